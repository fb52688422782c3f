import { FieldValue } from '@google-cloud/firestore';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { hourMs } from '#shared/time-units.ts';
import type { NewsHouse } from '../contract/notification-fixture.ts';
import { aBooking, person, startNewsHouse } from '../contract/notification-fixture.ts';
import { anyLife, live } from '../contract/notification-crashes.ts';

/** NEWS_LIVES=1000 takes ten minutes on an idle machine. */
const lives = Number(process.env['NEWS_LIVES'] ?? 60);

let house: NewsHouse;
// Each test has a separate one, because a scenario leaves its clock in the future.
beforeEach(async () => {
  house = await startNewsHouse();
});
afterEach(() => house.close());

it(
  'notifies each change once and sends no e-mail twice in many scenarios of reservations',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyLife, (steps) => live(house, steps)),
      { numRuns: lives, endOnFailure: true },
    );
  },
  hourMs,
);

/** Returns the number of e-mails that the mailbox has ever received. It only keeps the latest. */
async function lettersSoFar(): Promise<number> {
  const { id } = await house.mail.mailbox.add({ from: '', to: [], source: Buffer.from('') });
  return id;
}

it(
  'notifies 5,000 simultaneous changes and sends their e-mails',
  async () => {
    await house.reset();
    const { firestore } = house;
    for (let from = 0; from < 5_000; from += 100) {
      const batch = firestore.batch();
      for (let at = from; at < from + 100; at += 1) {
        // A different manager for each place, because one alone would exceed the e-mail limit.
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
      idle = (await news.runRound()) ? 0 : idle + 1;
      mostReads = Math.max(mostReads, await house.reads());
    }
    expect(await house.notices()).toHaveLength(5_000);
    expect(await house.outbox()).toEqual([]);
    expect((await lettersSoFar()) - before - 1).toBe(5_000);
    // For any amount of work, a round reads at most ten pages of changes and a hundred e-mails.
    expect(mostReads).toBeLessThan(25_000);
  },
  hourMs,
);
