/** The service worker of the site (docs/decisions/0033-service-worker.md). It keeps what everybody may see, and nothing else. */
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
import { keepWithin } from './bounded-cache.ts';
import { FirstAnswer } from './first-answer.ts';
import { markedAsKept, withAnswers } from './kept-page.ts';
import { isFile, isPage, isPublicAnswer, mayBeKept, searchFiles } from './public-addresses.ts';
import { isOwnPage, isRenderedPage, isTrueAnswer } from './trusted-answer.ts';

declare const self: ServiceWorkerGlobalScope;
/** Of scripts/build-worker.ts: which build this is, and its files that visitors need without a network. */
declare const workerBuild: string;
declare const workerFiles: { url: string; revision: string | null }[];

/** Before each attempt to keep a page: a busy server answers with a shell. */
const keepingPausesMs = [0, 4000];
const dayMs = 24 * 60 * 60_000;

/** What depends on the build goes with it. */
const caches = {
  pages: `pages-${workerBuild}`,
  answers: `answers-${workerBuild}`,
  // Pages that the server has not rendered.
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
      keepWithin(await self.caches.open(cacheName), { mostEntries, mostAgeMs }),
  }) satisfies WorkboxPlugin;

// A build is kept whole or not at all: what comes wrong, from an older server as well, is tried again later.
addPlugins([
  onlyIf(async (path, response) =>
    path === shellPath ? isOwnPage(response, workerBuild) : isTrueAnswer(path, response),
  ),
]);
precacheAndRoute(workerFiles, { cleanURLs: false });

const shell = async ({ url }: Request) => {
  const options = { cacheName: caches.read, ignoreSearch: true, ignoreVary: true };
  const read = await self.caches.match(url, options);
  const page = read ?? (await matchPrecache(shellPath));
  return page && markedAsKept(page, !read);
};

const pages = new FirstAnswer({
  cacheName: caches.pages,
  patienceMs: 800,
  asKept: (page) => markedAsKept(page, false),
  // A page without content has to read from the database what a rendered one brings along.
  otherwise: { patienceMs: 4000, answer: shell },
  plugins: [
    onlyIf((path, response) => mayBeKept(path) && isRenderedPage(response)),
    within(60, 60 * dayMs),
  ],
});
registerRoute(new NavigationRoute(pages, { allowlist: [isPage] }));

const answers = new FirstAnswer({
  cacheName: caches.answers,
  // A list that is a minute old is worth less than one that is true.
  patienceMs: 3000,
  plugins: [onlyIf(isTrueAnswer), within(80, 60 * dayMs)],
});
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPublicAnswer(url, request),
  answers,
);

const files = new CacheFirst({
  cacheName: caches.files,
  plugins: [onlyIf(isTrueAnswer), within(120)],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile.test(url.pathname),
  async (options) => {
    // Names are made of contents: whichever build kept it, it is this file.
    const held = await self.caches.match(options.request, { ignoreVary: true });
    return held ?? files.handle(options);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/uploads\/(?:places|reviews)\//.test(url.pathname),
  new CacheFirst({
    cacheName: caches.pictures,
    plugins: [onlyIf(isTrueAnswer), within(150)],
  }),
);

// Where the device has no room: pictures are what is missed least.
const makeRoom = () => self.caches.delete(caches.pictures);
registerQuotaErrorCallback(makeRoom);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOtherBuilds(),
      self.clients.claim(),
      // The request leaves while the worker starts.
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
  if (path === null || !mayBeKept(path)) return;
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

/** A page that the server rendered shows more, and is served instead where there is one. */
async function keepRead(path: string, answers: PageAnswers): Promise<void> {
  const page = mayBeKept(path) && (await matchPrecache(shellPath));
  if (!page) return;
  const filled = await withAnswers(page, answers);
  const keep = async () => {
    const cache = await self.caches.open(caches.read);
    await cache.put(path, filled.clone());
    await keepWithin(cache, { mostEntries: 60 });
  };
  await keep().catch(async () => {
    await makeRoom();
    await keep();
  });
}

/** Whoever searches without a network may not have searched before. */
async function keepSearch(event: ExtendableEvent): Promise<void> {
  const cache = await self.caches.open(caches.answers);
  for (const path of searchFiles) {
    if (!(await cache.match(path, { ignoreVary: true }))) {
      await Promise.allSettled(answers.handleAll({ event, request: new Request(path) }));
    }
  }
}
