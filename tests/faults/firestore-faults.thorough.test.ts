import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, wrongAnswers } from '#support/faulty-proxy.ts';
import type { Fault } from '#support/faulty-proxy.ts';
import { everyErrand } from './every-endpoint.ts';
import type { Errand } from './every-endpoint.ts';
import { startFaultCity, startFaultedServer } from './fault-city.ts';
import type { FaultCity, FaultedServer } from './fault-city.ts';
import {
  answersUnder,
  checkUnharmed,
  healthyStatuses,
  placesFound,
  recovered,
} from './fault-round.ts';
import { aPicture } from './picture-requests.ts';

/** One of each way in which the server asks Firestore; the whole matrix is in `npm run test:faults`. */
const sample: ReadonlySet<string> = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /api/places/index',
  'GET /api/places/p1/images',
  'POST /api/upload/places',
  'GET /api/cleanup/uploads',
  'GET /api/admin/statistics/days?kind=reviews',
  'GET /api/manager/overview',
  'GET /api/lists/nobodys0',
  'GET /previews/listas/nobodys0.jpg',
  'GET /api/admin/imports',
  'POST /api/create-checkout-session',
  'POST /api/club/redemptions',
]);

/** Nothing here asserts a time: a busy machine may take long to answer. */
const patienceMs = 40_000;

/** Servers side by side: most of the time they wait. */
const lanes: readonly (readonly Fault[])[] = [
  ['refuse', '429', 'cut', '400', 'hang', '401'],
  ['reset', '403', 'shape', 'empty', 'garbage', 'other document'],
  ['drip', '500', '503', 'other transaction', 'nothing'],
];

let city: FaultCity;
let errands: Errand[];

beforeAll(async () => {
  city = await startFaultCity(40);
  errands = everyErrand(city, await aPicture(), patienceMs).filter(({ name }) => sample.has(name));
});
afterAll(() => city.close());

it('every kind of fault is tried, and every errand of the sample is one', () => {
  expect(lanes.flat().sort()).toEqual([...faults, ...wrongAnswers].sort());
  expect(errands).toHaveLength(sample.size);
});

describe('a server whose Firestore is ill', () => {
  it.concurrent.each(lanes.map((lane, at) => ({ lane, at })))(
    'goes on, answers as usual or 503, and finds all places again: $lane',
    async ({ lane, at }) => {
      const server = await startFaultedServer(city);
      try {
        await recovered(server);
        const rounds = at * 8;
        const usual = await healthyStatuses(server, errands, rounds);
        for (const [index, fault] of lane.entries()) {
          const [odd] = await Promise.all([
            answersUnder(fault, server, errands, usual, rounds + index + 1),
            // What is held grows too old meanwhile, and is never made less by what was not answered.
            expectPlacesOrNone(server, 3_000),
          ]);
          expect(odd, fault).toEqual([]);
          await checkUnharmed(server);
          await recovered(server);
        }
      } finally {
        await server.close();
      }
    },
    180_000,
  );

  it.each(['429', 'cut', 'shape'] as const)(
    'goes on after one answer of %s to a reading of changes',
    async (fault) => {
      const server = await startFaultedServer(city);
      try {
        await recovered(server);
        const { database } = server;
        database.isMeant = (path) => path.includes(':runQuery');
        database.left = 1;
        database.mode = fault;
        await expect
          .poll(async () => (await placesFound(server.url)) && database.met, { timeout: 20_000 })
          .toBe(1);
        await recovered(server);
        await checkUnharmed(server);
      } finally {
        await server.close();
      }
    },
  );
});

/** For so long the snapshot is whole or not there. */
async function expectPlacesOrNone({ url }: FaultedServer, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const found = await placesFound(url);
    if (found !== 503) expect(found).toHaveLength(5);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
