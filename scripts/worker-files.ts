import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { screenModule } from '../src/shared/routes.ts';
import { shellPath } from '../src/shared/service-worker.ts';

/** What the service worker fetches when it is installed. */
export interface WorkerFile {
  url: string;
  /** Null where the address changes with the content. */
  revision: string | null;
}

/** The part of Vite's manifest that is read here. */
type Manifest = Record<
  string,
  {
    file: string;
    isEntry?: boolean;
    imports?: string[];
    dynamicImports?: string[];
    css?: string[];
  }
>;

/** What visitors open, and members their favourites, bookings and card, without a network. */
const screens = [
  ...['home/home', 'categories/categories', 'categories/category/category'],
  ...['place-page/place-detail', 'search/search', 'events/agenda', 'events/event'],
  ...['favorites/favorites', 'profile/profile', 'reservations/reservations'],
].map(screenModule);

/** What these fetch when it is needed, and can be used without a network. Everything else is kept once it was used. */
const lateParts = [
  ...['startup', 'route-tables/member-routes'].map((name) => `src/app/${name}.tsx`),
  ...['guards/late-notices', 'offline/connection-notices', 'shell/categories-panel'].map(
    (name) => `src/app/${name}.tsx`,
  ),
  ...['firestore-sdk', 'auth-sdk'].map((name) => `src/platform/firestore/${name}.ts`),
  'src/features/favorites/data/favorite-store.ts',
  ...['event-store', 'saved-event-store'].map((name) => `src/features/events/data/${name}.ts`),
  'src/features/search/data/search-engine.ts',
  'src/features/places/data/said-of-places-store.ts',
  'src/app/member-session.ts',
  'src/app/offline/send-member-changes.ts',
  'src/features/search/components/header/suggestion-engine.ts',
  'src/features/search/components/header/suggestion-list.tsx',
  'src/features/favorites/components/member-heart.tsx',
  'src/features/events/components/save/member-event-heart.tsx',
  'src/features/home/screens/home-now.tsx',
  'src/features/categories/screens/category/category-bar.tsx',
  'src/features/categories/screens/category/found-in-category.tsx',
  'src/features/reviews/components/place/place-reviews.tsx',
  'src/features/offers/components/place/place-offers.tsx',
  'src/features/offers/components/place/benefit-line.tsx',
  'src/features/place-page/screens/related/leads-on.tsx',
  'src/features/events/screens/event/event-problem.tsx',
  'src/features/favorites/screens/below-favorites.tsx',
  'src/features/reservations/screens/own-reservations.tsx',
];

/** Drawn on every page, and on the shell before its code runs. */
const drawings = ['icon.svg', 'placeholder.svg'];

/**
 * The files of a build with which visitors can open it without a network, search, and see their favourites and their
 * card: all code of those screens and parts, and the page without content.
 * @param version of the build
 * @throws Error when the build has no such part any more
 */
export async function workerFiles(siteDir: string, version: string): Promise<WorkerFile[]> {
  const text = await readFile(path.join(siteDir, '.vite', 'manifest.json'), 'utf8');
  const hashed = filesOf(JSON.parse(text) as Manifest);
  const named = await Promise.all(
    drawings.map(async (name) => {
      const content = await readFile(path.join(siteDir, name));
      const revision = createHash('sha256').update(content).digest('base64url').slice(0, 12);
      return { url: `/${name}`, revision };
    }),
  );
  return [
    { url: shellPath, revision: version },
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
    // Without the typeface, which every page asks for and is kept then: others take its place.
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    // What was put into a file with others has lost its name: small stores, and the app that the entry begins.
    const nameless = (part.dynamicImports ?? []).filter((later) => later.startsWith('_'));
    waiting.push(...(part.imports ?? []), ...nameless);
  }
  return files;
}
