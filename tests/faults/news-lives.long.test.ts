import { FieldValue } from '@google-cloud/firestore';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { NewsHouse } from '../contract/news-house.ts';
import { aBooking, startNewsHouse } from '../contract/news-house.ts';
import { anyLife, live } from '../contract/news-lives.ts';

/** A life takes three seconds. NEWS_LIVES=1000 is an hour. */
const lives = Number(process.env['NEWS_LIVES'] ?? 60);

let house: NewsHouse;
beforeAll(async () => {
  house = await startNewsHouse();
});
afterAll(() => house.close());

it('tells each change once and sends no letter twice in many lives of bookings', async () => {
  await fc.assert(
    fc.asyncProperty(anyLife, (steps) => live(house, steps)),
    { numRuns: lives, endOnFailure: true },
  );
}, 3_600_000);

it('tells 5,000 changes of one moment, and sends their letters', async () => {
  await house.reset();
  const { firestore, mail } = house;
  for (let from = 0; from < 5_000; from += 250) {
    const batch = firestore.batch();
    for (let at = from; at < from + 250; at += 1) {
      const booking = aBooking({ updatedAt: FieldValue.serverTimestamp() });
      batch.set(firestore.doc(`reservations/p1_ana${at}_2026-12-24`), booking);
    }
    await batch.commit();
  }
  const news = house.server();
  while ((await house.notices()).length < 5_000 || (await house.outbox()).length > 0) {
    await news.round();
  }
  await news.round();
  expect(await house.notices()).toHaveLength(5_000);
  // The mailbox keeps the latest alone; its count goes on.
  expect(mail.mailbox.list()[0]?.id).toBeGreaterThanOrEqual(5_000);
}, 3_600_000);
