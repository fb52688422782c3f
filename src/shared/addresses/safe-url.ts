/**
 * Returns a normalised absolute http or https URL that a page may link to, otherwise null, so that 'javascript:' and
 * similar schemes never become a link. An address without a scheme ('site.com.br') gets https. An address with a user
 * name or password, or longer than 2,000 characters, is refused.
 */
export function safeExternalUrl(value: string): string | null {
  const text = value.trim();
  if (text === '' || text.length > 2000 || /\s/.test(text)) return null;
  const absoluteUrl = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const url = parseUrl(absoluteUrl);
  if (url === null) return null;
  const isWebUrl = url.protocol === 'https:' || url.protocol === 'http:';
  // A host name without a dot ('//evil', 'contato') is not a public address.
  return isWebUrl && url.hostname.includes('.') && url.username === '' && url.password === ''
    ? url.href
    : null;
}

/** Returns a URL for display: 'bardoze.com.br/cardapio', without scheme, 'www.' and trailing slash. */
export function displayUrl(value: string): string {
  return value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/**
 * Parses a URL.
 * @param base URL that a relative one is resolved against
 * @returns null if the text is not a valid URL
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
