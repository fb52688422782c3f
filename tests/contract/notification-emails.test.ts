import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { toStoredEventDate } from '#features/events/model/event-date.ts';
import { reservationId } from '#features/reservations/model/reservation-request.ts';
import type { NotificationWorker } from '#server/features/notifications/notification-worker.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';
import { aBooking, person, pseudonyms, startNewsHouse } from './notification-fixture.ts';
import type { NewsHouse } from './notification-fixture.ts';

let house: NewsHouse;
beforeAll(async () => {
  house = await startNewsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.reset());

const booking = 'reservations/p1_ana_2026-12-24';
const put = (path: string, fields: Record<string, unknown>) =>
  house.firestore.doc(path).set(fields);
const change = (path: string, fields: Record<string, unknown>) =>
  house.firestore.doc(path).update({ ...fields, updatedAt: FieldValue.serverTimestamp() });
const subjectsTo = (address: string) =>
  house.mail.mailbox
    .list()
    .filter(({ to }) => to.includes(address))
    .map(({ subject }) => subject);
/** Returns the text part of every e-mail, oldest first. */
async function texts(): Promise<string[]> {
  const read = house.mail.mailbox.list().map(({ id }) => house.mail.mailbox.read(id));
  const letters = (await Promise.all(read)).toSorted((a, b) => Number(a?.id) - Number(b?.id));
  return letters.map((letter) => letter?.email.text ?? '');
}
const later = async (news: NotificationWorker, ms: number) => {
  await house.age(ms);
  await news.runRound();
};

describe('an unverified address', () => {
  it('gets no e-mail, but its account gets the notification in the guide', async () => {
    const victim = person('Ganhou R$ 500! Resgate em http://ganhou.example', 'vitima@example.com');
    await put('users/ana', { ...victim, emailVerified: false });
    const news = house.server();
    await put(booking, aBooking({ status: 'declined' }));
    await news.runRound();
    await later(news, 10 * minuteMs);
    expect(subjectsTo('vitima@example.com')).toEqual([]);
    const notices = await house.notices();
    expect(notices.filter(({ userId }) => userId === 'ana')).toHaveLength(1);
    expect(await house.outbox()).toEqual([]);
  });

  it('gets no pending e-mail either if the address changed, also about a payment', async () => {
    const away = house.server({ openSession: () => Promise.reject(new Error('away')) });
    await put(booking, aBooking({ status: 'confirmed' }));
    const paid = { userId: 'ana', amountCents: 2990, refundedCents: 0, paidAt: new Date() };
    await put('clubPayments/in_1', { ...paid, recordedAt: FieldValue.serverTimestamp() });
    await away.runRound();
    await away.stop();
    await change('users/ana', { email: 'other@example.com', emailVerified: false });
    await house.server().runRound();
    expect(subjectsTo('other@example.com')).toEqual([]);
    expect(subjectsTo('maria@example.com')).toHaveLength(1);
    expect(await house.outbox()).toEqual([]);
  });
});

describe('text from users', () => {
  it('is left out of greeting and subject if it contains an address', async () => {
    const name = 'Ganhou R$ 500! Resgate em http://ganhou';
    await change('users/ana', { displayName: name });
    await change('places/p1', { title: 'Resgate em ganhou．com' });
    await put(booking, aBooking({ status: 'declined' }));
    await house.server().runRound();
    expect(subjectsTo('ana@example.com')).toEqual(['Reserva recusada: um lugar do guia']);
    const all = (await texts()).join();
    expect(all).toContain('Olá.\n');
    expect(all).not.toMatch(/ganhou/i);
  });
});

describe('several changes of one record', () => {
  const aDate = (key: string, days: number, status: 'scheduled' | 'cancelled' = 'scheduled') => {
    const startsAt = new Date(Math.floor(Date.now() / dayMs + days) * dayMs + 23 * hourMs);
    return { key, startsAt, endsAt: new Date(startsAt.getTime() + hourMs), status };
  };
  const keep = (dates: ReturnType<typeof aDate>[]) =>
    put('events/e1', {
      ...{ placeId: 'p1', title: 'Samba no farol', isActive: true, createdBy: 'maria' },
      dates: dates.map(toStoredEventDate),
      lastAt: Timestamp.fromMillis(Math.max(...dates.map(({ endsAt }) => endsAt.getTime()))),
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    });
  const save = () =>
    put('savedEvents/ana_e1', {
      ...{ userId: 'ana', eventId: 'e1' },
      createdAt: Timestamp.fromMillis(Date.now() - minuteMs),
    });

  it('sends one e-mail immediately and one more for five changes of the date of an event', async () => {
    const news = house.server();
    await keep([aDate('a', 3)]);
    await save();
    await news.runRound();
    for (let days = 4; days <= 8; days += 1) {
      await keep([aDate('a', days)]);
      await news.runRound();
      if (days === 4) expect(subjectsTo('ana@example.com')).toHaveLength(1);
    }
    expect(subjectsTo('ana@example.com')).toHaveLength(1);
    await later(news, 10 * minuteMs);
    for (let round = 0; round < 6; round += 1) await later(news, 10 * minuteMs);
    expect(subjectsTo('ana@example.com')).toEqual([
      'Nova data: Samba no farol',
      'Nova data: Samba no farol',
    ]);
    const notices = await house.notices();
    expect(notices).toHaveLength(5);
    const last = aDate('a', 8).startsAt.getUTCDate();
    expect((await texts()).at(-1)).toContain(` ${String(last).padStart(2, '0')}/`);
  });

  it('merges successive changes of several dates of an event into one e-mail', async () => {
    const news = house.server();
    await keep([aDate('a', 3), aDate('b', 4), aDate('c', 5)]);
    await save();
    await news.runRound();
    await keep([aDate('a', 3, 'cancelled'), aDate('b', 4), aDate('c', 5)]);
    await news.runRound();
    await keep([aDate('a', 3, 'cancelled'), aDate('b', 6), aDate('c', 5)]);
    await news.runRound();
    await keep([aDate('a', 3, 'cancelled'), aDate('b', 6), aDate('c', 5, 'cancelled')]);
    await news.runRound();
    await later(news, 10 * minuteMs);
    expect(subjectsTo('ana@example.com').toSorted()).toEqual([
      'As datas mudaram: Samba no farol',
      'Cancelado: Samba no farol',
    ]);
    expect((await texts()).at(-1)).toContain('2 datas.');
  });

  it('sends two e-mails to the manager for 22 changes of a reservation, also if it moves', async () => {
    const news = house.server();
    let at = { date: '2026-12-24', time: '12:00' };
    const path = () => `reservations/${reservationId('p1', 'ana', at)}`;
    await put(path(), aBooking(at));
    await news.runRound();
    for (let count = 1; count <= 22; count += 1) {
      if (count % 2 === 0) await change(path(), { people: 2 + count });
      else {
        const moved = at;
        await house.firestore.doc(path()).delete();
        at = { ...at, time: `12:${String(count).padStart(2, '0')}` };
        await put(path(), aBooking({ ...at, moved, people: 2 + count }));
      }
      await news.runRound();
    }
    expect(subjectsTo('maria@example.com')).toEqual(['Nova reserva em Bar do Boni']);
    await later(news, 10 * minuteMs);
    await later(news, 10 * minuteMs);
    expect(subjectsTo('maria@example.com')).toHaveLength(2);
    expect((await texts()).at(-1)).toContain(', 12:21 · 24 pessoas');
    expect(await house.notices()).toHaveLength(23);
  });

  it('sends at most six e-mails in an hour while one reservation changes every ten minutes', async () => {
    const news = house.server();
    await put(booking, aBooking());
    await news.runRound();
    for (let count = 3; count < 12; count += 1) {
      await change(booking, { people: count });
      await later(news, 9 * minuteMs);
    }
    expect(subjectsTo('maria@example.com').length).toBeLessThanOrEqual(6);
  });

  it('sends no merged e-mail about a reservation that was cancelled since', async () => {
    const news = house.server();
    await put(booking, aBooking({ status: 'declined' }));
    await news.runRound();
    await change(booking, { status: 'confirmed' });
    await news.runRound();
    await change(booking, { status: 'cancelled' });
    await later(news, 10 * minuteMs);
    expect(subjectsTo('ana@example.com')).toEqual(['Reserva recusada: Bar do Boni']);
  });

  it('sends the e-mail about another reservation immediately', async () => {
    const news = house.server();
    for (const day of ['2026-12-24', '2026-12-25']) {
      await put(`reservations/p1_ana_${day}`, aBooking({ date: day, status: 'confirmed' }));
      await news.runRound();
    }
    expect(subjectsTo('ana@example.com')).toHaveLength(2);
  });
});

describe('e-mails to one address', () => {
  const bookings = async (from: number, until: number, fields: object = {}) => {
    for (let at = from; at < until; at += 1) {
      const date = `2026-12-${String(at + 1).padStart(2, '0')}`;
      await put(`reservations/p1_ana_${date}`, aBooking({ date, ...fields }));
    }
  };
  const pay = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const paid = { userId: 'ana', amountCents: 2990, refundedCents: 0, paidAt: new Date() };
      await put(`clubPayments/in_${at}`, { ...paid, recordedAt: FieldValue.serverTimestamp() });
    }
  };

  it('are limited to six per hour and twenty per day, also after a restart and for shared addresses', async () => {
    const counts: unknown[] = [];
    const warn = (fields: { count?: number }) => {
      if (fields.count !== undefined) counts.push(fields.count);
    };
    const logger = { ...pino({ level: 'silent' }), warn, info: warn, error: warn } as never;
    const first = house.server({ logger });
    await put('users/bia', person('Bia', 'ANA@example.com'));
    await bookings(0, 4, { status: 'confirmed' });
    await first.runRound();
    await first.stop();
    await put('reservations/p1_bia_1', aBooking({ userId: 'bia', status: 'confirmed' }));
    await bookings(4, 8, { status: 'confirmed' });
    const second = house.server({ logger });
    await second.runRound();
    const toAna = () => subjectsTo('ana@example.com').length + subjectsTo('ANA@example.com').length;
    expect(toAna()).toBe(6);
    // Three to the shared address, three of nine to the manager.
    expect(counts).toEqual([6]);
    expect(await house.outbox()).toEqual([]);
    const notices = await house.notices();
    expect(notices.filter(({ kind }) => kind === 'booking_answered')).toHaveLength(9);
    for (let hours = 1, from = 8; hours <= 4; hours += 1, from += 5) {
      await house.age(hourMs);
      await bookings(from, from + 5, { status: 'confirmed' });
      await second.runRound();
    }
    expect(toAna()).toBe(20);
    const pace = `letterPace/${pseudonyms.ofRecipient('ana@example.com')}`;
    const stored = await house.firestore.doc(pace).get();
    expect(Object.keys(stored.get('sent') as object)).toHaveLength(20);
    await house.age(dayMs);
    await change('reservations/p1_ana_2026-12-01', { status: 'declined' });
    await second.runRound();
    expect(toAna()).toBe(21);
  });

  it('about payments are always sent and do not count', async () => {
    const news = house.server();
    await pay(8);
    await news.runRound();
    expect(subjectsTo('ana@example.com')).toHaveLength(8);
    await bookings(0, 8, { status: 'confirmed' });
    await news.runRound();
    expect(subjectsTo('ana@example.com')).toHaveLength(14);
    await pay(10);
    await news.runRound();
    expect(subjectsTo('ana@example.com')).toHaveLength(16);
  });

  it('count once though the mail server refuses them temporarily', async () => {
    const news = house.server();
    await put(booking, aBooking({ status: 'confirmed' }));
    house.mail.fail('busy', { times: 8 });
    for (let round = 0; round < 4; round += 1) await later(news, hourMs);
    expect(subjectsTo('ana@example.com')).toEqual([]);
    const { docs } = await house.firestore.collection('letterPace').get();
    for (const one of docs) expect(one.get('sent')).toEqual({});
    // A change after an e-mail that was not sent is not delayed by ten minutes.
    await change(booking, { status: 'declined' });
    await later(news, hourMs);
    expect(subjectsTo('ana@example.com')).toEqual(['Reserva recusada: Bar do Boni']);
  });

  it('are deleted from the counters a day after the last', async () => {
    const news = house.server();
    await bookings(0, 1);
    await news.runRound();
    const { docs } = await house.firestore.collection('letterPace').get();
    const expiresAt = Timestamp.fromMillis(Date.now() - 1);
    for (const { ref } of docs) await ref.update({ expiresAt });
    expect(docs).toHaveLength(1);
    await house.firestore.doc('cursors/clock').delete();
    await news.runRound();
    expect((await house.firestore.collection('letterPace').get()).size).toBe(0);
  });
});
