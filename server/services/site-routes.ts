/** What the page shell knows about an address of the site. */
export type SiteAddress =
  | { kind: 'home' }
  | { kind: 'category'; slug: string }
  | { kind: 'place'; param: string }
  | { kind: 'screen' }
  | { kind: 'unknown' };

/** A screen's address, and the source module whose code it needs first. */
interface SiteRoute {
  pattern: RegExp;
  module: string | null;
  address: (groups: Readonly<Record<string, string | undefined>>) => SiteAddress;
}

const screen = (): SiteAddress => ({ kind: 'screen' });

/**
 * The addresses of src/app/routes.tsx, first match first, as the server needs them: which code to
 * announce, whose preview to write, and which addresses do not exist.
 */
const siteRoutes: readonly SiteRoute[] = [
  {
    pattern: /^\/$/,
    module: 'src/screens/home/home-screen.tsx',
    address: () => ({ kind: 'home' }),
  },
  {
    pattern: /^\/categories$/,
    module: 'src/screens/categories/categories-screen.tsx',
    address: screen,
  },
  {
    pattern: /^\/places\/(?<slug>[^/]+)$/,
    module: 'src/screens/places/category-screen.tsx',
    address: ({ slug = '' }) => ({ kind: 'category', slug }),
  },
  {
    pattern: /^\/places\/[^/]+\/(?<param>[^/]+)$/,
    module: 'src/screens/places/place-detail-screen.tsx',
    address: ({ param = '' }) => ({ kind: 'place', param }),
  },
  { pattern: /^\/help$/, module: 'src/screens/profile/help/help-screen.tsx', address: screen },
  { pattern: /^\/search$/, module: 'src/screens/search/search-screen.tsx', address: screen },
  {
    pattern:
      /^\/(?:favorites|profile|login|register|subscription|club|terms|privacy|history|settings|help|admin|manager)(?:\/|$)/,
    module: null,
    address: screen,
  },
];

/** Finds what stands behind a path (as it came, percent-encoded, without query). Never throws. */
export function matchSiteRoute(path: string): { address: SiteAddress; module: string | null } {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  for (const route of siteRoutes) {
    const match = route.pattern.exec(trimmed);
    if (!match) continue;
    const groups = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decode(text)]);
    return {
      address: route.address(Object.fromEntries(groups) as Record<string, string>),
      module: route.module,
    };
  }
  return { address: { kind: 'unknown' }, module: null };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
