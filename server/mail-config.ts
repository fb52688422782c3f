/** How letters are sent, and what they need to know. */
export interface MailConfig {
  /** 'smtp://user:password@host:587' or 'smtps://…'. Never logged. */
  url: string;
  /** Address of the sender. */
  from: string;
  /** Origin of the links in letters, 'https://guia.example'. */
  siteOrigin: string;
}

/**
 * Letters that could not be sent, or whose links would lead nowhere.
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

/** Whether a text is 'smtp://host' or 'smtps://host', with a port, a user and a password or without. */
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
