import { parseUrl } from './safe-url.ts';

/** Screens that are no destination after sign-in. */
const authPathPattern = /^\/(login|register)\/?$/i;

const maxPathLength = 2000;
/** An origin that no real address has: a URL that resolves to another origin leaves the site. */
const placeholderOrigin = 'https://guia.invalid';

/**
 * Returns the path to open after sign-in: the previous page of this site with path, query and fragment. Returns
 * `fallback` for anything else: other origins in any notation ('//evil', '/\evil', a tab between the slashes,
 * '/.//evil'), other schemes, values that are not text, and the sign-in and registration screens.
 */
export function safeReturnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > maxPathLength) {
    return fallback;
  }
  const url = parseUrl(value, placeholderOrigin);
  if (url?.origin !== placeholderOrigin || authPathPattern.test(url.pathname)) return fallback;
  const path = url.pathname + url.search + url.hash;
  // Refuses a path that a browser would parse to another URL, such as '/.//evil', which is normalised to '//evil'.
  return parseUrl(path, placeholderOrigin)?.href === url.href ? path : fallback;
}
