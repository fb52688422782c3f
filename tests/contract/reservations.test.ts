import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createdReservationResponse } from '#features/reservations/model/reservation-contract.ts';
import {
  maxOpenReservations,
  reservationId,
} from '#features/reservations/model/reservation-request.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import { reservationRefusalSentences } from '#features/reservations/texts.ts';
import * as v from 'valibot';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { aDraft, furnishBars, openBars, saturday } from './reservation-fixture.ts';
import type { Bars } from './reservation-fixture.ts';
import { indexFile } from './data-fixture.ts';

let fixture: Fixture;
let firestore: Firestore;
let bars: Bars;

beforeAll(async () => {
  fixture = await startFixture({ indexes: indexFile });
  firestore = fixture.server();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await furnishBars(firestore);
  bars = await openBars(firestore);
});

const stored = async (id: string) => (await firestore.doc(`reservations/${id}`).get()).data();
const idOf = (uid: string, time = '20:00', placeId = 'bar') =>
  reservationId(placeId, uid, { date: saturday, time });
const countAt = async (placeId: string) => {
  const all = await firestore.collection('reservations').where('placeId', '==', placeId).get();
  return all.docs.filter((one) => ['pending', 'confirmed'].includes(String(one.get('status'))))
    .length;
};
/** Stores a reservation in any state. */
const put = (id: string, fields: object) =>
  firestore.doc(`reservations/${id}`).set({
    ...{ placeId: 'bar', userId: id.split('_')[1], ...aDraft(), status: 'pending' },
    ...{ priority: false, createdAt: new Date(0), updatedAt: new Date(0) },
    ...fields,
  });
const booked = async (uid: string, changes = {}) =>
  (await bars.book(uid, changes).expect(201)).body.reservation;

describe('requesting a table', () => {
  it('stores the request unchanged, pending, with the last editor and time', async () => {
    const { body } = await bars.book('ana').expect(201);
    expect(v.is(createdReservationResponse, body)).toBe(true);
    expect(body).toMatchObject({ isNew: true, reservation: { id: `bar_ana_${saturday}_2000` } });
    const fields = await stored(idOf('ana'));
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      [
        ...['placeId', 'userId', 'name', 'phone', 'date', 'time', 'people', 'note', 'status'],
        ...['priority', 'createdAt', 'updatedAt', 'changedBy'],
      ].sort(),
    );
    expect(fields).toMatchObject({
      ...{ placeId: 'bar', userId: 'ana', ...aDraft(), status: 'pending', priority: false },
      changedBy: 'person',
    });
  });

  it('has priority exactly for users entitled to the club', async () => {
    expect(await booked('socio')).toMatchObject({ priority: true });
    expect(await booked('antigo')).toMatchObject({ priority: false });
    bars.passTo('2026-04-20', '12:00');
    expect(await booked('socio', { date: '2026-04-25' })).toMatchObject({ priority: false });
  });

  it('accepts several at different times of one day, and returns the existing one for the same time', async () => {
    await booked('ana');
    await booked('ana', { time: '22:30' });
    await booked('ana', { time: '18:00' });
    const { body } = await bars.book('ana', { people: 9 }).expect(200);
    expect(body).toMatchObject({ isNew: false, reservation: { people: 4, status: 'pending' } });
    expect(await countAt('bar')).toBe(3);
  });

  it('accepts times after midnight, which belong to the night before', async () => {
    await booked('ana', { date: '2026-03-22', time: '01:30' });
  });

  it('sent twice at once, or again after a lost response, is one new reservation', async () => {
    const [one, two] = await Promise.all([bars.book('ana'), bars.book('ana')]);
    expect([one.body['isNew'], two.body['isNew']]).toEqual([true, true]);
    expect((await bars.book('ana')).body).toMatchObject({ isNew: true });
    expect(await countAt('bar')).toBe(1);
  });

  it('finds one of the older format at the same time, and adds one at another time', async () => {
    await put(`bar_ana_${saturday}`, { status: 'confirmed' });
    const { body } = await bars.book('ana').expect(200);
    expect(body).toMatchObject({ isNew: false, reservation: { id: `bar_ana_${saturday}` } });
    await bars.book('ana', { time: '21:00' }).expect(201);
  });

  it('can be sent again after a cancellation, but not after a refusal', async () => {
    const { id } = await booked('ana');
    await bars.cancel('ana', id).expect(200);
    expect(await booked('ana', { people: 2 })).toMatchObject({ status: 'pending', people: 2 });
    await put(idOf('bia'), { status: 'declined' });
    const { body } = await bars.book('bia').expect(200);
    expect(body).toMatchObject({ isNew: false, reservation: { status: 'declined' } });
  });

  it.each<[string, object, number, keyof typeof reservationRefusalSentences]>([
    ['yesterday', { date: '2026-03-17' }, 400, 'past'],
    ['an hour ago', { date: '2026-03-18', time: '19:00' }, 400, 'past'],
    ['the current minute', { date: '2026-03-18', time: '20:00' }, 400, 'past'],
    [
      'yesterday at a place without hours',
      { date: '2026-03-17', placeId: 'quandoquer' },
      400,
      'past',
    ],
    ['next year', { date: '2027-03-20' }, 400, 'too_far'],
    [
      'a weekday that is closed',
      { date: '2026-03-23', time: '10:00', placeId: 'cafe' },
      409,
      'closed_day',
    ],
    ['a closed holiday', { date: '2026-03-20', time: '10:00', placeId: 'cafe' }, 409, 'closed_day'],
    ['a closed night', { date: '2026-03-20', time: '20:00' }, 409, 'outside_hours'],
    [
      'the hours after midnight of a closed night',
      { date: saturday, time: '00:30' },
      409,
      'outside_hours',
    ],
    ['a time before opening', { time: '12:00' }, 409, 'outside_hours'],
    ['the closing time', { time: '02:00' }, 409, 'outside_hours'],
    ['a time between two slots', { time: '20:10' }, 409, 'outside_hours'],
    ['an inactive place', { placeId: 'fechado' }, 404, 'place_gone'],
    ['a missing place', { placeId: 'nenhum' }, 404, 'place_gone'],
    ['a place with reservations by WhatsApp', { placeId: 'zap' }, 409, 'no_requests'],
  ])('is refused for %s, with a sentence', async (_what, changes, status, reason) => {
    const { body } = await bars.book('ana', changes).expect(status);
    expect(body).toMatchObject({ reason, error: reservationRefusalSentences[reason] });
    expect((await firestore.collection('reservations').get()).size).toBe(0);
  });

  it.each<[string, object]>([
    ['no guests', { people: 0 }],
    ['half a guest', { people: 1.5 }],
    ['too many guests', { people: 31 }],
    ['a word as date', { date: 'amanhã' }],
    ['31 February', { date: '2027-02-31' }],
    ['25:15 as time', { time: '25:15' }],
    ['an invalid phone', { phone: '9999' }],
    ['a blank name', { name: ' \u200b ' }],
    ['a too long note', { note: 'x'.repeat(5_000) }],
    ['a path as placeId', { placeId: '../users' }],
    ['a status', { status: 'confirmed' }],
    ['priority', { priority: true }],
  ])('with %s is invalid', async (_what, changes) => {
    await bars.book('ana', changes).expect(400);
    expect((await firestore.collection('reservations').get()).size).toBe(0);
  });

  it('is available to active users only', async () => {
    const { body } = await bars.book('inativa').expect(403);
    expect(body).toMatchObject({ code: 'account-inactive' });
    await bars.book('pendente').expect(403);
    await bars.book('desconhecida').expect(403);
    expect(await countAt('bar')).toBe(0);
  });

  it('is refused at twenty upcoming reservations', async () => {
    for (let number = 0; number < maxOpenReservations; number += 1) {
      await put(`cafe_ana_2026-04-${10 + number}`, { date: `2026-04-${10 + number}` });
    }
    const { body } = await bars.book('ana').expect(409);
    expect(body).toMatchObject({ reason: 'too_many' });
    await firestore.doc('reservations/cafe_ana_2026-04-10').update({ status: 'cancelled' });
    await bars.book('ana').expect(201);
  });

  it('is rate-limited per user', async () => {
    const few = await openBars(firestore, { ownRequests: 2, answers: 2 });
    await few.book('ana').expect(201);
    await few.book('ana').expect(201);
    await few.book('ana').expect(429);
    await few.book('bia').expect(201);
  });
});

describe('a limited number of tables', () => {
  const bookTable = (uid: string, changes = {}) =>
    bars.book(uid, { placeId: 'mesas', people: 2, ...changes });
  const crowd = (size: number) => Array.from({ length: size }, (_, number) => `gente${number}`);
  const invite = async (people: readonly string[]) => {
    const batch = firestore.batch();
    for (const uid of people) {
      batch.set(firestore.doc(`users/${uid}`), { uid, role: 'member', status: 'active' });
    }
    await batch.commit();
  };

  it('goes to the first requests; a cancelled or declined table is free again', async () => {
    const ids: { id: string; updatedAt: string }[] = [];
    for (const uid of ['ana', 'bia', 'caio']) {
      ids.push((await bookTable(uid).expect(201)).body.reservation);
    }
    const { body } = await bookTable('socio').expect(409);
    expect(body).toMatchObject({ reason: 'full' });
    await bookTable('socio', { time: '20:30' }).expect(201);
    await bars.cancel('ana', ids[0]?.id ?? '').expect(200);
    await bookTable('socio').expect(201);
    await bookTable('ana').expect(409);
    const bia = ids[1] ?? { id: '', updatedAt: '' };
    const declined = (await bars.answer('gerente', bia, 'declined').expect(200)).body;
    await bookTable('ana').expect(201);
    // The table of the declined reservation is taken.
    const again = await bars.answer('gerente', declined.reservation, 'confirmed').expect(409);
    expect(again.body).toMatchObject({ reason: 'full' });
  });

  it('is shared by all minutes of a half hour if the opening hours are unknown', async () => {
    const reservation = { mode: 'request', value: '', tables: 1 };
    await firestore.doc('places/quandoquer').update({ reservation });
    const book = (uid: string, time: string) => bars.book(uid, { placeId: 'quandoquer', time });
    await book('ana', '23:35').expect(201);
    for (const time of ['23:30', '23:36', '23:59']) {
      expect((await book('bia', time).expect(409)).body).toMatchObject({ reason: 'full' });
    }
    await book('bia', '23:29').expect(201);
  });

  it('gives the last table to one of two simultaneous requests on two servers', async () => {
    const other = await openBars(firestore);
    for (let round = 0; round < 4; round += 1) {
      const time = ['18:00', '18:30', '19:00', '19:30'][round] ?? '';
      const date = saturday;
      await bookTable('ana', { time, date }).expect(201);
      await bookTable('bia', { time, date }).expect(201);
      const body = { placeId: 'mesas', ...aDraft({ time, date }) };
      const answers = await Promise.all([
        bars.send('caio', '', body),
        other.send('socio', '', body),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });

  /** Opens the bars with a lock in which no work starts before `count` requests wait. */
  const openForCrowd = (count: number) => {
    const lock = createKeyedLock();
    let arrived = 0;
    let open = () => undefined as void;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return openBars(firestore, undefined, {
      run(key, work) {
        arrived += 1;
        if (arrived === count) open();
        return lock.run(key, async () => {
          await opened;
          return work();
        });
      },
    });
  };

  it('accepts one of 200 simultaneous requests for the last table, and answers all others that none is free', async () => {
    const people = crowd(200);
    await invite(people);
    await firestore
      .doc('places/mesas')
      .update({ reservation: { mode: 'request', value: '', tables: 1 } });
    const crowded = await openForCrowd(people.length);
    const transactions = vi.spyOn(firestore, 'runTransaction');
    const answers = await Promise.all(
      people.map((uid) => crowded.book(uid, { placeId: 'mesas', people: 2 })),
    );
    // One transaction takes the table and one finds it taken. If each request had its own, one after the other, the
    // last ones would exceed their time limit.
    expect(transactions).toHaveBeenCalledTimes(2);
    transactions.mockRestore();
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(199);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ reason: 'full', error: reservationRefusalSentences.full });
    }
    expect(await countAt('mesas')).toBe(1);
  });

  it('returns an own reservation to a request that waited while the last table was taken', async () => {
    await firestore
      .doc('places/mesas')
      .update({ reservation: { mode: 'request', value: '', tables: 1 } });
    const crowded = await openForCrowd(3);
    const body = { placeId: 'mesas', people: 2 };
    const [mine, theirs, again] = await Promise.all([
      crowded.book('ana', body),
      crowded.book('bia', body),
      crowded.book('ana', body),
    ]);
    const own = [mine, again].filter(({ status }) => status === 201);
    // The order in which the requests arrive is not known: either both of the first user, or that of the second.
    expect(theirs.status === 201 ? own.length : 2 - own.length).toBe(0);
    expect(await countAt('mesas')).toBe(1);
  });

  it('is checked again for a request that arrives after a table became free', async () => {
    await firestore
      .doc('places/mesas')
      .update({ reservation: { mode: 'request', value: '', tables: 1 } });
    const { reservation } = (await bookTable('ana').expect(201)).body;
    const answers = await Promise.all(['bia', 'caio', 'socio'].map((uid) => bookTable(uid)));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    await bars.cancel('ana', reservation.id).expect(200);
    await bookTable('bia').expect(201);
  });

  it('is never exceeded by simultaneous requests, changes and cancellations', async () => {
    const people = crowd(60);
    await invite(people);
    const other = await openBars(firestore);
    const asked = await Promise.all(
      people.map((uid, number) =>
        (number % 2 === 0 ? bars : other).send(uid, '', { placeId: 'mesas', ...aDraft() }),
      ),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(asked.filter(({ status }) => status === 409)).toHaveLength(57);
    expect(await countAt('mesas')).toBe(3);

    const winners = asked.flatMap(({ status, body }) => (status === 201 ? [body.reservation] : []));
    await Promise.all([
      ...winners.map(({ id, userId }) => bars.cancel(String(userId), id)),
      ...people.map((uid) => other.send(uid, '', { placeId: 'mesas', ...aDraft() })),
    ]);
    expect(await countAt('mesas')).toBeLessThanOrEqual(3);
    await Promise.all(people.map((uid) => bars.send(uid, '', { placeId: 'mesas', ...aDraft() })));
    expect(await countAt('mesas')).toBe(3);
  });

  it('is not counted twice if the number of guests changes', async () => {
    for (const uid of ['ana', 'bia', 'caio']) await bookTable(uid).expect(201);
    await bars.change('ana', idOf('ana', '20:00', 'mesas'), { people: 6 }).expect(200);
    await bookTable('socio', { time: '21:00' }).expect(201);
    const late = idOf('socio', '21:00', 'mesas');
    const { body } = await bars.change('socio', late, { time: '20:00' }).expect(409);
    expect(body).toMatchObject({ reason: 'full' });
    expect(await stored(late)).toMatchObject({ time: '21:00', status: 'pending' });
  });
});

describe('changing a reservation', () => {
  it('moves it to another time, which the place must confirm again', async () => {
    const shown = await booked('ana');
    await bars.answer('gerente', shown, 'confirmed').expect(200);
    const { body } = await bars.change('ana', shown.id, { time: '21:30' }).expect(200);
    expect(body.reservation).toMatchObject({ id: idOf('ana', '21:30'), status: 'pending' });
    expect(await stored(shown.id)).toBeUndefined();
    expect(await stored(idOf('ana', '21:30'))).toMatchObject({
      ...{ time: '21:30', changedBy: 'person', moved: { date: saturday, time: '20:00' } },
      createdAt: expect.anything() as unknown,
    });
    expect(await stored(idOf('ana', '21:30'))).not.toHaveProperty('answeredAt');
    // The response was lost.
    const again = await bars.change('ana', shown.id, { time: '21:30' }).expect(200);
    expect(again.body.reservation).toMatchObject({ id: idOf('ana', '21:30') });
  });

  it.each([
    ['more guests need a new confirmation', { people: 6 }, 'pending'],
    ['fewer guests need no new confirmation', { people: 2 }, 'confirmed'],
    ['another note needs no new confirmation', { note: 'Cadeira alta' }, 'confirmed'],
  ])('%s', async (_what, changes, status) => {
    const shown = await booked('ana');
    await bars.answer('gerente', shown, 'confirmed').expect(200);
    const { body } = await bars.change('ana', shown.id, changes).expect(200);
    expect(body.reservation).toMatchObject({ id: shown.id, status, ...changes });
  });

  it('moves one of the older format and gives it an id of the new format', async () => {
    const old = `bar_ana_${saturday}`;
    await put(old, { status: 'confirmed' });
    await bars.change('ana', old, { people: 3 }).expect(200);
    expect(await stored(old)).toMatchObject({ people: 3 });
    await bars.change('ana', old, { people: 3, time: '22:00' }).expect(200);
    expect(await stored(old)).toBeUndefined();
    expect(await stored(idOf('ana', '22:00'))).toMatchObject({ people: 3, status: 'pending' });
  });

  it('does not overwrite another reservation of the user', async () => {
    const { id } = await booked('ana');
    await booked('ana', { time: '21:00' });
    const { body } = await bars.change('ana', id, { time: '21:00', people: 7 }).expect(409);
    expect(body).toMatchObject({ reason: 'same_moment' });
    expect(await countAt('bar')).toBe(2);
  });

  it.each<[string, object, number]>([
    ['yesterday', { date: '2026-03-17' }, 400],
    ['a closed day', { date: '2026-03-20' }, 409],
    ['outside the hours', { time: '12:00' }, 409],
  ])('to %s is refused', async (_what, changes, status) => {
    const { id } = await booked('ana');
    await bars.change('ana', id, changes).expect(status);
    expect(await stored(id)).toMatchObject({ ...aDraft() });
  });

  it('of another user, of none, or of the past is refused', async () => {
    const { id } = await booked('ana');
    await bars.change('bia', id, { people: 2 }).expect(404);
    await bars.cancel('bia', id).expect(404);
    await bars.cancel('ana', idOf('ana', '23:00')).expect(404);
    await bars.cancel('ana', '..%2Fusers%2Fana').expect(404);
    bars.passTo(saturday, '20:00');
    const { body } = await bars.cancel('ana', id).expect(409);
    expect(body).toMatchObject({ reason: 'no_longer_open' });
    await bars.change('ana', id, { people: 2 }).expect(409);
    expect(await stored(id)).toMatchObject({ status: 'pending', people: 4 });
  });

  it('cancels while pending or confirmed, idempotently, and reports that the place has declined', async () => {
    const { id } = await booked('ana');
    await bars.cancel('ana', id).expect(200);
    const { body } = await bars.cancel('ana', id).expect(200);
    expect(body.reservation).toMatchObject({ status: 'cancelled' });
    expect(await stored(id)).toMatchObject({ changedBy: 'person' });
    await put(idOf('bia'), { status: 'declined' });
    expect((await bars.cancel('bia', idOf('bia')).expect(409)).body).toMatchObject({
      code: 'conflict',
    });
  });
});

describe('the answer of the place', () => {
  it('is given by its managers and super admins, and records who and when', async () => {
    const shown = await booked('ana');
    await bars.answer('ana', shown, 'confirmed').expect(403);
    await bars.answer('vizinha', shown, 'confirmed').expect(403);
    const { body } = await bars.answer('gerente', shown, 'confirmed').expect(200);
    expect(body).toMatchObject({ kind: 'given', reservation: { status: 'confirmed' } });
    const fields = await stored(shown.id);
    expect(fields).toMatchObject({ changedBy: 'place' });
    expect(fields?.['answeredAt']).toEqual(fields?.['updatedAt']);
    // The same answer was already given, so the stored one is kept, though the client shows another state.
    expect((await bars.answer('admin', shown, 'confirmed').expect(200)).body).toMatchObject({
      kind: 'given',
    });
  });

  it('stores a cleaned reason while it is declined', async () => {
    const shown = await booked('ana');
    const why = ' Casa cheia\u202e neste dia ';
    const no = (await bars.answer('gerente', shown, 'declined', why).expect(200)).body;
    expect(no.reservation).toMatchObject({ status: 'declined', reason: 'Casa cheia neste dia' });
    await bars.answer('gerente', no.reservation, 'declined', 'a'.repeat(301)).expect(400);
    const yes = (await bars.answer('gerente', no.reservation, 'confirmed', why).expect(200)).body;
    expect(yes.reservation).toMatchObject({ status: 'confirmed', reason: '' });
    expect(await stored(idOf('ana'))).not.toHaveProperty('reason');
  });

  it('is overtaken by a change of the guest or an answer of a colleague', async () => {
    const shown = await booked('ana');
    await bars.change('ana', shown.id, { people: 12 }).expect(200);
    const { body } = await bars.answer('gerente', shown, 'confirmed').expect(200);
    expect(body).toMatchObject({ kind: 'overtaken', reservation: { people: 12 } });
    expect(await stored(shown.id)).toMatchObject({ status: 'pending' });
    await bars.answer('admin', body.reservation, 'declined').expect(200);
    const late = await bars.answer('gerente', body.reservation, 'confirmed').expect(200);
    expect(late.body).toMatchObject({ kind: 'overtaken', reservation: { status: 'declined' } });
  });

  it('is refused with 404 for a reservation that moved in between', async () => {
    const shown = await booked('ana');
    await bars.change('ana', shown.id, { time: '22:00' }).expect(200);
    await bars.answer('gerente', shown, 'confirmed').expect(404);
  });

  it('and a simultaneous change result in one of two states, never both', async () => {
    const other = await openBars(firestore);
    for (let round = 0; round < 4; round += 1) {
      const shown = await booked('ana', { time: '21:00', note: `${round}` });
      const [answered, changed] = await Promise.all([
        bars.answer('gerente', shown, 'confirmed'),
        (round === 0 ? other : bars).change('ana', shown.id, {
          ...{ time: '21:00', people: 8, note: `${round}` },
        }),
      ]);
      expect(changed.status).toBe(200);
      const fields = await stored(shown.id);
      // A reservation for eight guests was never confirmed.
      expect(fields).toMatchObject({ people: 8, status: 'pending' });
      expect(['given', 'overtaken']).toContain(answered.body['kind']);
      await bars.cancel('ana', shown.id).expect(200);
    }
  });

  it('is refused for a past day', async () => {
    const shown = await booked('ana');
    bars.passTo('2026-03-22', '09:00');
    const { body } = await bars.answer('gerente', shown, 'confirmed').expect(409);
    expect(body).toMatchObject({ reason: 'not_answerable' });
  });
});

describe('a guest who did not come', () => {
  const confirmed = async (uid: string, changes = {}) => {
    const shown = await booked(uid, changes);
    return (await bars.answer('gerente', shown, 'confirmed').expect(200)).body.reservation;
  };

  it('is marked after the time of the reservation, for a week, and the mark can be removed', async () => {
    const shown = await confirmed('ana');
    bars.passTo(saturday, '19:59');
    await bars.answer('gerente', shown, 'no_show').expect(409);
    bars.passTo(saturday, '20:00');
    const { reservation } = (await bars.answer('gerente', shown, 'no_show').expect(200)).body;
    expect(reservation).toMatchObject({ status: 'no_show' });
    const { body } = await bars.answer('gerente', reservation, 'confirmed').expect(200);
    bars.passTo('2026-03-28', '12:00');
    const again = await bars.answer('gerente', body.reservation, 'no_show').expect(200);
    await bars.answer('gerente', again.body.reservation, 'confirmed').expect(200);
    bars.passTo('2026-03-29', '00:01');
    const late = (await bars.answer('gerente', shown, 'confirmed')).body.reservation;
    await bars.answer('gerente', late, 'no_show').expect(409);
  });

  it('cannot be marked for a reservation that was only pending', async () => {
    const shown = await booked('ana');
    bars.passTo(saturday, '22:00');
    await bars.answer('gerente', shown, 'no_show').expect(409);
  });

  it('can dispute it once, within thirty days, and it is no longer counted', async () => {
    const shown = await confirmed('ana');
    await bars.dispute('ana', shown.id).expect(409);
    bars.passTo(saturday, '23:00');
    await bars.answer('gerente', shown, 'no_show').expect(200);
    await bars.dispute('bia', shown.id).expect(404);
    const { body } = await bars.dispute('ana', shown.id).expect(200);
    expect(body.reservation['disputedAt']).not.toBeNull();
    await bars.dispute('ana', shown.id).expect(200);
    await put(idOf('bia'), { status: 'no_show' });
    bars.passTo('2026-04-21', '12:00');
    expect((await bars.dispute('bia', idOf('bia')).expect(409)).body).toMatchObject({
      reason: 'not_disputable',
    });
  });

  it('keeps the dispute when the place removes the mark, and is not marked again', async () => {
    const shown = await confirmed('ana');
    bars.passTo(saturday, '23:00');
    await bars.answer('gerente', shown, 'no_show').expect(200);
    const { reservation } = (await bars.dispute('ana', shown.id).expect(200)).body;
    const withdrawn = await bars.answer('gerente', reservation, 'confirmed').expect(200);
    expect(withdrawn.body.reservation['disputedAt']).not.toBeNull();
    const { body } = await bars.answer('gerente', withdrawn.body.reservation, 'no_show');
    expect(body).toMatchObject({ reason: 'not_answerable' });
  });

  it('is shown to places from three per year, without disputed or older ones', async () => {
    const absent = (date: string, fields = {}) =>
      put(`cafe_ana_${date}_2000`, { date, status: 'no_show', ...fields });
    await absent('2026-01-10');
    await absent('2026-02-10');
    await absent('2025-03-01');
    await absent('2026-02-12', { disputedAt: new Date(0) });
    expect(await booked('ana')).toMatchObject({ noShows: 0 });
    expect(await stored(idOf('ana'))).not.toHaveProperty('noShows');
    await absent('2025-12-10');
    expect(await booked('ana', { time: '21:00' })).toMatchObject({ noShows: 3 });
    expect(await booked('bia')).toMatchObject({ noShows: 0 });
  });
});
