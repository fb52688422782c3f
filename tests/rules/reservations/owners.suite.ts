import { checkOwners } from '../field-owners.ts';
import { now, past } from '../world.ts';
import type { Fields } from '../world.ts';

const aWholeReservation: Fields = {
  placeId: 'open1',
  userId: 'member',
  name: 'Ana',
  phone: '1',
  date: '2026-12-01',
  time: '20:00',
  people: 2,
  note: '',
  status: 'pending',
  priority: true,
  createdAt: past,
  updatedAt: past,
};
const nextReservation = {
  placeId: 'closed1',
  userId: 'reviewer',
  name: 'Outra',
  phone: '2',
  date: '2026-12-02',
  time: '21:00',
  people: 3,
  note: 'x',
  priority: false,
  createdAt: now,
  unknown: 1,
};

checkOwners([
  {
    name: 'the person who cancels, a reservation',
    actor: 'member',
    path: 'reservations/open1_member_2026-12-01',
    stored: aWholeReservation,
    next: nextReservation,
    always: { updatedAt: now, status: 'cancelled' },
    mayChange: [],
  },
  {
    name: 'the manager who confirms, a reservation',
    actor: 'manager',
    path: 'reservations/open1_member_2026-12-01',
    stored: aWholeReservation,
    next: nextReservation,
    always: { updatedAt: now, status: 'confirmed' },
    mayChange: [],
  },
]);
