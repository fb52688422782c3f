import { workerPaths } from '#shared/languages.ts';
import { contentVersion } from '#server/platform/http/compressed-body.ts';
import type { SiteFiles } from '#server/platform/http/static-files.ts';

/**
 * Milliseconds before the caches are removed a second time, because the previous worker may still write a page. This is
 * longer than all delays in src/worker/service-worker.ts.
 */
const lateWritesMs = 6000;

/**
 * Service worker that replaces the previous one immediately and removes all its caches and itself. It handles no
 * requests, so open pages then use the network. If a page registers it again at the same time, no 'activate' event
 * occurs, but the page sends a message, upon which the worker removes itself again.
 */
const withdrawalScript = `self.addEventListener('install', () => self.skipWaiting());
const remove = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};
const withdraw = async () => {
  await remove();
  await self.registration.unregister();
  await new Promise((resolve) => setTimeout(resolve, ${lateWritesMs}));
  await remove();
};
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));
self.addEventListener('message', (event) => event.waitUntil(withdraw()));
`;

/** Returns the site files with the workers of the build, or with one in their place that removes them from every browser. */
export function applyWorkerSwitch(files: SiteFiles, serviceWorker: 'on' | 'off'): SiteFiles {
  if (serviceWorker === 'on') return files;
  const identity = Buffer.from(withdrawalScript);
  const body = {
    contentType: 'text/javascript; charset=utf-8',
    version: contentVersion(identity),
    forms: { identity },
  };
  const changedFiles = new Map(files);
  for (const path of Object.values(workerPaths)) changedFiles.set(path, { isHashed: false, body });
  return changedFiles;
}
