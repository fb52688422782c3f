import { workerPath } from '#shared/service-worker.ts';
import { contentVersion } from '#server/platform/http/compressed-body.ts';
import type { SiteFiles } from '#server/platform/http/static-files.ts';

/** The worker before may be about to keep a page: longer than its pauses (src/worker/service-worker.ts). */
const lastWritesMs = 6000;

/**
 * A service worker that takes the place of the one before at once, removes everything that it kept, and itself. It
 * answers no request, so pages that are open ask the server from then on. A page that registers it meanwhile brings it
 * back, without an 'activate', and tells it what it shows: it removes itself again.
 */
const withdrawal = `self.addEventListener('install', () => self.skipWaiting());
const remove = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};
const withdraw = async () => {
  await remove();
  await self.registration.unregister();
  await new Promise((resolve) => setTimeout(resolve, ${lastWritesMs}));
  await remove();
};
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
self.addEventListener('message', (event) => event.waitUntil(withdraw()));
`;

/** The files of the site, with the worker of the build or what removes it from every browser that has one. */
export function withWorker(files: SiteFiles, serviceWorker: 'on' | 'off'): SiteFiles {
  if (serviceWorker === 'on') return files;
  const identity = Buffer.from(withdrawal);
  const body = {
    contentType: 'text/javascript; charset=utf-8',
    version: contentVersion(identity),
    forms: { identity },
  };
  return new Map([...files, [workerPath, { isHashed: false, body }]]);
}
