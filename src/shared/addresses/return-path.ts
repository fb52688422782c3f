import { parseUrl } from './parse-url.ts';

/** Screens that one never returns to after signing in. */
const authPaths = /^\/(login|register)\/?$/i;

const maxLength = 2000;
/** An origin that no address can have: whatever leaves it leads elsewhere. */
const here = 'https://guia.invalid';

/**
 * Where somebody goes after signing in: the page they came from, path, query and fragment, of this site
 * only. Anything else is `fallback`: other origins however they are written ('//evil', '/\evil', a tab
 * between the slashes, '/.//evil'), other schemes, values that are no text, the login itself.
 */
export function safeReturnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > maxLength) {
    return fallback;
  }
  const url = parseUrl(value, here);
  if (url?.origin !== here || authPaths.test(url.pathname)) return fallback;
  const path = url.pathname + url.search + url.hash;
  // What was normalised must mean the same when a browser reads it again.
  return parseUrl(path, here)?.href === url.href ? path : fallback;
}
