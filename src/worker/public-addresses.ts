import { language } from '#shared/language.ts';
import { languages, splitLanguage } from '#shared/languages.ts';
import { routePaths, routes } from '#shared/routes.ts';

/** First parts of paths that are not pages of this worker: backend paths, files, and pages of other languages. */
const otherParts = ['api', 'uploads', 'assets', ...languages.filter((other) => other !== language)];

/** Matches paths of pages in the language of this worker: nothing that ends like a file name. */
export const pagePattern = new RegExp(
  `^/(?!(?:${otherParts.join('|')})(?:[/?]|$))(?![^?]*\\.[a-z\\d]{1,8}(?:\\?|$))`,
  'i',
);

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

/**
 * Returns true if a device may cache the rendered page of a path: it is in the language of this worker, is the same for
 * all users, and stays public.
 */
export function isCacheable(path: string): boolean {
  const page = splitLanguage(path);
  return (
    page.language === language && renderedPathPatterns.some((pattern) => pattern.test(page.address))
  );
}
