import { describe } from 'vitest';

import { anOfferRecord } from '../city.ts';
import { fresh } from '../commits.ts';
import {
  checkFields,
  count,
  filledText,
  flag,
  instant,
  list,
  optionalText,
} from '../field-rows.ts';
import { Float, future, past } from '../world.ts';

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
      list('weekdays', 7),
      list('shifts', 10),
      list('excludedDates', 60),
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
