/** The service worker of the site (docs/decisions/0033-service-worker.md). It caches only public content. */
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { addPlugins } from 'workbox-precaching/addPlugins.js';
import { matchPrecache } from 'workbox-precaching/matchPrecache.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { language } from '#shared/language.ts';
import { shellPath } from '#shared/service-worker.ts';
import type { PageQueryData, WorkerMessage } from '#shared/service-worker.ts';
import { dayMs } from '#shared/time-units.ts';
import { deleteAboveLimits } from './bounded-cache.ts';
import { NetworkFirstStrategy } from './network-first-strategy.ts';
import { markCached, withPageData } from './cached-page.ts';
import {
  filePattern,
  pagePattern,
  isPublicApiRequest,
  isCacheable,
  searchFiles,
} from './public-addresses.ts';
import { isPageOfBuild, isRenderedPage, isTrustedResponse } from './trusted-response.ts';

declare const self: ServiceWorkerGlobalScope;
/** Set by scripts/build-worker.ts: the build, and its files that visitors need offline. */
declare const workerBuild: string;
declare const workerFiles: { url: string; revision: string | null }[];

/** Pauses before each attempt to cache a page, in ms. A busy server returns a shell, so a second attempt is made. */
const retryDelaysMs = [0, 4000];

/** Start of the names of the caches of this worker. The worker of another language has its own. */
const ownPrefix = language === 'pt' ? '' : `${language}-`;

/** Cache names. Caches that depend on the build contain its name and are deleted with it. */
const cacheNames = {
  pages: `${ownPrefix}pages-${workerBuild}`,
  answers: `${ownPrefix}answers-${workerBuild}`,
  // Pages that the server has not rendered, built from data that a page has read.
  read: `${ownPrefix}read-${workerBuild}`,
  files: 'files',
  pictures: 'pictures',
};

const cacheOnlyIf = (
  shouldCache: (path: string, response: Response) => boolean | Promise<boolean>,
) =>
  ({
    cacheWillUpdate: async ({ request, response }) =>
      (await shouldCache(new URL(request.url).pathname, response)) ? response : null,
  }) satisfies WorkboxPlugin;

const withLimits = (maxEntries: number, maxAgeMs?: number) =>
  ({
    cacheDidUpdate: async ({ cacheName }) =>
      deleteAboveLimits(await self.caches.open(cacheName), {
        maxEntries,
        maxAgeMs,
      }),
  }) satisfies WorkboxPlugin;

// A build is cached completely or not at all: a wrong answer, also from an older server, is retried later.
addPlugins([
  cacheOnlyIf(async (path, response) =>
    path === shellPath ? isPageOfBuild(response, workerBuild) : isTrustedResponse(path, response),
  ),
]);
precacheAndRoute(workerFiles, { cleanURLs: false });

const answerWithShell = async ({ url }: Request) => {
  const options = { cacheName: cacheNames.read, ignoreSearch: true, ignoreVary: true };
  const cachedPage = await self.caches.match(url, options);
  const page = cachedPage ?? (await matchPrecache(shellPath));
  return page && markCached(page, !cachedPage);
};

const pageStrategy = new NetworkFirstStrategy({
  cacheName: cacheNames.pages,
  patienceMs: 800,
  transformCached: (page) => markCached(page, false),
  // The shell still has to fetch the data that a rendered page contains, so it is used only after a longer wait.
  fallback: { patienceMs: 4000, respond: answerWithShell },
  plugins: [
    cacheOnlyIf((path, response) => isCacheable(path) && isRenderedPage(response)),
    withLimits(60, 60 * dayMs),
  ],
});
registerRoute(new NavigationRoute(pageStrategy, { allowlist: [pagePattern] }));

const publicDataStrategy = new NetworkFirstStrategy({
  cacheName: cacheNames.answers,
  // Waits 3 s for the network, because a current list is better than a cached one.
  patienceMs: 3000,
  plugins: [cacheOnlyIf(isTrustedResponse), withLimits(80, 60 * dayMs)],
});
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPublicApiRequest(url, request),
  publicDataStrategy,
);

const maxCachedFiles = 120;
const fileStrategy = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [cacheOnlyIf(isTrustedResponse), withLimits(maxCachedFiles)],
});
// File names contain a content hash, so a file cached by any build is the same.
const cachedFile = (file: Request | string) => self.caches.match(file, { ignoreVary: true });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && filePattern.test(url.pathname),
  async (options) => (await cachedFile(options.request)) ?? fileStrategy.handle(options),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/uploads\/(?:places|reviews)\//.test(url.pathname),
  new CacheFirst({
    cacheName: cacheNames.pictures,
    plugins: [cacheOnlyIf(isTrustedResponse), withLimits(150)],
  }),
);

// When the storage is full, images are deleted first.
const deleteCachedImages = () => self.caches.delete(cacheNames.pictures);
registerQuotaErrorCallback(deleteCachedImages);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOtherBuilds(),
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
      if (message.build === workerBuild) event.waitUntil(cachePageFromData(message.path, message));
      break;
    case 'seen':
      event.waitUntil(
        Promise.allSettled([
          cachePage(event, message.path),
          cacheSearchFiles(event),
          cacheFiles(event, message.files),
        ]),
      );
      break;
  }
});

async function deleteOtherBuilds(): Promise<void> {
  const currentCacheNames = new Set(Object.values(cacheNames));
  const names = await self.caches.keys();
  const outdatedCacheNames = names.filter(
    (name) =>
      name.startsWith(ownPrefix) &&
      /^(?:pages|answers|read)-/.test(name.slice(ownPrefix.length)) &&
      !currentCacheNames.has(name),
  );
  await Promise.all(outdatedCacheNames.map((name) => self.caches.delete(name)));
}

async function cachePage(event: ExtendableEvent, path: string | null): Promise<void> {
  if (path === null || !isCacheable(path)) return;
  const url = new URL(path, self.location.origin);
  const cache = await self.caches.open(cacheNames.pages);
  for (const pauseMs of retryDelaysMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const [answer, done] = pageStrategy.handleAll({
      event,
      request: new Request(url, { headers: { Accept: 'text/html' } }),
    });
    await Promise.allSettled([answer, done]);
    if (await cache.match(url, { ignoreVary: true })) return;
  }
}

/** Caches page data. A server-rendered page contains more, and is preferred if there is one. */
async function cachePageFromData(path: string, pageQueryData: PageQueryData): Promise<void> {
  const page = isCacheable(path) && (await matchPrecache(shellPath));
  if (!page) return;
  const filledPage = await withPageData(page, pageQueryData);
  const storePage = async () => {
    const cache = await self.caches.open(cacheNames.read);
    await cache.put(path, filledPage.clone());
    await deleteAboveLimits(cache, { maxEntries: 60 });
  };
  await storePage().catch(async () => {
    await deleteCachedImages();
    await storePage();
  });
}

/** Caches code that a page loaded before this worker controlled it; the HTTP cache of the browser still has it. */
async function cacheFiles(event: ExtendableEvent, paths: string[]): Promise<void> {
  for (const path of paths.filter((file) => filePattern.test(file)).slice(0, maxCachedFiles)) {
    if (await cachedFile(path)) continue;
    await Promise.allSettled(fileStrategy.handleAll({ event, request: new Request(path) }));
  }
}

/** Caches the search files, because a user may search for the first time while offline. */
async function cacheSearchFiles(event: ExtendableEvent): Promise<void> {
  const cache = await self.caches.open(cacheNames.answers);
  for (const path of searchFiles) {
    if (!(await cache.match(path, { ignoreVary: true }))) {
      await Promise.allSettled(publicDataStrategy.handleAll({ event, request: new Request(path) }));
    }
  }
}
