import { increment, limit, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  change,
  fresh,
  list,
  merge,
  now,
  read,
  remove,
  set,
} from '../attack.ts';
import { aUserRecord } from '../city.ts';
import { asWritten, nextWeek } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

describe('reservations', () => {
  const booked = 'reservations/open1_member_2026-12-01_2000';
  const asked = (userId: string) => ({
    placeId: 'open1',
    userId,
    name: 'Ana',
    phone: '+5548999990000',
    date: nextWeek,
    time: '20:30',
    people: 4,
    note: '',
    status: 'pending',
    priority: false,
    changedBy: 'person',
    ...fresh,
  });
  const reserve = (actor: string, id = `open1_${actor}_${nextWeek}_2030`) => {
    return set(`reservations/${id}`, asked(actor));
  };
  const listOf = (field: string, value: unknown, most = 10) =>
    list('reservations', where(field, '==', value), limit(most));
  allows('member', read(booked));
  allows('member', listOf('userId', 'member'));
  allows('manager', listOf('placeId', 'open1'));
  refuses([
    ['one is created without the server', 'stranger', reserve('stranger')],
    [
      'one is created with an id of the older format',
      'stranger',
      reserve('stranger', `open1_stranger_${nextWeek}`),
    ],
    ['one is created by a super admin', 'admin', reserve('admin')],
    ['one is created for another user', 'stranger', reserve('reviewer')],
    ['one is created by an inactive user', 'inactive', reserve('inactive')],
    [
      'one is created in the batch that creates the user record',
      'newcomer',
      batch(
        set('users/newcomer', { ...asWritten(aUserRecord('newcomer')), ...fresh }),
        set(`reservations/open1_newcomer_${nextWeek}_2030`, asked('newcomer')),
      ),
    ],
    [
      'one is created by a merge',
      'member',
      merge(`reservations/open1_member_${nextWeek}_2030`, {}),
    ],
    [
      'the own one is cancelled without the server',
      'member',
      change(booked, { status: 'cancelled' }),
    ],
    ['the own one is confirmed by the member', 'member', change(booked, { status: 'confirmed' })],
    ['the own one gets priority', 'member', change(booked, { priority: true })],
    ['the own one gets more guests', 'member', change(booked, { people: increment(10) })],
    ['the own one is moved to another day', 'member', change(booked, { date: '2026-12-02' })],
    ['the own no-show is reset', 'member', change(booked, { status: 'cancelled', noShows: 0 })],
    ['the own no-show is deleted', 'member', remove(booked)],
    [
      'a manager confirms without the server, above the number of tables',
      'manager',
      change(booked, { status: 'confirmed', answeredAt: now }),
    ],
    ['a manager marks a no-show before the day', 'manager', change(booked, { status: 'no_show' })],
    ['a super admin confirms without the server', 'admin', change(booked, { status: 'confirmed' })],
    ['a super admin deletes one', 'admin', remove(booked)],
    ['a phone number is read by the manager of another place', 'stranger', read(booked)],
    ['no-shows of another user are listed', 'stranger', listOf('status', 'no_show')],
    ['those of another user are listed', 'stranger', listOf('userId', 'member')],
    ['too many own ones are listed', 'member', listOf('userId', 'member', 101)],
    ['those of all places are read by a manager', 'manager', list('reservations', limit(10))],
    [
      'those of a place are read without a limit',
      'manager',
      list('reservations', where('placeId', '==', 'open1')),
    ],
    [
      'those of two places are read together',
      'manager',
      list('reservations', where('placeId', 'in', ['open1', 'other1']), limit(10)),
    ],
    [
      'a place has zero tables',
      'manager',
      change('places/open1', { reservation: { mode: 'request', tables: 0 } }),
    ],
    [
      'a place has too many tables',
      'manager',
      change('places/open1', { reservation: { mode: 'request', tables: 1e9 } }),
    ],
    [
      'a place has half a table',
      'manager',
      change('places/open1', { reservation: { mode: 'request', tables: 1.5 } }),
    ],
  ]);
  allows('manager', change('places/open1', { reservation: { mode: 'request', tables: 12 } }));
});
