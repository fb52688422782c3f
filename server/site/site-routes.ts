import { routePaths, routes, screenModule } from '#shared/routes.ts';
import type { RoutePath } from '#shared/routes.ts';

/** What stands behind an address that a browser asked for. */
export interface SiteRoute {
  /** As the table of addresses names it; null where there is no such address. */
  path: RoutePath | null;
  /** Decoded. */
  parameters: Readonly<Record<string, string>>;
  /** The source module whose code is needed first; null where it depends on who is looking. */
  module: string | null;
}

const patterns = routePaths.map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** Finds what stands behind a path (as it came, percent-encoded, without query). Never throws. */
export function matchSiteRoute(address: string): SiteRoute {
  // Without the lookbehind it would begin again at each slash of a row.
  const trimmed = address.replace(/(?<!\/)\/+$/, '') || '/';
  for (const { path, pattern } of patterns) {
    const match = pattern.exec(trimmed);
    if (!match) continue;
    const groups = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decode(text)]);
    return {
      path,
      parameters: Object.fromEntries(groups) as Record<string, string>,
      module: firstModule(path),
    };
  }
  return { path: null, parameters: {}, module: null };
}

/** Somebody who may not see the screen never needs its code, but that which says so. */
function firstModule(path: RoutePath): string | null {
  const { access, screen } = routes[path];
  if (access === 'anyone') return screenModule(screen);
  return access === 'signed-in' ? 'src/app/guards/require-session.tsx' : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
