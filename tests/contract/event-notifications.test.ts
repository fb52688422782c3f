import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { toStoredEventDate } from '#features/events/model/event-date.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import { notificationText } from '#features/notifications/texts.ts';
import { toNotification } from '#features/notifications/model/notification.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';

import { startNewsHouse } from './notification-fixture.ts';
import type { NewsHouse } from './notification-fixture.ts';

let house: NewsHouse;

beforeAll(async () => {
  house = await startNewsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

/** Returns 20:00 in Florianópolis, the given number of days from today. */
const evening = (days: number) => {
  const day = new Date(Math.floor(Date.now() / dayMs) * dayMs + days * dayMs);
  day.setUTCHours(23);
  return day;
};
const aDate = (key: string, days: number, changes: Partial<EventDate> = {}): EventDate => ({
  key,
  startsAt: evening(days),
  endsAt: new Date(evening(days).getTime() + 3 * hourMs),
  status: 'scheduled',
  ...changes,
});

let revision = 0;
/** Stores an event as the app does, with the log entry that holds its previous dates. */
async function keep(dates: EventDate[], before: EventDate[] | null, changes: object = {}) {
  const { firestore } = house;
  const entry = firestore.collection('auditLog').doc();
  const batch = firestore.batch();
  batch.set(entry, {
    target: 'events/e1',
    before: before === null ? {} : { dates: before.map(toStoredEventDate) },
  });
  revision += 1;
  batch.set(firestore.doc('events/e1'), {
    placeId: 'p1',
    title: 'Samba no farol',
    dates: dates.map(toStoredEventDate),
    lastAt: Timestamp.fromMillis(Math.max(...dates.map(({ endsAt }) => +endsAt))),
    isActive: true,
    createdBy: 'maria',
    revision,
    auditId: entry.id,
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
    ...changes,
  });
  await batch.commit();
}
const save = (uid: string, eventId = 'e1') =>
  house.firestore
    .doc(`savedEvents/${uid}_${eventId}`)
    .set({ userId: uid, eventId, createdAt: FieldValue.serverTimestamp() });
const round = async () => {
  const server = house.server();
  await server.runRound();
  await server.stop();
};
const told = async () => {
  const notices = await house.notices();
  return notices
    .map((one) => {
      const notice = toNotification(one.id, one);
      return notice && `${one.userId}: ${notificationText(notice).title}`;
    })
    .toSorted();
};

describe('a user who saved an event', () => {
  it('is notified once of a cancelled date, in the app and by e-mail, and no other user is', async () => {
    const dates = [aDate('a', 3), aDate('b', 10)];
    await keep(dates, null);
    await save('ana');
    await round();
    expect(await told()).toEqual([]);
    await keep([{ ...aDate('a', 3), status: 'cancelled' }, aDate('b', 10)], dates);
    await round();
    await round();
    expect(await told()).toEqual(['ana: Cancelado: Samba no farol']);
    const [letter, ...others] = house.mail.mailbox.list();
    expect(others).toEqual([]);
    expect(letter?.to).toEqual(['ana@example.com']);
  });

  it('is notified of a change of an unrecorded event, by comparison with the log', async () => {
    const dates = [aDate('a', 3)];
    await save('ana');
    await keep([aDate('a', 4)], dates);
    await round();
    expect(await told()).toEqual(['ana: Nova data: Samba no farol']);
    const [notice] = await house.notices();
    expect(notice?.about).toMatchObject({
      eventId: 'e1',
      status: 'moved',
      dates: 1,
      time: '20:00',
    });
  });

  it('is notified of each further change, with one notification for several dates', async () => {
    const dates = [aDate('a', 3), aDate('b', 10), aDate('c', 17)];
    await keep(dates, null);
    await save('ana');
    await round();
    const second = [aDate('a', 4), aDate('b', 11), aDate('c', 17)];
    await keep(second, dates);
    await round();
    const third = [aDate('a', 4), aDate('b', 11), aDate('c', 17, { status: 'sold_out' })];
    await keep(third, second);
    await round();
    expect(await told()).toEqual([
      'ana: Ingressos esgotados: Samba no farol',
      'ana: Nova data: Samba no farol',
    ]);
  });

  it('is notified when the event is removed from the agenda, and when it is restored', async () => {
    const dates = [aDate('a', 3)];
    await keep(dates, null);
    await save('ana');
    await round();
    await keep(dates, null, { isActive: false });
    await round();
    await keep(dates, null);
    await round();
    expect(await told()).toEqual([
      'ana: Cancelado: Samba no farol',
      'ana: Confirmado de novo: Samba no farol',
    ]);
  });

  it('is not notified of past or new dates, of text changes, or of changes before saving it', async () => {
    const dates = [aDate('a', -3), aDate('b', 10)];
    await keep(dates, null);
    await save('ana');
    await round();
    const next = [aDate('a', -3, { status: 'cancelled' }), aDate('b', 10), aDate('c', 12)];
    await keep(next, dates, { title: 'Samba na praia' });
    await round();
    const last = [aDate('b', 11), aDate('c', 12)];
    await keep(last, next);
    await save('bia');
    await round();
    expect(await told()).toEqual(['ana: Nova data: Samba no farol']);
  });

  it('is notified exactly once, after any interruption and by any server', async () => {
    const dates = [aDate('a', 3)];
    await keep(dates, null);
    const batch = house.firestore.batch();
    const people = Array.from({ length: 230 }, (_, at) => `p${at}`);
    for (const uid of people) {
      batch.set(house.firestore.doc(`users/${uid}`), { displayName: uid, status: 'active' });
      batch.set(house.firestore.doc(`savedEvents/${uid}_e1`), {
        userId: uid,
        eventId: 'e1',
        createdAt: FieldValue.serverTimestamp(),
      });
    }
    await batch.commit();
    await round();
    await keep([aDate('a', 3, { status: 'cancelled' })], dates);
    const broken = house.server();
    const ending = broken.runRound();
    await vi.waitFor(
      async () => {
        expect(await house.notices()).not.toEqual([]);
      },
      { timeout: 20_000 },
    );
    await broken.stop();
    await ending;
    expect((await house.notices()).length).toBeLessThan(people.length);
    const [one, other] = [house.server(), house.server()];
    await Promise.all([one.runRound(), other.runRound()]);
    await one.stop();
    await other.stop();
    await round();
    const notices = await house.notices();
    expect(new Set(notices.map(({ userId }) => userId)).size).toBe(people.length);
    expect(notices).toHaveLength(people.length);
  });

  it('a change of other fields than the dates costs one read', async () => {
    const dates = [aDate('a', 3)];
    await keep(dates, null);
    await save('ana');
    await round();
    await round();
    await house.reads();
    await round();
    const idle = await house.reads();
    await keep(dates, null, { description: 'Outra' });
    await round();
    // The event itself and the record of the last notification.
    expect((await house.reads()) - idle).toBeLessThanOrEqual(3);
  });
});
