import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test, waitForWorker } from './offline-steps.ts';
import type { SiteFront } from './site-front.ts';
import { waitUntilRendered, watchHydration } from './rendered-visits.ts';
import { kilobytes, watchDownloads } from './traffic.ts';

/** Budget in kB of 1,000 bytes, as transferred until / is hydrated. */
const budget = 109;

test('a first visit of / downloads no more until hydration than without a worker', async ({
  page,
  front,
  request,
}) => {
  await holdHome(front, request);
  const download = await watchDownloads(page);
  const hydrated = await watchHydration(page);
  await page.goto(front.url);
  const came = await hydrated();
  for (const address of download.scripts.keys()) {
    if (!came.has(address)) download.scripts.delete(address);
  }
  expect(kilobytes(download.scripts)).toBeGreaterThan(50);
  expect(kilobytes(download.scripts)).toBeLessThanOrEqual(budget);
  expect([...came].filter((address) => address === '/sw.js')).toEqual([]);
  await waitForWorker(page);
});

/** Holds one server-rendered home page for all requests: a busy server may answer the next request with the shell. */
async function holdHome(front: SiteFront, request: APIRequestContext): Promise<void> {
  await waitUntilRendered(request, '/');
  const answer = await request.get('/');
  const html = await answer.text();
  expect(html).toContain('id="page-data"');
  const headers = Object.fromEntries(
    Object.entries(answer.headers()).filter(([name]) =>
      /^(?:content-type|content-security-policy|cache-control|date)$/.test(name),
    ),
  );
  front.instead = (path, reply) => {
    if (path !== '/') return false;
    reply.writeHead(200, headers).end(html);
    return true;
  };
}
