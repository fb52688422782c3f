/** What the local mail server is started with. */
export interface MailProcessOptions {
  smtpPort: number;
  pagePort: number;
}

/**
 * Reads the environment: MAIL_PORT (1025) is where letters are taken, MAIL_PAGE_PORT (8025) where they are shown;
 * 0 for any free one.
 *
 * @throws Error, a sentence for the terminal, for a value that is no port
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
