import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { screenModule } from '../src/shared/routes.ts';
import { languageFolder } from '#server/site/build-files.ts';
import { localizedAddress } from '../src/shared/languages.ts';
import type { Language } from '../src/shared/languages.ts';
import { shellPath } from '../src/shared/service-worker.ts';

/** A file that the service worker precaches on installation. */
export interface WorkerFile {
  url: string;
  /** Null if the URL contains a hash of the content. */
  revision: string | null;
}

/** The part of Vite's manifest that this script reads. */
type Manifest = Record<
  string,
  {
    file: string;
    name?: string;
    isEntry?: boolean;
    imports?: string[];
    dynamicImports?: string[];
    css?: string[];
  }
>;

/** Screens that work offline: the public screens, and the favourites, reservations and club card of members. */
const screens = [
  ...['home/home', 'categories/categories', 'categories/category/category'],
  ...['place-page/place-detail', 'search/search', 'events/agenda', 'events/event'],
  ...['favorites/favorites', 'profile/profile', 'reservations/reservations'],
].map(screenModule);

/** Lazy-loaded modules of these screens that work offline. All other files are cached after their first use. */
const lateParts = [
  ...['startup', 'route-tables/signed-in-routes'].map((name) => `src/app/${name}.tsx`),
  ...['guards/deferred-banners', 'offline/connection-banners', 'shell/categories-panel'].map(
    (name) => `src/app/${name}.tsx`,
  ),
  'src/features/favorites/data/favorite-store.ts',
  ...['event-store', 'saved-event-store'].map((name) => `src/features/events/data/${name}.ts`),
  'src/features/search/data/search-engine.ts',
  'src/features/places/data/card-extras-store.ts',
  'src/app/member-session.ts',
  'src/app/offline/send-member-changes.ts',
  'src/features/search/components/header/suggestion-engine.ts',
  'src/features/search/components/header/suggestion-list.tsx',
  'src/features/home/screens/home-now.tsx',
  'src/features/categories/screens/category/category-bar.tsx',
  'src/features/categories/screens/category/category-search-results.tsx',
  'src/features/reviews/components/place/place-reviews.tsx',
  'src/features/offers/components/place/place-offers.tsx',
  'src/features/offers/components/place/benefit-line.tsx',
  'src/features/place-page/screens/related/related-places.tsx',
  'src/features/events/screens/event/event-load-failure.tsx',
  'src/features/favorites/screens/saved-events.tsx',
  'src/features/reservations/screens/own-reservations.tsx',
];

/**
 * Names of shared lazy-loaded modules that are cached after their first use: the screens work offline without them. A
 * member with an open code has loaded its module, and plans are stored on the device with the membership.
 */
const partsCachedOnUse = new Set(['helpful-mark', 'review-invitation', 'open-code', 'plan-store']);

/** Images that every page shows. The app shell shows them before any JavaScript runs. */
const drawings = ['icon.svg', 'placeholder.svg'];

/**
 * Returns the files of a build that visitors need offline to open the site, search, and see their favourites and their
 * club card: the code of these screens and modules, and the app shell. Firestore and Auth are cached on use: without a
 * network they answer nothing that is not cached otherwise, and a signed-in page has loaded them.
 * @param version version of the build in this language
 * @throws Error if the build does not contain one of the modules
 */
export async function workerFiles(
  siteDir: string,
  language: Language,
  version: string,
): Promise<WorkerFile[]> {
  const languageDir = languageFolder(siteDir, language);
  const text = await readFile(path.join(languageDir, '.vite', 'manifest.json'), 'utf8');
  const hashed = filesOf(JSON.parse(text) as Manifest);
  const named = await Promise.all(
    drawings.map(async (name) => {
      const content = await readFile(path.join(siteDir, name));
      const revision = createHash('sha256').update(content).digest('base64url').slice(0, 12);
      return { url: `/${name}`, revision };
    }),
  );
  return [
    { url: localizedAddress(language, shellPath), revision: version },
    ...named,
    ...[...hashed].sort().map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

function filesOf(manifest: Manifest): Set<string> {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const waiting = [...entries, ...screens, ...lateParts];
  const files = new Set<string>();
  const seen = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const part = manifest[key];
    if (!part) throw new Error(`The build has no ${key} for the service worker`);
    // Fonts are not precached: every page requests them, they are cached after that, and there are fallback fonts.
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    // Modules that the bundler merged have no source path in the manifest: small stores, and the app that the entry
    // imports.
    const nameless = (part.dynamicImports ?? []).filter(
      (later) => later.startsWith('_') && !partsCachedOnUse.has(manifest[later]?.name ?? ''),
    );
    waiting.push(...(part.imports ?? []), ...nameless);
  }
  return files;
}
