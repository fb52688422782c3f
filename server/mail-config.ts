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
 * @param known the variables that are set
 * @param isEmulated whether local services are used
 * @returns sentences in Portuguese
 */
export function mailContradictions(
  known: Readonly<Record<string, string>>,
  isEmulated: boolean,
): string[] {
  const problems: string[] = [];
  if (!known['MAIL_URL'] !== !known['MAIL_FROM']) {
    problems.push('As variáveis MAIL_URL e MAIL_FROM só valem juntas: informe as duas ou nenhuma.');
  }
  if (!isEmulated && known['MAIL_URL'] && !known['PUBLIC_ORIGIN']) {
    problems.push(
      'A variável PUBLIC_ORIGIN falta: com MAIL_URL, é para ela que os endereços das cartas levam.',
    );
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
