import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readConfig } from '../config.ts';
import { closeData, initializeData } from '../firestore/connection.ts';
import { listPlaceBenefits } from './benefit-store.ts';

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

it('reads the benefits of places, and takes odd ones for what can be read of them', async () => {
  const percent = { kind: 'percent', percent: 20, amountCents: null };
  const odd = { kind: 'percent', percent: 'muito', amountCents: {} };
  answer({ format: 1, places: [['p1', percent], 7, ['p2', odd]] });
  const benefits = await listPlaceBenefits();
  expect([...benefits.keys()]).toEqual(['p1', 'p2']);
  expect(benefits.get('p1')).toEqual(percent);
  expect(benefits.get('p2')).toEqual({ kind: 'percent', percent: null, amountCents: null });
});

it.each([null, [], { format: 2, places: [] }, { format: 1, places: {} }])(
  'takes %j for no answer',
  async (body) => {
    answer(body);
    await expect(listPlaceBenefits()).rejects.toMatchObject({ code: 'unavailable' });
  },
);
