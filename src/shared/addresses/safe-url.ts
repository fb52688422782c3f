import { parseUrl } from './parse-url.ts';

/**
 * An address that a page may link to: absolute http or https, normalised; otherwise null, so that
 * 'javascript:' and the like never become a link. An address without a scheme ('site.com.br') is
 * taken for https. At most 2,000 characters.
 */
export function safeExternalUrl(value: string): string | null {
  const text = value.trim();
  if (text === '' || text.length > 2000 || /\s/.test(text)) return null;
  const absolute = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const url = parseUrl(absolute);
  if (url === null) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A name without a dot ('//evil', 'contato') is no public address.
  return isWeb && url.hostname.includes('.') && url.username === '' && url.password === ''
    ? url.href
    : null;
}

/** An address as people read it: 'bardoze.com.br/cardapio', without scheme, 'www.' or a last slash. */
export function displayUrl(value: string): string {
  return value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
