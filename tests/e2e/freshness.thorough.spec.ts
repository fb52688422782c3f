import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { indexRefreshMs } from '#features/search/data/place-search-queries.ts';
import { documentsUrl, ownerHeaders } from './city.ts';
import { expect, test } from './fixtures.ts';

/**
 * Changes must be visible within a minute. The server and the browser use their real intervals. The test counts the
 * snapshot requests of the page, because a busy machine makes fewer of them, never more.
 */
const mostLooks = 60_000 / indexRefreshMs;
/** Timeout in ms that only stops a hanging test. */
const patience = 120_000;

/** Category of places that no other test uses. */
const ownCategory = 'semcategoria00000000';

test.describe.configure({ timeout: 300_000 });

async function createPlace(host: string, title: string): Promise<string> {
  const id = randomBytes(10).toString('hex');
  const text = (stringValue: string) => ({ stringValue });
  const now = { timestampValue: new Date().toISOString() };
  const fields = {
    title: text(title),
    searchTitle: text(title.toLowerCase()),
    description: text(`Palavra única: ${title}.`),
    location: text('Rua de Teste 1, Florianópolis'),
    neighborhood: text(''),
    category: text(ownCategory),
    price: text('Médio'),
    images: { arrayValue: {} },
    amenities: { arrayValue: {} },
    rating: { integerValue: '0' },
    reviewsCount: { integerValue: '0' },
    isActive: { booleanValue: true },
    createdAt: now,
    updatedAt: now,
  };
  await write(`${documentsUrl(host)}/places?documentId=${id}`, 'POST', { fields });
  return id;
}

async function write(url: string, method: string, body?: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: ownerHeaders,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${url} answered ${response.status}`).toBe(true);
}

async function snapshotHolds(request: APIRequestContext, ...ids: string[]): Promise<boolean[]> {
  const snapshot = await (await request.get('/api/places/index')).text();
  return ids.map((id) => snapshot.includes(id));
}

test('a place that is deactivated or deleted leaves an open search within a minute', async ({
  page,
  request,
  firestoreHost,
}) => {
  // A word that occurs in no other document, in this run or an earlier one.
  const word = `xirimba${randomBytes(6).toString('hex')}`;
  const deactivated = await createPlace(firestoreHost, `${word} fechada`);
  const deleted = await createPlace(firestoreHost, `${word} demolida`);
  const places = `${documentsUrl(firestoreHost)}/places`;
  await expect
    .poll(() => snapshotHolds(request, deactivated, deleted), {
      timeout: patience,
      intervals: [1000],
    })
    .toEqual([true, true]);
  await page.goto(`/search?q=${word}`);
  const results = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(results).toHaveText([new RegExp(word), new RegExp(word)]);

  let looks = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/places/index') looks += 1;
  });
  await write(
    `${places}/${deactivated}?updateMask.fieldPaths=isActive&updateMask.fieldPaths=updatedAt`,
    'PATCH',
    {
      fields: {
        isActive: { booleanValue: false },
        updatedAt: { timestampValue: new Date().toISOString() },
      },
    },
  );
  await write(`${places}/${deleted}`, 'DELETE');
  looks = 0;
  await expect(results.first()).toHaveText('Nenhum lugar encontrado', { timeout: patience });
  expect(looks, 'requests for the snapshot').toBeLessThanOrEqual(mostLooks);
  expect(await snapshotHolds(request, deactivated, deleted)).toEqual([false, false]);
});

test('the snapshot contains all active places and no others', async ({ request, city }) => {
  const { id: ids } = (await (await request.get('/api/places/index')).json()) as { id: string[] };
  // Leaves out places that a parallel test may be creating.
  const places = city.places.filter(({ category }) => category !== ownCategory);
  const known = new Set(places.map(({ id }) => id));
  const active = places.filter(({ isActive }) => isActive).map(({ id }) => id);
  expect(active.length).toBeLessThan(places.length);
  expect(ids.filter((id) => known.has(id)).sort()).toEqual(active.sort());
});
