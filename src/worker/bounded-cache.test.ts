import { dayMs } from '#shared/time-units.ts';
import { fakeCaches } from '#support/worker-scope.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteAboveLimits } from './bounded-cache.ts';

afterEach(async () => {
  vi.useRealTimers();
  await fakeCaches.delete('bounded');
});

async function cacheOf(made: Record<string, string>) {
  const cache = await fakeCaches.open('bounded');
  for (const [path, date] of Object.entries(made)) {
    await cache.put(`https://guia.example${path}`, new Response('', { headers: { Date: date } }));
  }
  return cache as unknown as Cache;
}

const pathsOf = async (cache: Cache) =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

test('deletes the entries with the oldest write first', async () => {
  const cache = await cacheOf({ '/a': '', '/b': '', '/c': '' });
  await cache.put('https://guia.example/a', new Response(''));
  await deleteAboveLimits(cache, { maxEntries: 2 });
  await expect(pathsOf(cache)).resolves.toEqual(['/c', '/a']);
});

test('deletes entries that are much older than the newest', async () => {
  const cache = await cacheOf({
    '/old': 'Tue, 01 Sep 2026 12:00:00 GMT',
    '/recent': 'Mon, 02 Nov 2026 12:00:00 GMT',
    '/new': 'Mon, 23 Nov 2026 12:00:00 GMT',
  });
  await deleteAboveLimits(cache, { maxEntries: 9, maxAgeMs: 60 * dayMs });
  await expect(pathsOf(cache)).resolves.toEqual(['/recent', '/new']);
});

test.each(['2026-11-22T12:00:00Z', '1970-01-01T00:00:00Z', '2040-01-01T00:00:00Z'])(
  'keeps the same entries on a device whose clock shows %s',
  async (now) => {
    vi.setSystemTime(new Date(now));
    const cache = await cacheOf({
      '/old': 'Tue, 01 Sep 2026 12:00:00 GMT',
      '/yesterday': 'Sun, 22 Nov 2026 12:00:00 GMT',
      '/new': 'Mon, 23 Nov 2026 12:00:00 GMT',
    });
    await deleteAboveLimits(cache, { maxEntries: 9, maxAgeMs: 60 * dayMs });
    await expect(pathsOf(cache)).resolves.toEqual(['/yesterday', '/new']);
  },
);
