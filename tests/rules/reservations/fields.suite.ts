import { describe } from 'vitest';

import { fresh } from '../commits.ts';
import { checkFields, filledText, instant, optionalText } from '../field-rows.ts';

describe('reservations', () => {
  checkFields(
    {
      actor: 'member',
      path: 'reservations/open1_member_2026-12-24',
      document: {
        placeId: 'open1',
        userId: 'member',
        name: 'Ana',
        phone: '+554899999999',
        date: '2026-12-24',
        time: '20:30',
        people: 4,
        status: 'pending',
        priority: true,
        ...fresh,
      },
      updates: false,
    },
    [
      filledText('name', 100),
      filledText('phone', 40),
      optionalText('note', 1000),
      { field: 'people', takes: [1, 100], refuses: [0, 101, 1.5, '2', null] },
      { field: 'time', takes: ['00:00', '23:59'], refuses: ['24:00', '9:00', '12:60', 'x', 1] },
      { field: 'date', refuses: ['2026-12-25', '', 1] },
      { field: 'placeId', refuses: ['other1', '', 1] },
      { field: 'userId', refuses: ['reviewer', '', 1] },
      { field: 'status', refuses: ['confirmed', 'declined', 'cancelled', 'unknown', 1] },
      { field: 'priority', refuses: [false, 'true', null] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );
});
