import { describe, expect, it } from 'vitest';
import { parseReservationPhone } from './reservation-phone.ts';

describe('a phone number', () => {
  it.each([
    ['(48) 99999-0000', '+5548999990000'],
    ['48 3222 0000', '+554832220000'],
    ['048999990000', '+5548999990000'],
    ['+55 48 99999-0000', '+5548999990000'],
    ['+351 912 345 678', '+351912345678'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('typed as %s is %s', (typed, stored) => {
    expect(parseReservationPhone(typed)).toBe(stored);
  });

  it.each([
    '',
    '123',
    '99999-0000',
    '(00) 99999-0000',
    '0800 123 4567',
    'não tenho',
    '9'.repeat(300),
  ])('typed as %j is invalid', (typed) => {
    expect(parseReservationPhone(typed)).toBeNull();
  });
});
