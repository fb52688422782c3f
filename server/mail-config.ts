/** Configuration of outgoing e-mails. */
export interface MailConfig {
  /** 'smtp://user:password@host:587' or 'smtps://…'. Never logged. */
  url: string;
  /** Sender address. */
  from: string;
  /** Origin of the links in e-mails, 'https://guia.example'. */
  siteOrigin: string;
}

/**
 * Returns the problems of a mail setup that cannot send, or whose links would not work.
 * @param presentVariables the variables that are set
 * @param isEmulated whether local services are used
 * @returns sentences in English
 */
export function findMailContradictions(
  presentVariables: Readonly<Record<string, string>>,
  isEmulated: boolean,
): string[] {
  const problems: string[] = [];
  if (!presentVariables['MAIL_URL'] !== !presentVariables['MAIL_FROM']) {
    problems.push('MAIL_URL and MAIL_FROM must be set together.');
  }
  if (!isEmulated && presentVariables['MAIL_URL'] && !presentVariables['PUBLIC_ORIGIN']) {
    problems.push('PUBLIC_ORIGIN is not set: with MAIL_URL, the links in e-mails lead to it.');
  }
  return problems;
}

/** True if a text is 'smtp://host' or 'smtps://host', with or without a port, a user and a password. */
export function isMailUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return (
    (protocol === 'smtp:' || protocol === 'smtps:') &&
    hostname !== '' &&
    (pathname === '' || pathname === '/') &&
    search + hash === ''
  );
}
