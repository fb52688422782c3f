/** Options of the local mail server. */
export interface MailProcessOptions {
  smtpPort: number;
  pagePort: number;
}

/**
 * Reads the environment: MAIL_PORT (default 1025) is the SMTP port, MAIL_PAGE_PORT (default 8025) the port of the page;
 * 0 picks a free port.
 * @throws Error with a sentence for the terminal, for a value that is not a port
 */
export function readMailOptions(env: NodeJS.ProcessEnv): MailProcessOptions {
  return {
    smtpPort: readPort(env, 'MAIL_PORT', 1025),
    pagePort: readPort(env, 'MAIL_PAGE_PORT', 8025),
  };
}

function readPort(env: NodeJS.ProcessEnv, variable: string, standard: number): number {
  const text = env[variable]?.trim() || String(standard);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new Error(`${variable}=${text} is not a port.`);
}
