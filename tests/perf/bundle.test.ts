import { beforeAll, describe, expect, test } from 'vitest';
import { screenModule } from '#shared/routes.ts';
import { shellPath } from '#shared/service-worker.ts';
import { Bundle } from '#support/bundle.ts';
import { workerFiles } from '../../scripts/worker-files.ts';

/** Budgets in kB of 1,000 bytes under gzip. */
const budget = { entry: 115, route: 30, styles: 12 };

const panelRoutes = [
  'src/app/route-tables/admin-routes.tsx',
  'src/app/route-tables/manager-routes.tsx',
];

const firestoreChunk = 'src/platform/firestore/firestore-sdk.ts';
/** The connection code is loaded together with the Firestore SDK. */
const connectionChunk = 'src/app/startup.tsx';

let bundle: Bundle;

/** Returns the style sheets of a chunk without those that every page loads. */
const stylesOf = (key: string): string[] => {
  const everywhere = bundle.styles(bundle.entry);
  return [...bundle.styles(key)].filter((sheet) => !everywhere.has(sheet));
};

// `npm test` builds dist first; before a single run, use `npm test -- build`.
beforeAll(async () => {
  bundle = await Bundle.read('dist');
});

test('the code that every page loads before it runs stays within its budget', async () => {
  const size = await bundle.gzipKb(bundle.atStart);
  console.info(`/ static closure: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(budget.entry);
});

test('the style sheet stays within its budget', async () => {
  const size = await bundle.gzipKb(bundle.styles(bundle.entry));
  console.info(`CSS: ${size.toFixed(1)} kB`);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(budget.styles);
});

test('the style sheet of the panels stays within the same budget, and no visitor page loads it', async () => {
  const [sheet = [], others] = panelRoutes.map(stylesOf);
  expect(sheet).toHaveLength(1);
  expect(others).toEqual(sheet);
  const size = await bundle.gzipKb(sheet);
  console.info(`CSS of the panels: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(budget.styles);
  const visited = bundle.screens.filter((screen) => !/\/screens\/(?:admin|manager)\//.test(screen));
  expect(visited.length).toBeGreaterThanOrEqual(5);
  for (const screen of visited) expect(stylesOf(screen), screen).not.toContain(sheet[0]);
});

test('each route adds no more code than its budget', async () => {
  const shared = new Set([
    ...bundle.atStart,
    ...bundle.staticClosure(firestoreChunk),
    ...bundle.staticClosure(connectionChunk),
  ]);
  expect(bundle.screens.length).toBeGreaterThanOrEqual(5);
  for (const screen of bundle.screens) {
    const own = [...bundle.staticClosure(screen)].filter((file) => !shared.has(file));
    const size = await bundle.gzipKb(own);
    console.info(`${screen}: ${size.toFixed(1)} kB`);
    expect.soft(size, screen).toBeLessThanOrEqual(budget.route);
  }
});

test.each([
  ['home/home', 108],
  ['categories/categories', 108],
  ['categories/category/category', 110],
  ['place-page/place-detail', 122],
])(
  '%s is hydrated after at most eight files and %d kB of transferred code',
  async (screen, most) => {
    const files = new Set([...bundle.atStart, ...bundle.staticClosure(screenModule(screen))]);
    const size = await bundle.brotliKb(files);
    console.info(`${screen}: ${files.size} files, ${size.toFixed(1)} kB as received`);
    expect(files.size).toBeLessThanOrEqual(8);
    expect(size).toBeLessThanOrEqual(most);
  },
);

test.each(['es', 'en'] as const)(
  'in %s a page needs at most 1 kB more than in Portuguese',
  async (language) => {
    const translated = await Bundle.read('dist', language);
    for (const screen of ['home/home', 'categories/category/category', 'place-page/place-detail']) {
      const [size = 0, portuguese = 0] = await Promise.all(
        [translated, bundle].map((built) =>
          built.brotliKb(new Set([...built.atStart, ...built.staticClosure(screenModule(screen))])),
        ),
      );
      console.info(`${screen} in ${language}: ${size.toFixed(1)} kB, ${portuguese.toFixed(1)} kB`);
      expect.soft(size - portuguese, screen).toBeLessThanOrEqual(1);
    }
  },
);

test('a public list is hydrated after at most 122 kB of transferred code', async () => {
  const files = new Set([
    ...bundle.atStart,
    ...bundle.staticClosure('src/app/route-tables/list-routes.tsx'),
    ...bundle.staticClosure('src/features/lists/screens/public-list-screen.tsx'),
  ]);
  const size = await bundle.brotliKb(files);
  console.info(`lists/public-list: ${files.size} files, ${size.toFixed(1)} kB as received`);
  expect(size).toBeLessThanOrEqual(122);
});

test('the precache of the service worker is at most 300 kB as transferred', async () => {
  const listed = (await workerFiles('dist', 'pt', 'any')).map(({ url }) => url.slice(1));
  const worker = await bundle.source('sw.js');
  expect(listed.filter((file) => !worker.includes(`/${file}`))).toEqual([]);
  const files = listed.map((file) => (file === shellPath.slice(1) ? 'index.html' : file));
  const size = await bundle.receivedKb(files);
  const own = await bundle.receivedKb(['sw.js']);
  console.info(
    `service worker: ${files.length} files, ${size.toFixed(1)} kB, itself ${own.toFixed(1)} kB`,
  );
  expect(files).toContain(bundle.fileOf(bundle.entry));
  expect(files).toContain(bundle.fileOf('src/features/favorites/screens/favorites-screen.tsx'));
  expect(size + own).toBeLessThanOrEqual(300);
});

test('the coast line is at most 4 kB as transferred and is not precached', async () => {
  const file = bundle.fileOf('src/features/map/model/coast/coast.ts');
  const size = await bundle.brotliKb([file]);
  console.info(`coast line: ${size.toFixed(2)} kB as received`);
  expect(await bundle.source(file)).toContain('Córrego Grande');
  expect(size).toBeLessThanOrEqual(4);
  const listed = (await workerFiles('dist', 'pt', 'any')).map(({ url }) => url.slice(1));
  expect(listed).not.toContain(file);
});

describe('code that must load on demand', () => {
  const heavy = [
    ['Auth', /identitytoolkit/],
    ['Storage', /firebasestorage/],
    ['the map', /leaflet-container/],
    ['Stripe', /js\.stripe\.com/],
    ['Firestore', /runAggregationQuery/],
  ] as const;

  test.each(heavy)('%s is not in the code that every page loads', async (_, trace) => {
    const sources = await Promise.all([...bundle.atStart].map((file) => bundle.source(file)));
    expect(sources.filter((source) => trace.test(source))).toEqual([]);
  });

  test.each([
    ['the map', 'src/features/map/components/place-map/leaflet-map.tsx', /leaflet-container/],
    ['Firestore', firestoreChunk, /runAggregationQuery/],
    ['Auth', 'src/platform/firestore/auth-sdk.ts', /identitytoolkit/],
  ])('the search string is found in the chunk that contains it: %s', async (_, key, trace) => {
    const files = [...bundle.staticClosure(key)];
    const sources = await Promise.all([...files].map((file) => bundle.source(file)));
    expect(sources.join('')).toMatch(trace);
  });
});
