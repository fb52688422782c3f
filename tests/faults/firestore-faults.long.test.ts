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

/** One request for each kind of Firestore call of the server. `npm run test:faults` has the whole matrix. */
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

/** No response time is asserted, because a busy machine may be slow. */
const patienceMs = 40_000;

/** Servers that run in parallel, because most of the time they wait. */
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

it('every kind of fault is tested, and every request of the sample exists', () => {
  expect(lanes.flat().sort()).toEqual([...faults, ...wrongAnswers].sort());
  expect(errands).toHaveLength(sample.size);
});

describe('a server with a faulty Firestore', () => {
  it.concurrent.each(lanes.map((lane, at) => ({ lane, at })))(
    'keeps running, responds as usual or with 503, and has all places again: $lane',
    async ({ lane, at }) => {
      const server = await startFaultedServer(city);
      try {
        await recovered(server);
        const rounds = at * 8;
        const usual = await healthyStatuses(server, errands, rounds);
        for (const [index, fault] of lane.entries()) {
          const [odd] = await Promise.all([
            answersUnder(fault, server, errands, usual, rounds + index + 1),
            // The cached data expires during the fault, and failed reads never make it incomplete.
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
    'keeps running after one response of %s to a read of changes',
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

/** During this time the snapshot is complete or missing. */
async function expectPlacesOrNone({ url }: FaultedServer, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const found = await placesFound(url);
    if (found !== 503) expect(found).toHaveLength(5);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
