import { routePaths, routes } from '#shared/routes.ts';

/** Paths of pages: no file, no answer of the backend, and nothing that ends like the name of a file. */
export const isPage = /^\/(?!(?:api|uploads|assets)(?:\/|$))(?![^?]*\.[a-z\d]{1,8}(?:\?|$))/i;

/** Files of the build, whose names change with their contents. */
export const isFile = /^\/assets\//;

const publicAnswers =
  /^\/api\/(?:places\/(?:index(?:\/(?:descriptions|hours))?|benefits|[^/]+\/related)|home|events\/[^/]+|club\/(?:offers|showcase))$/;

/** What searching needs. */
export const searchFiles = ['/api/places/index', '/api/places/index/hours', '/api/places/benefits'];

/** Whether a request asks the backend for what everybody may see: what is asked in somebody's name never is. */
export function isPublicAnswer(
  { pathname }: Pick<URL, 'pathname'>,
  { headers }: Pick<Request, 'headers'>,
): boolean {
  return publicAnswers.test(pathname) && !headers.has('Authorization');
}

const renderedPaths = routePaths
  .filter((path) => 'rendered' in routes[path] && !('isUnlisted' in routes[path]))
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Whether a device may keep what the server rendered of a path: the same for everybody, and for good. */
export function mayBeKept(path: string): boolean {
  return renderedPaths.some((rendered) => rendered.test(path));
}
