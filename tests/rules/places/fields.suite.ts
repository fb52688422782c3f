import { describe } from 'vitest';

import { RulesLatLng } from '#emulator/rules/values.ts';

import { aPlaceRecord } from '../city.ts';
import { fresh } from '../commits.ts';
import {
  checkFields,
  count,
  filledText,
  flag,
  instant,
  list,
  long,
  oneOf,
  optionalText,
  texts,
} from '../field-rows.ts';
import type { FieldRow } from '../field-rows.ts';
import { Float } from '../world.ts';
import type { Plain } from '../world.ts';

const placeRows: FieldRow[] = [
  filledText('title', 200),
  filledText('description', 10_000),
  filledText('location', 300),
  filledText('category', 128),
  optionalText('neighborhood', 100),
  optionalText('searchTitle', 200),
  optionalText('image', 2000),
  optionalText('phone', 40),
  optionalText('website', 2000),
  optionalText('auditId', 128),
  oneOf('price', ['Econômico', 'Médio', 'Alto', 'Premium'], true),
  list('images', 8),
  texts('amenities', 20, 1200),
  { field: 'highlightImageIndex', takes: [0, 7], refuses: [8, -1, 1.5, '0'], optional: true },
  {
    field: 'geo',
    takes: [null, new RulesLatLng(-27.6, -48.5)],
    refuses: ['here', { latitude: 1, longitude: 1 }, 1],
    optional: true,
  },
  {
    field: 'hours',
    takes: [
      '9-18',
      { periods: Array<Plain>(21).fill('x') },
      { exceptions: Array<Plain>(60).fill('x'), note: 'x' },
    ],
    refuses: [
      long(2000),
      { note: long(500) },
      { periods: 'x' },
      { unknown: [] },
      { periods: [], unknown: [] },
      7,
      [],
    ],
    optional: true,
  },
  {
    field: 'reservation',
    takes: ['request', 'whatsapp', 'phone', 'url', 'none'].map((mode) => ({ mode, value: 'x' })),
    refuses: [
      { mode: 'unknown' },
      { mode: 'url', value: long(500) },
      { mode: 'url', unknown: 1 },
      'none',
      {},
    ],
    optional: true,
  },
];

describe('places, by their manager', () => {
  checkFields(
    {
      actor: 'manager',
      path: 'places/new1',
      document: aPlaceRecord({ ...fresh, createdBy: 'manager', isActive: false }),
    },
    [
      ...placeRows,
      { field: 'isActive', refuses: [true, 'false', null] },
      { field: 'createdBy', refuses: ['admin', '', 1] },
      { field: 'rating', refuses: [1, -1, '0', Number.NaN] },
      { field: 'reviewsCount', refuses: [1, -1, '0'] },
      instant('updatedAt'),
    ],
  );
});

describe('places, by a super admin', () => {
  checkFields(
    {
      actor: 'admin',
      path: 'places/new1',
      document: aPlaceRecord({ ...fresh }),
      creates: false,
    },
    [
      ...placeRows,
      flag('isActive'),
      { field: 'rating', takes: [0, 4.5, 5], refuses: [5.1, -0.1, '5', Number.NaN, null] },
      count('reviewsCount'),
      {
        field: 'ratingCounts',
        takes: [[1, 2, 3, 4, 5]],
        refuses: [
          ...[[0, 0, 0, 0], [0, 0, 0, 0, 0, 0], 'x', 'abcde', {}],
          ...[0, 1, 2, 3, 4].flatMap((at) =>
            [-1, '1', new Float(1)].map((odd) =>
              [0, 0, 0, 0, 0].map((zero, i) => (i === at ? odd : zero)),
            ),
          ),
        ],
        optional: true,
      },
      { field: 'createdBy', takes: ['manager'], refuses: [1, long(128)] },
    ],
  );
});
