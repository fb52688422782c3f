import { describe } from 'vitest';

import { anOfferRecord } from '../city.ts';
import { fresh } from '../commits.ts';
import {
  checkFields,
  count,
  filledText,
  flag,
  instant,
  optionalText,
  texts,
  translations,
} from '../field-rows.ts';
import { Float, future, past } from '../world.ts';
import type { Plain } from '../world.ts';

const shift = { start: '18:00', end: '22:00' };

describe('offers', () => {
  checkFields(
    {
      actor: 'manager',
      path: 'clubOffers/new',
      document: anOfferRecord({ ...fresh, validUntil: future }),
      fixed: ['usedCount', 'placeId'],
    },
    [
      filledText('title', 200),
      optionalText('termsText', 5000),
      translations({ title: 200, termsText: 5_000 }),
      flag('isActive'),
      { field: 'percent', takes: [1, 100], refuses: [0, 101, 12.5, '10', null] },
      { field: 'kind', takes: ['percent', 'second_item_free'], refuses: ['fixed', 'unknown', 1] },
      { field: 'validUntil', takes: [past, future], refuses: ['soon', 1, null] },
      { field: 'usedCount', refuses: [1, -1, '0', new Float(0)] },
      { field: 'placeId', refuses: ['other1', 'none', '', 1] },
      count('amountCents', true),
      count('maxDiscountCents', true),
      count('minSpendCents', true),
      count('cooldownMinutes', true),
      count('totalLimit', true),
      {
        field: 'weekdays',
        takes: [[], [0, 1, 2, 3, 4, 5, 6]],
        refuses: [[7], [-1], ['1'], [1.5], [0, 1, 2, 3, 4, 5, 6, 6], 1, {}],
        optional: true,
      },
      {
        field: 'shifts',
        takes: [...Array.from({ length: 11 }, (_, size) => Array<Plain>(size).fill(shift)), [{}]],
        refuses: [
          ...Array.from({ length: 10 }, (_, at) => [...Array<Plain>(at).fill(shift), 'x']),
          Array<Plain>(11).fill(shift),
          [{ ...shift, start: '018:00' }],
          [{ ...shift, end: '022:00' }],
          [{ ...shift, end: { x: 1 } }],
          [{ ...shift, end: ['22:00'] }],
          [{ ...shift, unknown: 1 }],
          [{ start: '18:00', unknown: 'x' }],
          shift,
          {},
          '',
        ],
        optional: true,
      },
      texts('excludedDates', 60, 600),
      {
        field: 'perMemberLimit',
        takes: [
          ...['day', 'month', 'year', 'total'].map((window) => ({ count: 1, window })),
          { count: 1000, window: 'day' },
        ],
        refuses: [
          { count: 0, window: 'day' },
          { count: 1001, window: 'day' },
          { count: 1.5, window: 'day' },
          { count: 1, window: 'unknown' },
          { count: 1, window: 'day', unknown: 1 },
          'day',
        ],
        optional: true,
      },
      instant('updatedAt'),
    ],
  );
});
