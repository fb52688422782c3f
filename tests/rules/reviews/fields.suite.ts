import { describe, expect, it } from 'vitest';

import { aCity, aReviewRecord, aUserRecord } from '../city.ts';
import { fresh } from '../commits.ts';
import { checkFields, instant, long, oneOf } from '../field-rows.ts';
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
      oneOf('language', ['pt', 'es', 'en'], true),
      { field: 'authorName', refuses: ['', 'Outra pessoa', 1, null] },
      {
        field: 'authorPhotoURL',
        takes: [''],
        refuses: ['https://x.test/a.png', 1],
        optional: true,
      },
      { field: 'verifiedVisit', refuses: [true, 'false', null] },
      {
        field: 'authorProfile',
        takes: [true, false],
        refuses: ['true', 1, null, [], { uid: 'member' }],
        optional: true,
      },
      { field: 'rating', refuses: [0, 6, 4.5, new Float(5), '5', null] },
      { field: 'placeId', refuses: ['open1', '', 1] },
      { field: 'userId', refuses: ['member', '', 1] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );

  const says = (authorProfile: Plain, beside: Record<string, Plain> = {}): Write => ({
    op: 'update',
    path: 'reviews/open1_reviewer',
    fields: { authorProfile, ...beside },
  });

  it.each<[Plain, boolean]>([
    [true, true],
    [false, true],
    ['true', false],
    [1, false],
    [null, false],
    [{ phone: '+5548999990000' }, false],
  ])('accept the profile consent of their author as %j alone: %s', (value, expected) => {
    expect(aCity().mayCommit('reviewer', says(value))).toBe(expected);
  });

  it.each<[string, Record<string, Plain>]>([
    ['stars', { rating: 5 }],
    ['a text', { text: 'x' }],
    ['another language', { language: 'es' }],
    ['a count', { helpfulCount: 9 }],
    ['another name', { authorName: 'Outra pessoa' }],
    ['a picture', { authorPhotoURL: 'https://x.test/a.png' }],
    ['a visit', { verifiedVisit: true }],
    ['a reply', { reply: { text: 'Obrigado.', repliedAt: now } }],
    ['pictures', { pictures: [] }],
    ['waiting images', { picturesStatus: 'waiting' }],
    ['another place', { placeId: 'open2' }],
    ['another author', { userId: 'member' }],
    ['a string as timestamp', { updatedAt: 'ontem' }],
    ['another creation date', { createdAt: now }],
    ['an unknown field', { unknown: 'x' }],
  ])('refuse the profile consent of their author together with %s', (_name, beside) => {
    expect(aCity().mayCommit('reviewer', says(true, beside))).toBe(false);
  });

  it.each(['member', 'manager', 'stranger', 'admin', 'inactive', 'pending', null] as const)(
    'refuse the profile consent of their author from %s',
    (actor) => {
      expect(aCity().mayCommit(actor, says(true))).toBe(false);
    },
  );

  it.each(['inactive', 'pending'])(
    'refuse the profile consent of an author who is %s',
    (status) => {
      const world = aCity();
      world.put('users/reviewer', aUserRecord('reviewer', { status }));
      expect(world.mayCommit('reviewer', says(true))).toBe(false);
    },
  );

  it('accept the profile consent of their author for a hundred reviews in one commit', () => {
    const world = aCity();
    const writes = Array.from({ length: 100 }, (_, at): Write => {
      const path = `reviews/place${at}_reviewer`;
      world.put(path, aReviewRecord(`place${at}`, 'reviewer'));
      return { op: 'update', path, fields: { authorProfile: true } };
    });
    expect(world.mayCommit('reviewer', ...writes)).toBe(true);
  });

  it.each<[string, Plain, boolean]>([
    ['a text and a timestamp', { text: 'Obrigado.', repliedAt: now }, true],
    ['nothing', null, true],
    ['a blank text', { text: ' ', repliedAt: now }, false],
    ['a timestamp without a text', { repliedAt: now }, false],
    ['a text without a timestamp', { text: 'x' }, false],
    ['a text and a string as timestamp', { text: 'x', repliedAt: 'now' }, false],
    ['an extra field', { text: 'x', repliedAt: now, unknown: 'x' }, false],
    ['a string', 'x', false],
  ])('validate a reply that is %s', (_name, reply, expected) => {
    const write: Write = { op: 'update', path: 'reviews/open1_reviewer', fields: { reply } };
    expect(aCity().mayCommit('manager', write)).toBe(expected);
  });
});
