import { routePaths, routes, screenModule } from '#shared/routes.ts';
import type { RoutePath } from '#shared/routes.ts';

/** The route of a requested address. */
export interface SiteRoute {
  /** Path in the route table; null for an unknown address. */
  path: RoutePath | null;
  /** Decoded parameters. */
  parameters: Readonly<Record<string, string>>;
  /** Source module of the code needed first; null for an unknown address, or if it depends on the user's role. */
  module: string | null;
}

const patterns = routePaths.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** Finds the route of a path (as received, percent-encoded, without query). Never throws. */
export function matchSiteRoute(address: string): SiteRoute {
  // Without the lookbehind the regular expression would restart at each slash of a sequence.
  const trimmedAddress = address.replace(/(?<!\/)\/+$/, '') || '/';
  for (const { path, pattern } of patterns) {
    const match = pattern.exec(trimmedAddress);
    if (!match) continue;
    const decodedGroups = Object.entries(match.groups ?? {}).map(([name, text]) => [
      name,
      decodeSafely(text),
    ]);
    return {
      path,
      parameters: Object.fromEntries(decodedGroups) as Record<string, string>,
      module: firstModule(path),
    };
  }
  return { path: null, parameters: {}, module: null };
}

/**
 * Returns the module needed first. Visitors without access need the code of the access message instead of the screen.
 */
function firstModule(path: RoutePath): string | null {
  const { access, screen } = routes[path];
  if (access === 'anyone') return screenModule(screen);
  return access === 'signed-in' ? 'src/app/guards/require-session.tsx' : null;
}

/** Returns true for a page of managers or super admins, which exists only in Portuguese. */
export function isPanelPath(path: string): boolean {
  const route = matchSiteRoute(path).path;
  const access = route && routes[route].access;
  return access === 'managers' || access === 'super-admins';
}

/** Returns the path of a server-rendered page; null for any other address, and for one with state parameters. */
export function renderedPath(target: string): string | null {
  const [path = '', query] = target.split('?', 2);
  const route = matchSiteRoute(path).path;
  const definition = route && routes[route];
  if (!definition || !('rendered' in definition)) return null;
  if (query === undefined) return path;
  const parameters = new URLSearchParams(query);
  const stateParameters: readonly string[] = definition.rendered.stateParameters;
  return stateParameters.some((name) => parameters.has(name)) ? null : path;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
