import { describe, expect, it } from 'vitest';

import { aCity, aReviewRecord } from '../city.ts';
import { fresh } from '../commits.ts';
import { checkFields, instant, long } from '../field-rows.ts';
import { Float, now } from '../world.ts';
import type { Plain, Write } from '../world.ts';

describe('reviews', () => {
  checkFields(
    {
      actor: 'reviewer',
      path: 'reviews/other1_reviewer',
      document: aReviewRecord('other1', 'reviewer', { ...fresh, rating: 5 }),
      beside: [
        {
          op: 'update',
          path: 'places/other1',
          fields: { ratingCounts: [0, 0, 0, 0, 1], reviewsCount: 1, rating: 5, updatedAt: now },
        },
      ],
      updates: false,
    },
    [
      { field: 'text', takes: ['', 'x'.repeat(2000)], refuses: [long(2000), 1, null] },
      { field: 'authorName', refuses: ['', 'Outra pessoa', 1, null] },
      {
        field: 'authorPhotoURL',
        takes: [''],
        refuses: ['https://x.test/a.png', 1],
        optional: true,
      },
      { field: 'verifiedVisit', refuses: [true, 'false', null] },
      { field: 'rating', refuses: [0, 6, 4.5, new Float(5), '5', null] },
      { field: 'placeId', refuses: ['open1', '', 1] },
      { field: 'userId', refuses: ['member', '', 1] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );

  it.each<[string, Plain, boolean]>([
    ['a text and an instant', { text: 'Obrigado.', repliedAt: now }, true],
    ['nothing', null, true],
    ['a blank text', { text: ' ', repliedAt: now }, false],
    ['an instant alone', { repliedAt: now }, false],
    ['a text alone', { text: 'x' }, false],
    ['an instant that is a text', { text: 'x', repliedAt: 'now' }, false],
    ['a further field', { text: 'x', repliedAt: now, unknown: 'x' }, false],
    ['a text only', 'x', false],
  ])('a reply is %s', (_name, reply, expected) => {
    const write: Write = { op: 'update', path: 'reviews/open1_reviewer', fields: { reply } };
    expect(aCity().mayCommit('manager', write)).toBe(expected);
  });
});
