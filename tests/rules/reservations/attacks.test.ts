import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, fresh, now } from '../attack.ts';
import { aUserRecord } from '../city.ts';
import { asWritten, inDays, nextWeek } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

describe('reservations', () => {
  const booked = 'reservations/open1_member_2026-12-01';
  const asked = (userId: string, placeId: string, date: string) => ({
    placeId,
    userId,
    name: 'Ana',
    phone: '1',
    date,
    time: '20:30',
    people: 4,
    status: 'pending',
    priority: false,
    ...fresh,
  });
  const reserve = (actor: string, fields: object) => (db: Firestore) =>
    setDoc(doc(db, `reservations/open1_${actor}_${nextWeek}`), {
      ...asked(actor, 'open1', nextWeek),
      ...fields,
    });
  const reserveOn = (date: string) => (db: Firestore) =>
    setDoc(doc(db, `reservations/open1_stranger_${date}`), asked('stranger', 'open1', date));
  const reserveAt = (placeId: string) => (db: Firestore) =>
    setDoc(
      doc(db, `reservations/${placeId}_stranger_${nextWeek}`),
      asked('stranger', placeId, nextWeek),
    );
  allows('stranger', reserveOn(inDays(300)));
  allows('stranger', reserve('stranger', {}));
  refuses([
    ['a reservation takes priority', 'stranger', reserve('stranger', { priority: true })],
    ['a reservation confirms itself', 'stranger', reserve('stranger', { status: 'confirmed' })],
    ['a reservation is for a thousand', 'stranger', reserve('stranger', { people: 1000 })],
    [
      'a reservation is for a day that is none',
      'stranger',
      reserve('stranger', { date: '2026-02-32' }),
    ],
    ['a reservation holds more', 'stranger', reserve('stranger', { tip: 1 })],
    [
      'a reservation is cancelled by a stranger',
      'stranger',
      change(booked, { status: 'cancelled' }),
    ],
    [
      'a reservation is cancelled with another phone',
      'member',
      change(booked, { status: 'cancelled', phone: '2' }),
    ],
    ['a reservation moves to another day', 'member', change(booked, { date: '2026-12-02' })],
    [
      'a phone number is read by the manager of another place',
      'stranger',
      (db) => getDoc(doc(db, booked)),
    ],
    [
      'reservations of all places are read by a manager',
      'manager',
      (db) => getDocs(query(collection(db, 'reservations'), limit(10))),
    ],
    ['a reservation is for yesterday', 'stranger', reserveOn(inDays(-2))],
    ['a reservation is for the year after next', 'stranger', reserveOn(inDays(370))],
    ['a reservation is for the thirty-first of February', 'stranger', reserveOn('2027-02-31')],
    ['a reservation is for a day in words', 'stranger', reserveOn('amanhã')],
    ['a reservation is for a day with a time', 'stranger', reserveOn(`${nextWeek}T20`)],
    [
      'a reservation is for a day that is a number',
      'stranger',
      reserve('stranger', { date: 20270101 }),
    ],
    ['a reservation is for nothing', 'stranger', reserve('stranger', { date: null })],
    ['a reservation is for another than who asks', 'stranger', reserve('reviewer', {})],
    ['a reservation is for an inactive place', 'stranger', reserveAt('closed1')],
    ['a reservation is for a place that is not there', 'stranger', reserveAt('none')],
    [
      'a reservation has a note without end',
      'stranger',
      reserve('stranger', { note: 'x'.repeat(5000) }),
    ],
    [
      'a reservation has a note that is a map',
      'stranger',
      reserve('stranger', { note: { text: 'x' } }),
    ],
    ['a reservation has no phone', 'stranger', reserve('stranger', { phone: '' })],
    ['a reservation is at a quarter past 25', 'stranger', reserve('stranger', { time: '25:15' })],
    ['a reservation is for minus two', 'stranger', reserve('stranger', { people: -2 })],
    [
      'a reservation is for no number of people',
      'stranger',
      reserve('stranger', { people: Number.NaN }),
    ],
    [
      'a reservation is for endless people',
      'stranger',
      reserve('stranger', { people: Number.POSITIVE_INFINITY }),
    ],
    [
      'a reservation is of the client’s clock',
      'stranger',
      reserve('stranger', { createdAt: Timestamp.now() }),
    ],
    ['a reservation is asked for while pending', 'pending', reserve('pending', {})],
    ['a reservation is asked for while inactive', 'inactive', reserve('inactive', {})],
    ['a reservation is asked for without a record', 'newcomer', reserve('newcomer', {})],
    [
      'a reservation is asked for in the batch that makes the record',
      'newcomer',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'users/newcomer'), { ...asWritten(aUserRecord('newcomer')), ...fresh })
          .set(
            doc(db, `reservations/open1_newcomer_${nextWeek}`),
            asked('newcomer', 'open1', nextWeek),
          )
          .commit(),
    ],
    [
      'a reservation is asked for and confirmed in one batch',
      'stranger',
      (db) =>
        writeBatch(db)
          .set(
            doc(db, `reservations/open1_stranger_${nextWeek}`),
            asked('stranger', 'open1', nextWeek),
          )
          .update(doc(db, `reservations/open1_stranger_${nextWeek}`), {
            status: 'confirmed',
            updatedAt: now,
          })
          .commit(),
    ],
    ['a reservation gets priority later', 'member', change(booked, { priority: false })],
    ['a reservation is confirmed by who asked', 'member', change(booked, { status: 'confirmed' })],
    [
      'a reservation is cancelled by the manager',
      'manager',
      change(booked, { status: 'cancelled' }),
    ],
    [
      'a reservation is cancelled at another instant',
      'member',
      (db) => updateDoc(doc(db, booked), { status: 'cancelled' }),
    ],
    ['a reservation is removed', 'member', (db) => deleteDoc(doc(db, booked))],
    [
      'reservations of a place without a limit are read',
      'manager',
      (db) => getDocs(query(collection(db, 'reservations'), where('placeId', '==', 'open1'))),
    ],
    [
      'reservations of two places are read at once',
      'manager',
      (db) =>
        getDocs(
          query(
            collection(db, 'reservations'),
            where('placeId', 'in', ['open1', 'other1']),
            limit(10),
          ),
        ),
    ],
  ]);
});
