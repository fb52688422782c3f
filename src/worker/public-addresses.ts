import { routePaths, routes } from '#shared/routes.ts';

/** Matches paths of pages: no files, no backend paths, and nothing that ends like a file name. */
export const pagePattern = /^\/(?!(?:api|uploads|assets)(?:\/|$))(?![^?]*\.[a-z\d]{1,8}(?:\?|$))/i;

/** Matches build files, whose names contain a hash of their contents. */
export const filePattern = /^\/assets\//;

const publicApiPathPattern =
  /^\/api\/(?:places\/(?:index(?:\/(?:descriptions|hours))?|benefits|[^/]+\/related)|home|events\/[^/]+|club\/(?:offers|showcase))$/;

/** Files that the search needs. */
export const searchFiles = ['/api/places/index', '/api/places/index/hours', '/api/places/benefits'];

/** Returns true if a request asks the backend for public data. An authenticated request never counts as such. */
export function isPublicApiRequest(
  { pathname }: Pick<URL, 'pathname'>,
  { headers }: Pick<Request, 'headers'>,
): boolean {
  return publicApiPathPattern.test(pathname) && !headers.has('Authorization');
}

const renderedPathPatterns = routePaths
  .filter((path) => 'rendered' in routes[path] && !('isUnlisted' in routes[path]))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Returns true if a device may cache the rendered page of a path: it is the same for all users, and stays public. */
export function isCacheable(path: string): boolean {
  return renderedPathPatterns.some((pattern) => pattern.test(path));
}
