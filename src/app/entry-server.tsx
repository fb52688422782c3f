/** The program of the server's rendering thread (server/site/page-renderer.ts): a request in, a page out, in turn. */
import { parentPort } from 'node:worker_threads';
import type { PageRequest } from '#features/home/model/page-data.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { renderPage } from './render-page.tsx';

parentPort?.on('message', (request: PageRequest) => {
  renderPage(request).then(
    (page) => parentPort?.postMessage({ page }),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});

// The first page takes ten times as long as those after it: nobody should wait for that.
const settings = defaultPublicSettings;
await renderPage({
  path: '/',
  at: Date.now(),
  ageMs: 0,
  data: { settings, categories: [], topPlaces: [] },
});
parentPort?.postMessage({ ready: true });
