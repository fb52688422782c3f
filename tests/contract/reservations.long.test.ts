import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pLimit from 'p-limit';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { aDraft, furnishBars, openBars } from './reservation-fixture.ts';
import { indexFile } from './data-fixture.ts';

const people = 10_000;
const tables = 10;
/** Number of requests that are sent in parallel. */
const atOnce = 200;

let fixture: Fixture;

beforeAll(async () => {
  fixture = await startFixture({ indexes: indexFile });
});
afterAll(() => fixture.close());

it('ten thousand simultaneous requests for ten tables get exactly ten, on two servers', async () => {
  const firestore = fixture.server();
  await furnishBars(firestore);
  await firestore
    .doc('places/mesas')
    .update({ reservation: { mode: 'request', value: '', tables } });
  const uids = Array.from({ length: people }, (_, number) => `gente${number}`);
  for (let from = 0; from < people; from += 400) {
    const batch = firestore.batch();
    for (const uid of uids.slice(from, from + 400)) {
      batch.set(firestore.doc(`users/${uid}`), { uid, role: 'member', status: 'active' });
    }
    await batch.commit();
  }
  const servers = await Promise.all(
    [1, 2].map(async () => {
      const server = http.createServer((await openBars(firestore)).app);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { server, port: (server.address() as AddressInfo).port };
    }),
  );
  const limit = pLimit(atOnce);
  const statuses = new Map<number, number>();
  await Promise.all(
    uids.map((uid, number) =>
      limit(async () => {
        const answer = await fetch(
          `http://127.0.0.1:${servers[number % 2]?.port}/api/reservations`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json' },
            body: JSON.stringify({ placeId: 'mesas', ...aDraft() }),
          },
        );
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }),
    ),
  );
  for (const { server } of servers) server.close();
  expect(Object.fromEntries(statuses)).toEqual({ 201: tables, 409: people - tables });
  const kept = await firestore.collection('reservations').get();
  expect(kept.size).toBe(tables);
}, 900_000);
