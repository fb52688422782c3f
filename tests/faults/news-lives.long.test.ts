import { FieldValue } from '@google-cloud/firestore';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { NewsHouse } from '../contract/news-house.ts';
import { aBooking, person, startNewsHouse } from '../contract/news-house.ts';
import { anyLife, live } from '../contract/news-lives.ts';

/** NEWS_LIVES=1000 takes ten minutes where nothing else runs. */
const lives = Number(process.env['NEWS_LIVES'] ?? 60);

let house: NewsHouse;
// Of each its own: the lives leave the clock of theirs ahead.
beforeEach(async () => {
  house = await startNewsHouse();
});
afterEach(() => house.close());

it('tells each change once and sends no letter twice in many lives of bookings', async () => {
  await fc.assert(
    fc.asyncProperty(anyLife, (steps) => live(house, steps)),
    { numRuns: lives, endOnFailure: true },
  );
}, 3_600_000);

/** How many letters the mailbox has ever taken: it keeps the latest alone. */
async function lettersSoFar(): Promise<number> {
  const { id } = await house.mail.mailbox.add({ from: '', to: [], source: Buffer.from('') });
  return id;
}

it('tells 5,000 changes of one moment, and sends their letters', async () => {
  await house.reset();
  const { firestore } = house;
  for (let from = 0; from < 5_000; from += 100) {
    const batch = firestore.batch();
    for (let at = from; at < from + 100; at += 1) {
      // Of each place another manager: one alone gets no 5,000 letters.
      const manager = person('Manager', `m${at}@example.com`, { role: 'manager' });
      batch.set(firestore.doc(`users/m${at}`), manager);
      batch.set(firestore.doc(`places/q${at}`), { title: 'Bar', createdBy: `m${at}` });
      const booking = aBooking({ placeId: `q${at}`, updatedAt: FieldValue.serverTimestamp() });
      batch.set(firestore.doc(`reservations/q${at}_ana_2026-12-24`), booking);
    }
    await batch.commit();
  }
  const before = await lettersSoFar();
  const news = house.server();
  let mostReads = 0;
  await house.reads();
  for (let idle = 0; idle < 2;) {
    idle = (await news.round()) ? 0 : idle + 1;
    mostReads = Math.max(mostReads, await house.reads());
  }
  expect(await house.notices()).toHaveLength(5_000);
  expect(await house.outbox()).toEqual([]);
  expect((await lettersSoFar()) - before - 1).toBe(5_000);
  // However much there is to do, a round holds ten pages of changes and a hundred letters.
  expect(mostReads).toBeLessThan(25_000);
}, 3_600_000);
