import { describe, expect, it } from 'vitest';
import type { Reservation } from '#features/places/model/place.ts';
import { reservationAction } from './reservation.ts';
import { parseReservation } from '#features/places/model/place.ts';

const phone = '(48) 3333-0000';
const getAction = (reservation: Reservation, message?: string) =>
  reservationAction({ reservation, phone }, message === undefined ? {} : { message });

describe('reservationAction', () => {
  it.each<[Reservation, ReturnType<typeof getAction>]>([
    [
      { mode: 'whatsapp', value: '48 99999-0000' },
      { kind: 'whatsapp', href: 'https://wa.me/5548999990000' },
    ],
    [
      { mode: 'whatsapp', value: '' },
      { kind: 'whatsapp', href: 'https://wa.me/554833330000' },
    ],
    [
      { mode: 'phone', value: '0800 000 0000' },
      { kind: 'phone', href: 'tel:08000000000' },
    ],
    [
      { mode: 'phone', value: ' ' },
      { kind: 'phone', href: 'tel:+554833330000' },
    ],
    [
      { mode: 'url', value: 'mesas.com.br/ze' },
      { kind: 'url', href: 'https://mesas.com.br/ze' },
    ],
    [{ mode: 'request', value: '' }, { kind: 'request' }],
    [{ mode: 'none', value: '' }, { kind: 'none' }],
    [{ mode: 'url', value: 'javascript:alert(1)' }, { kind: 'none' }],
    [{ mode: 'url', value: '' }, { kind: 'none' }],
    [{ mode: 'whatsapp', value: 'não tem' }, { kind: 'none' }],
  ])('for %j', (reservation, action) => {
    expect(getAction(reservation)).toEqual(action);
  });

  it('starts the WhatsApp chat with the message', () => {
    expect(getAction({ mode: 'whatsapp', value: '' }, 'Olá!')).toEqual({
      kind: 'whatsapp',
      href: 'https://wa.me/554833330000?text=Ol%C3%A1!',
    });
  });
});

describe('parseReservation', () => {
  it('reads a stored reservation', () => {
    expect(parseReservation({ mode: 'url', value: 'a.com', extra: 1 })).toEqual({
      mode: 'url',
      value: 'a.com',
    });
  });
  it.each([[undefined], [null], ['whatsapp'], [{}], [{ mode: 'fax', value: '1' }], [7]])(
    'treats %j as no reservation',
    (value) => {
      expect(parseReservation(value)).toEqual({ mode: 'none', value: '' });
    },
  );
  it('reads the number of tables only for a place that takes requests', () => {
    const parseTables = (tables: unknown, mode = 'request') =>
      parseReservation({ mode, tables }).tables;
    expect([
      parseTables(12),
      parseTables('8'),
      parseTables(9_999),
      parseTables(12, 'phone'),
    ]).toEqual([12, 8, 500, undefined]);
    expect([0, -1, null, 'x', {}].map((tables) => parseTables(tables))).toEqual(
      Array(5).fill(undefined),
    );
  });
  it('limits the length of the value and drops a value that is not a text', () => {
    expect(parseReservation({ mode: 'url', value: 'a'.repeat(900) }).value).toHaveLength(500);
    expect(parseReservation({ mode: 'phone', value: 48 }).value).toBe('');
  });
});
