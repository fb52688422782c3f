import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { NotificationWorker } from '#server/features/notifications/notification-worker.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import type { NewsHouse } from './notification-fixture.ts';
import { aBooking, person, startNewsHouse } from './notification-fixture.ts';

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
const told = async () =>
  (await house.notices()).map(({ userId, kind, about }) => [userId, kind, about['status'] ?? '']);
/** A round after the ten minutes in which e-mails about one record are merged. */
const afterMerging = async (news: NotificationWorker) => {
  await house.age(600_000);
  await news.runRound();
};
const letters = () =>
  house.mail.mailbox
    .list()
    .map(({ to, subject }) => [to.join(), subject])
    .sort();

describe('each change is notified once', () => {
  it('notifies the managers of a reservation, and the guest of its answers', async () => {
    const news = house.server();
    await put(booking, aBooking());
    await news.runRound();
    await news.runRound();
    expect(await told()).toEqual([['maria', 'booking_received', 'pending']]);
    for (const status of ['confirmed', 'declined', 'confirmed']) {
      await change(booking, { status });
      await news.runRound();
    }
    await change(booking, { status: 'no_show' });
    await news.runRound();
    expect((await told()).filter(([who]) => who === 'ana').sort()).toEqual([
      ['ana', 'booking_answered', 'confirmed'],
      ['ana', 'booking_answered', 'confirmed'],
      ['ana', 'booking_answered', 'declined'],
      ['ana', 'booking_answered', 'no_show'],
    ]);
    await afterMerging(news);
    expect(letters()).toEqual([
      ['ana@example.com', 'O lugar marcou que você não foi: Bar do Boni'],
      ['ana@example.com', 'Reserva confirmada: Bar do Boni'],
      ['maria@example.com', 'Nova reserva em Bar do Boni'],
    ]);
    expect(await house.outbox()).toEqual([]);
  });

  it('notifies the managers of guest changes and cancellations, but not of one first seen as cancelled', async () => {
    const news = house.server();
    await put(booking, aBooking({ status: 'cancelled' }));
    await news.runRound();
    expect(await told()).toEqual([]);
    await put(booking, aBooking());
    await news.runRound();
    await change(booking, { people: 5 });
    await news.runRound();
    await change(booking, { note: 'Com criança' });
    await news.runRound();
    await change(booking, { status: 'cancelled' });
    await news.runRound();
    expect((await told()).sort()).toEqual([
      ['maria', 'booking_changed', 'cancelled'],
      ['maria', 'booking_changed', 'moved'],
      ['maria', 'booking_received', 'pending'],
    ]);
  });

  it('notifies the managers of a reservation that moved to another time, which is another record', async () => {
    const news = house.server();
    await put(booking, aBooking());
    await news.runRound();
    await house.firestore.doc(booking).delete();
    const moved = { date: '2026-12-24', time: '20:00' };
    await put(
      'reservations/p1_ana_2026-12-25_2100',
      aBooking({ date: '2026-12-25', time: '21:00', moved }),
    );
    await news.runRound();
    await change('reservations/p1_ana_2026-12-25_2100', { status: 'confirmed' });
    await news.runRound();
    expect((await told()).sort()).toEqual([
      ['ana', 'booking_answered', 'confirmed'],
      ['maria', 'booking_changed', 'moved'],
      ['maria', 'booking_received', 'pending'],
    ]);
  });

  it('ignores changes from before the start of notifications, and notifies later ones of the same reservation', async () => {
    await put(
      booking,
      aBooking({ createdAt: Timestamp.fromMillis(0), updatedAt: Timestamp.fromMillis(0) }),
    );
    const news = house.server();
    await news.runRound();
    expect(await told()).toEqual([]);
    await change(booking, { status: 'confirmed' });
    await news.runRound();
    expect(await told()).toEqual([['ana', 'booking_answered', 'confirmed']]);
  });

  it('notifies of replies and of low reviews once, for any number of edits', async () => {
    const news = house.server();
    const review = {
      placeId: 'p2',
      userId: 'bia',
      rating: 2,
      text: 'Frio',
      createdAt: FieldValue.serverTimestamp(),
    };
    await put('reviews/p2_bia', { ...review, updatedAt: FieldValue.serverTimestamp() });
    await put('reviews/p1_ana', {
      ...review,
      placeId: 'p1',
      userId: 'ana',
      rating: 3,
      updatedAt: FieldValue.serverTimestamp(),
    });
    await news.runRound();
    await change('reviews/p2_bia', { rating: 1 });
    await house.firestore
      .doc('reviews/p2_bia')
      .update({ reply: { text: 'Perdão', repliedAt: FieldValue.serverTimestamp() } });
    await news.runRound();
    await house.firestore
      .doc('reviews/p2_bia')
      .update({ reply: { text: 'Desculpe', repliedAt: FieldValue.serverTimestamp() } });
    await news.runRound();
    expect((await told()).sort()).toEqual([
      ['bia', 'review_reply', ''],
      ['maria', 'low_review', ''],
    ]);
    expect(letters()).toEqual([
      ['bia@example.com', 'Trapiche respondeu à sua avaliação'],
      ['maria@example.com', 'Avaliação de 2 estrelas em Trapiche'],
    ]);
  });

  it('notifies the author of a claim of the decision, and no other user', async () => {
    const news = house.server();
    const decidedAt = FieldValue.serverTimestamp();
    const first = { firstMessage: 'Sou a dona.', firstAnswer: 'Não achamos.' };
    const none = { firstMessage: '', firstAnswer: '' };
    const claim = { placeId: 'p1', userId: 'ana', message: 'Sou a dona.', status: 'pending' };
    await put('claims/p1_ana', { ...claim, ...none, decidedAt: null });
    await news.runRound();
    const refusal = { status: 'declined', answer: 'Não achamos.', decidedAt };
    await change('claims/p1_ana', refusal);
    await news.runRound();
    await news.runRound();
    await change('claims/p1_ana', { ...first, status: 'pending', answer: '', decidedAt: null });
    await news.runRound();
    await change('claims/p1_ana', { ...refusal, answer: 'O alvará é de outra pessoa.' });
    const approved = { ...claim, ...none, userId: 'bia', status: 'approved', answer: '' };
    await put('claims/p1_bia', { ...approved, decidedAt });
    await news.runRound();
    expect((await told()).sort()).toEqual([
      ['ana', 'claim_answered', 'declined'],
      ['ana', 'claim_answered', 'final'],
      ['bia', 'claim_answered', 'approved'],
    ]);
    await afterMerging(news);
    expect(letters()).toEqual([
      ['ana@example.com', 'Seu pedido para gerenciar Bar do Boni foi recusado'],
      ['ana@example.com', 'Seu pedido para gerenciar Bar do Boni foi recusado'],
      ['bia@example.com', 'Seu pedido para gerenciar Bar do Boni foi aprovado'],
    ]);
  });

  it('notifies the author of a correction of the decision, and again after an undo', async () => {
    const news = house.server();
    const correction = { placeId: 'p2', userId: 'ana', isClosed: false, fields: { phone: '1' } };
    const decidedAt = FieldValue.serverTimestamp();
    await put('suggestions/p2_ana', { ...correction, status: 'pending', decidedAt: null });
    await news.runRound();
    await change('suggestions/p2_ana', { status: 'applied', answer: '', decidedAt });
    await news.runRound();
    await news.runRound();
    await change('suggestions/p2_ana', { status: 'pending', decidedAt: null });
    await news.runRound();
    const refusal = { status: 'declined', answer: 'Ligamos:\n o número é outro.', decidedAt };
    await change('suggestions/p2_ana', refusal);
    await put('suggestions/p1_bia', {
      ...{ placeId: 'p1', userId: 'bia', isClosed: true, fields: {} },
      ...{ status: 'applied', answer: '', decidedAt },
    });
    await news.runRound();
    expect((await told()).sort()).toEqual([
      ['ana', 'correction_answered', 'applied'],
      ['ana', 'correction_answered', 'declined'],
      ['bia', 'correction_answered', 'closed'],
    ]);
    await afterMerging(news);
    expect(letters()).toEqual([
      ['ana@example.com', 'Sua correção foi aplicada: Trapiche'],
      ['ana@example.com', 'Sua correção não foi aplicada: Trapiche'],
      ['bia@example.com', 'Sua correção foi aplicada: Bar do Boni'],
    ]);
  });

  it('notifies of payments, of a failed one and of the end of a membership', async () => {
    const news = house.server();
    const end = Timestamp.fromDate(new Date('2027-01-10T12:00:00Z'));
    const recordedAt = FieldValue.serverTimestamp();
    await put('clubPayments/in_1', {
      userId: 'ana',
      amountCents: 2990,
      refundedCents: 0,
      paidAt: new Date(),
      recordedAt,
    });
    const member = {
      userId: 'ana',
      status: 'active',
      entitledUntil: end,
      currentPeriodEnd: end,
      cancelAtPeriodEnd: false,
      paymentProblem: '',
    };
    await put('clubMembers/ana', { ...member, updatedAt: FieldValue.serverTimestamp() });
    await news.runRound();
    await change('clubMembers/ana', { paymentProblem: 'failed' });
    await news.runRound();
    await change('clubMembers/ana', { status: 'past_due' });
    await news.runRound();
    await put('clubMembers/bia', {
      ...member,
      userId: 'bia',
      cancelAtPeriodEnd: true,
      updatedAt: FieldValue.serverTimestamp(),
    });
    await news.runRound();
    await change('clubMembers/bia', { status: 'canceled' });
    // The payment is written again with a partial refund: no second receipt.
    await put('clubPayments/in_1', {
      userId: 'ana',
      amountCents: 2990,
      refundedCents: 100,
      paidAt: new Date(),
      recordedAt,
    });
    await news.runRound();
    expect(letters()).toEqual([
      ['ana@example.com', 'O pagamento do clube não passou'],
      ['ana@example.com', 'Pagamento recebido: R$\u00a029,90'],
      ['ana@example.com', 'Sua assinatura do clube terminou'],
      ['bia@example.com', 'Sua assinatura do clube termina em 10 de janeiro de 2027'],
    ]);
  });

  it('continues with others while one record fails, and gives it up in the end', async () => {
    const news = house.server();
    // Such a path is invalid in Firestore.
    await put(booking, aBooking({ placeId: 'p1/x' }));
    const other = 'reservations/p1_bia_2026-12-24';
    await put(other, aBooking({ userId: 'bia' }));
    await news.runRound();
    expect(await told()).toHaveLength(1);
    expect(house.mail.mailbox.list()).toHaveLength(1);
    for (let round = 2; round <= 20; round += 1) await news.runRound();
    await house.reads();
    await news.runRound();
    expect(await house.reads()).toBeLessThanOrEqual(22);
    await change(other, { status: 'confirmed' });
    await news.runRound();
    expect(await told()).toContainEqual(['bia', 'booking_answered', 'confirmed']);
  });

  it('notifies the current state if the record of the last notification was lost, and continues from there', async () => {
    const news = house.server();
    await put(booking, aBooking());
    await news.runRound();
    await change(booking, { status: 'confirmed' });
    await news.runRound();
    // As after a loss of data: the notifications still exist.
    await house.firestore.doc('told/reservation_p1_ana_2026-12-24').delete();
    await change(booking, { people: 3 });
    for (let round = 0; round < 3; round += 1) await news.runRound();
    await change(booking, { status: 'declined' });
    for (let round = 0; round < 3; round += 1) await news.runRound();
    expect((await told()).sort()).toEqual([
      ['ana', 'booking_answered', 'confirmed'],
      ['ana', 'booking_answered', 'confirmed'],
      ['ana', 'booking_answered', 'declined'],
      ['maria', 'booking_received', 'pending'],
      ['maria', 'booking_received', 'pending'],
    ]);
  });

  it('reads one empty page per source while nothing happens', async () => {
    const news = house.server();
    await news.runRound();
    await house.reads();
    await news.runRound();
    // Eight sources with a cursor and an empty query each; the lease, the clock, and two queries of the outbox.
    expect(await house.reads()).toBeLessThanOrEqual(20);
  });
});

describe('the clock', () => {
  const at = (instant: string) => ({ toCurrentTime: () => new Date(instant) });

  it("reminds of tomorrow's confirmed reservations from ten o’clock, once, also after a clock set back", async () => {
    await put(booking, aBooking({ status: 'confirmed' }));
    await put('reservations/p1_bia_2026-12-24', aBooking({ userId: 'bia', status: 'pending' }));
    const reminders = async () => (await told()).filter(([, kind]) => kind === 'booking_tomorrow');
    await house.server(at('2026-12-23T12:59:00Z')).runRound();
    expect(await reminders()).toEqual([]);
    const news = house.server();
    await house.firestore.doc('leases/news').delete();
    await news.stop();
    for (const instant of [
      '2026-12-23T13:00:00Z',
      '2026-12-23T12:00:00Z',
      '2026-12-22T20:00:00Z',
      '2026-12-23T22:00:00Z',
    ]) {
      await house.firestore.doc('leases/news').delete();
      await house.server(at(instant)).runRound();
    }
    expect(await reminders()).toEqual([['ana', 'booking_tomorrow', '']]);
  });

  it('sends managers the statistics of the week before, from Monday at nine, once', async () => {
    const days = (day: string) => Timestamp.fromDate(new Date(`${day}T15:00:00Z`));
    await put('reservations/p1_ana_2026-12-20', aBooking({ createdAt: days('2026-12-15') }));
    await put(
      'reservations/p2_bia_2026-12-20',
      aBooking({ placeId: 'p2', userId: 'bia', createdAt: days('2026-12-20') }),
    );
    await put(
      'reservations/p2_bia_2026-12-30',
      aBooking({ placeId: 'p2', userId: 'bia', createdAt: days('2026-12-21') }),
    );
    await house.firestore.doc('cursors/clock').set({ week: '2026-12-14' });
    const weeks: string[] = [];
    for (const instant of [
      '2026-12-21T11:59:00Z',
      '2026-12-21T12:00:00Z',
      '2026-12-21T12:01:00Z',
      '2026-12-14T12:00:00Z',
      '2026-12-22T12:00:00Z',
    ]) {
      await house.firestore.doc('leases/news').delete();
      await house.server(at(instant)).runRound();
      const figures = (await house.notices()).filter(({ kind }) => kind === 'weekly_figures');
      weeks.push(
        figures.map(({ userId, about }) => `${userId} ${String(about['bookings'])}`).join(),
      );
    }
    expect(weeks).toEqual(['', 'maria 2', 'maria 2', 'maria 2', 'maria 2']);
  });
});

describe('a clock that stopped or was wrong', () => {
  const round = async (instant: string) => {
    await house.firestore.doc('leases/news').delete();
    await house.server({ toCurrentTime: () => new Date(instant) }).runRound();
  };
  const reminders = async () =>
    (await house.notices()).filter(({ kind }) => kind === 'booking_tomorrow').length;

  it("reminds of today's remaining reservations once if the server was down the day before", async () => {
    await put('cursors/clock', { reminded: '2026-12-20' });
    await put(booking, aBooking({ status: 'confirmed', time: '20:00' }));
    await put(
      'reservations/p1_ana_2026-12-24_0700',
      aBooking({ status: 'confirmed', time: '07:00' }),
    );
    for (let again = 0; again < 2; again += 1) await round('2026-12-24T11:00:00Z');
    expect(await reminders()).toBe(1);
  });

  it('reminds at local time, also after a clock change in the night', async () => {
    // Clocks went forward at midnight of 4 November 2018: ten o'clock is one hour earlier than the day before.
    await put('cursors/clock', { reminded: '2018-11-04' });
    await put(booking, aBooking({ status: 'confirmed', date: '2018-11-05' }));
    await round('2018-11-04T11:59:00Z');
    expect(await reminders()).toBe(0);
    await round('2018-11-04T12:00:00Z');
    expect(await reminders()).toBe(1);
  });

  it('continues after a clock that was days ahead is corrected, and notifies no user twice', async () => {
    await put(booking, aBooking({ status: 'confirmed' }));
    await put(
      'reservations/p1_bia_2026-12-25',
      aBooking({ userId: 'bia', status: 'confirmed', date: '2026-12-25' }),
    );
    for (const instant of [
      '2026-12-23T13:00:00Z',
      '2027-03-01T15:00:00Z',
      '2026-12-23T14:00:00Z',
      '2026-12-24T13:00:00Z',
    ]) {
      await round(instant);
    }
    expect(await reminders()).toBe(2);
    expect((await house.firestore.doc('cursors/clock').get()).data()).toMatchObject({
      reminded: '2026-12-25',
      week: '2026-12-21',
    });
  });

  it('sends no reminder of a cancelled reservation, also if its e-mail is pending', async () => {
    const away = { openSession: () => Promise.reject(new Error('away')) };
    await put(booking, aBooking({ status: 'confirmed' }));
    const at = () => new Date('2026-12-23T13:00:00Z');
    const news = house.server({ ...away, toCurrentTime: at });
    await news.runRound();
    await news.stop();
    expect((await house.outbox()).map(({ kind }) => kind)).toContain('booking_tomorrow');
    await change(booking, { status: 'cancelled' });
    await house.server().runRound();
    expect(
      letters()
        .map(([, subject]) => subject)
        .join(),
    ).not.toContain('Lembrete');
    expect(await house.outbox()).toEqual([]);
  });

  it('sends all other reminders while one fails, and gives that one up in the end', async () => {
    await put('cursors/clock', { reminded: '2026-12-23' });
    // This path is invalid in Firestore.
    await put(booking, aBooking({ status: 'confirmed', placeId: 'p1/x' }));
    await put('reservations/p1_bia_2026-12-24', aBooking({ userId: 'bia', status: 'confirmed' }));
    const news = house.server({ toCurrentTime: () => new Date('2026-12-23T13:00:00Z') });
    await news.runRound();
    expect(await reminders()).toBe(1);
    for (let again = 2; again <= 20; again += 1) await news.runRound();
    expect(await reminders()).toBe(1);
    expect((await house.firestore.doc('cursors/clock').get()).get('reminded')).toBe('2026-12-24');
  });

  it('sends only the statistics of the last week after weeks without a server', async () => {
    await put('cursors/clock', { week: '2026-11-30' });
    await put(
      'reservations/p2_bia_2026-12-20',
      aBooking({ placeId: 'p2', createdAt: Timestamp.fromDate(new Date('2026-12-16T15:00:00Z')) }),
    );
    for (let again = 0; again < 2; again += 1) await round('2026-12-23T12:00:00Z');
    const weeks = (await house.notices()).filter(({ kind }) => kind === 'weekly_figures');
    expect(weeks.map(({ about }) => about)).toEqual([{ date: '2026-12-14', bookings: 1 }]);
  });
});

describe('deletion of old data', () => {
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * dayMs);

  it('deletes old notifications, e-mails and notification records, and keeps the rest', async () => {
    const notice = { userId: 'ana', kind: 'review_reply', about: {}, readAt: null };
    const left = { ...notice, state: 'failed', attempts: 1 };
    const batch = house.firestore.batch();
    for (let at = 0; at < 450; at += 1) {
      batch.set(house.firestore.doc(`notices/old${at}`), { ...notice, createdAt: ago(181) });
    }
    batch.set(house.firestore.doc('notices/young'), { ...notice, createdAt: ago(179) });
    batch.set(house.firestore.doc('outbox/refused'), {
      ...left,
      createdAt: ago(31),
      expiresAt: ago(1),
    });
    batch.set(house.firestore.doc('outbox/kept'), {
      ...left,
      createdAt: ago(29),
      expiresAt: ago(-1),
    });
    batch.set(house.firestore.doc('outbox/forgotten'), {
      ...left,
      state: 'waiting',
      createdAt: ago(41),
    });
    batch.set(house.firestore.doc('told/old'), { userId: 'ana', facts: {}, expiresAt: ago(1) });
    batch.set(house.firestore.doc('told/young'), { userId: 'ana', facts: {}, expiresAt: ago(-1) });
    await batch.commit();
    await house.firestore.doc('cursors/clock').delete();
    await house.server().runRound();
    const ids = async (collection: string) =>
      (await house.firestore.collection(collection).get()).docs.map(({ id }) => id);
    expect(await ids('notices')).toEqual(['young']);
    expect(await ids('outbox')).toEqual(['kept']);
    expect(await ids('told')).toEqual(['young']);
  });

  it('does not treat a record as new after its notification records were deleted', async () => {
    const old = ago(500);
    await house.firestore.doc('cursors/reservation').set({ since: ago(900), at: ago(1) });
    await put(booking, aBooking({ createdAt: old, date: '2025-08-01', status: 'confirmed' }));
    await house.server().runRound();
    await change(booking, { note: 'obrigado' });
    await house.server().runRound();
    expect((await told()).filter(([who]) => who === 'maria')).toEqual([]);
  });
});

describe('recipients', () => {
  it('exclude inactive users, and get no e-mail of a kind they have unsubscribed from', async () => {
    const news = house.server();
    await house.firestore
      .doc('users/maria')
      .update({ 'preferences.noLetters': ['booking_received'] });
    await put(booking, aBooking());
    await news.runRound();
    expect(await told()).toEqual([['maria', 'booking_received', 'pending']]);
    expect(letters()).toEqual([]);
    await house.firestore.doc('users/ana').update({ status: 'inactive' });
    await change(booking, { status: 'confirmed' });
    await news.runRound();
    expect(await told()).toHaveLength(1);
  });

  it('get no pending notification after they left, unsubscribed or were erased', async () => {
    const news = house.server({ openSession: () => Promise.reject(new Error('away')) });
    await put(booking, aBooking());
    await news.runRound();
    await change(booking, { status: 'confirmed' });
    await news.runRound();
    expect(await house.outbox()).toHaveLength(2);
    await house.firestore.doc('users/ana').update({ status: 'inactive' });
    await house.firestore
      .doc('users/maria')
      .update({ 'preferences.noLetters': ['booking_received'] });
    await news.stop();
    await house.server().runRound();
    expect(letters()).toEqual([]);
    expect(await house.outbox()).toEqual([]);
  });

  it('get no e-mails later if e-mails are disabled now', async () => {
    const news = house.server({ mail: null });
    await put(booking, aBooking());
    await news.runRound();
    expect(await told()).toHaveLength(1);
    expect(await house.outbox()).toEqual([]);
  });
});

describe('one server at a time', () => {
  it('takes over after the first server has stopped or its lease has expired', async () => {
    const [first, second] = [house.server(), house.server()];
    await first.runRound();
    await put(booking, aBooking());
    await second.runRound();
    expect(await told()).toEqual([]);
    await first.stop();
    await second.runRound();
    expect(await told()).toHaveLength(1);
    const third = house.server();
    await change(booking, { status: 'confirmed' });
    await house.firestore
      .doc('leases/news')
      .update({ until: Timestamp.fromMillis(Date.now() - 1) });
    await third.runRound();
    expect(await told()).toHaveLength(2);
  });

  it('takes over a lease that ends too far in the future: a clock was set back', async () => {
    await put(booking, aBooking());
    await put('leases/news', {
      owner: 'gone',
      until: Timestamp.fromMillis(Date.now() + hourMs),
    });
    await house.server().runRound();
    expect(await told()).toHaveLength(1);
  });

  it('notifies each change once though two servers work at the same time', async () => {
    // A different manager for each place, because one alone would exceed the e-mail limit.
    const asked = Array.from({ length: 30 }, async (_, at) => {
      const manager = person('Manager', `m${at}@example.com`, { role: 'manager' });
      await put(`users/m${at}`, manager);
      await put(`places/q${at}`, { title: 'Bar', createdBy: `m${at}` });
      await put(`reservations/q${at}_ana_2026-12-24`, aBooking({ placeId: `q${at}` }));
    });
    await Promise.all(asked);
    const work = async () => {
      for (let round = 0; round < 4; round += 1) {
        await house.firestore.doc('leases/news').delete();
        await house
          .server()
          .runRound()
          .catch(() => undefined);
      }
    };
    await Promise.all([work(), work()]);
    await house.firestore.doc('leases/news').delete();
    await house.server().runRound();
    expect(await told()).toHaveLength(30);
    const numbers = house.mail.mailbox.list().length;
    const unknown = (await house.outbox()).length;
    expect(numbers + unknown).toBe(30);
  });
});
