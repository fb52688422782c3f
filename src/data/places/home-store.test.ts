import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readConfig } from '../config.ts';
import { closeData, initializeData } from '../firestore/connection.ts';
import { readHome } from './home-store.ts';

const nothing = { openNow: [], tonight: [], benefits: [], neighborhoods: [] };

function answer(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { headers })));
}

beforeEach(() => {
  initializeData(
    readConfig({
      VITE_FIREBASE_PROJECT_ID: 'demo-guia',
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
    }),
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeData();
});

it('reads rails as places, eight at most, and neighbourhoods', async () => {
  const place = { id: 'p1', title: 'Bar', createdAt: '2026-01-01T00:00:00.000Z', rating: 4.5 };
  answer({
    ...nothing,
    openNow: Array(20).fill(place),
    neighborhoods: [{ name: 'Centro', count: 3 }, 7],
  });
  const { openNow, neighborhoods } = await readHome();
  expect(openNow).toHaveLength(8);
  expect(openNow[0]).toMatchObject({
    id: 'p1',
    title: 'Bar',
    rating: 4.5,
    createdAt: new Date(place.createdAt),
  });
  expect(neighborhoods).toEqual([{ name: 'Centro', count: 3 }]);
});

it.each([null, [], {}, { ...nothing, benefits: {} }])('takes %j for no answer', async (body) => {
  answer(body);
  await expect(readHome()).rejects.toMatchObject({ code: 'unavailable' });
});
