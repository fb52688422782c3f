/** The service worker of the site (docs/decisions/0033-service-worker.md). It caches only public content. */
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { addPlugins } from 'workbox-precaching/addPlugins.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { shellPath } from '#shared/service-worker.ts';
import type { PageAnswers, WorkerMessage } from '#shared/service-worker.ts';
import { putWithinLimit } from './bounded-cache.ts';
import { FirstAnswer } from './first-answer.ts';
import { markCached, withAnswers } from './cached-page.ts';
import { isFile, isPage, isPublicAnswer, isCacheable, searchFiles } from './public-addresses.ts';
import { isOwnPage, isRenderedPage, isTrustedAnswer } from './trusted-answer.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by scripts/build-worker.ts: the build, and its files that visitors need offline. */
declare const workerBuild: string;
declare const workerFiles: { url: string; revision: string | null }[];

/** Pauses before each attempt to cache a page: a busy server returns a shell. */
const keepingPausesMs = [0, 4000];
const dayMs = 24 * 60 * 60_000;

/** Cache names. Caches that depend on the build contain its name and are deleted with it. */
const caches = {
  pages: `pages-${workerBuild}`,
  answers: `answers-${workerBuild}`,
  // Pages that the server has not rendered, built from data that a page has read.
  read: `read-${workerBuild}`,
  files: 'files',
  pictures: 'pictures',
};

const onlyIf = (isKept: (path: string, response: Response) => boolean | Promise<boolean>) =>
  ({
    cacheWillUpdate: async ({ request, response }) =>
      (await isKept(new URL(request.url).pathname, response)) ? response : null,
  }) satisfies WorkboxPlugin;

const within = (mostEntries: number, mostAgeMs?: number) =>
  ({
    cacheDidUpdate: async ({ cacheName }) =>
      putWithinLimit(await self.caches.open(cacheName), { mostEntries, mostAgeMs }),
  }) satisfies WorkboxPlugin;

// A build is cached completely or not at all: a wrong answer, also from an older server, is retried later.
addPlugins([
  onlyIf(async (path, response) =>
    path === shellPath ? isOwnPage(response, workerBuild) : isTrustedAnswer(path, response),
  ),
]);
precacheAndRoute(workerFiles, { cleanURLs: false });

const shell = async ({ url }: Request) => {
  const options = { cacheName: caches.read, ignoreSearch: true, ignoreVary: true };
  const read = await self.caches.match(url, options);
  const page = read ?? (await matchPrecache(shellPath));
  return page && markCached(page, !read);
};

const pages = new FirstAnswer({
  cacheName: caches.pages,
  patienceMs: 800,
  asKept: (page) => markCached(page, false),
  // A page without content must read the data that a rendered page contains, so the fallback is used later.
  otherwise: { patienceMs: 4000, answer: shell },
  plugins: [
    onlyIf((path, response) => isCacheable(path) && isRenderedPage(response)),
    within(60, 60 * dayMs),
  ],
});
registerRoute(new NavigationRoute(pages, { allowlist: [isPage] }));

const answers = new FirstAnswer({
  cacheName: caches.answers,
  // Gives the network 3 s: a correct list is worth more than a cached one that is a minute old.
  patienceMs: 3000,
  plugins: [onlyIf(isTrustedAnswer), within(80, 60 * dayMs)],
});
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPublicAnswer(url, request),
  answers,
);

const files = new CacheFirst({
  cacheName: caches.files,
  plugins: [onlyIf(isTrustedAnswer), within(120)],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile.test(url.pathname),
  async (options) => {
    // File names contain a content hash, so a file cached by any build is the same.
    const held = await self.caches.match(options.request, { ignoreVary: true });
    return held ?? files.handle(options);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/uploads\/(?:places|reviews)\//.test(url.pathname),
  new CacheFirst({
    cacheName: caches.pictures,
    plugins: [onlyIf(isTrustedAnswer), within(150)],
  }),
);

// When the storage is full, images are deleted first.
const makeRoom = () => self.caches.delete(caches.pictures);
registerQuotaErrorCallback(makeRoom);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOtherBuilds(),
      self.clients.claim(),
      // Sends the request while the worker starts.
      self.registration.navigationPreload?.enable(),
    ]),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'build':
      event.ports[0]?.postMessage(workerBuild);
      break;
    case 'take-over':
      event.waitUntil(self.skipWaiting());
      break;
    case 'read':
      if (message.build === workerBuild) event.waitUntil(keepRead(message.path, message));
      break;
    case 'seen':
      event.waitUntil(Promise.allSettled([keepPage(event, message.path), keepSearch(event)]));
      break;
  }
});

async function dropOtherBuilds(): Promise<void> {
  const own = new Set(Object.values(caches));
  const names = await self.caches.keys();
  const old = names.filter((name) => /^(?:pages|answers|read)-/.test(name) && !own.has(name));
  await Promise.all(old.map((name) => self.caches.delete(name)));
}

async function keepPage(event: ExtendableEvent, path: string | null): Promise<void> {
  if (path === null || !isCacheable(path)) return;
  const url = new URL(path, self.location.origin);
  const cache = await self.caches.open(caches.pages);
  for (const pauseMs of keepingPausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const [answer, done] = pages.handleAll({
      event,
      request: new Request(url, { headers: { Accept: 'text/html' } }),
    });
    await Promise.allSettled([answer, done]);
    if (await cache.match(url, { ignoreVary: true })) return;
  }
}

/** Caches page data. A server-rendered page contains more, and is preferred if there is one. */
async function keepRead(path: string, answers: PageAnswers): Promise<void> {
  const page = isCacheable(path) && (await matchPrecache(shellPath));
  if (!page) return;
  const filled = await withAnswers(page, answers);
  const keep = async () => {
    const cache = await self.caches.open(caches.read);
    await cache.put(path, filled.clone());
    await putWithinLimit(cache, { mostEntries: 60 });
  };
  await keep().catch(async () => {
    await makeRoom();
    await keep();
  });
}

/** Caches the search files, because a user may search for the first time while offline. */
async function keepSearch(event: ExtendableEvent): Promise<void> {
  const cache = await self.caches.open(caches.answers);
  for (const path of searchFiles) {
    if (!(await cache.match(path, { ignoreVary: true }))) {
      await Promise.allSettled(answers.handleAll({ event, request: new Request(path) }));
    }
  }
}
