import { GeoPoint, Timestamp } from '@google-cloud/firestore';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toOfferRecord, toPlaceRecord } from './cached-records.ts';
import { toSummary } from './place-index-files.ts';

const validUntil = Timestamp.fromMillis(1_000);

it('contains the fields of a card, but no fine print and no count without a limit', () => {
  const stored = {
    placeId: 'a',
    isActive: true,
    validUntil,
    title: '20% no jantar',
    kind: 'percent',
    percent: 20,
    usedCount: 7,
    weekdays: [1, 2],
    shifts: [{ start: '18:00', end: '22:00' }],
    excludedDates: ['2026-12-25'],
    perMemberLimit: { count: 2, window: 'month' },
    cooldownMinutes: 30,
    termsText: 'x'.repeat(5_000),
  };
  const record = toOfferRecord('o1', stored);
  expect(record).toMatchObject({ id: 'o1', placeId: 'a', validUntil: 1_000 });
  expect(record.terms).toEqual({
    title: '20% no jantar',
    kind: 'percent',
    percent: 20,
    amountCents: null,
    maxDiscountCents: null,
    minSpendCents: null,
    cooldownMinutes: 30,
    totalLimit: null,
    usedCount: 0,
    weekdays: [1, 2],
    shifts: [{ start: '18:00', end: '22:00' }],
    excludedDates: ['2026-12-25'],
    perMemberLimit: { count: 2, window: 'month' },
  });
  expect(toOfferRecord('o1', { ...stored, totalLimit: 10 }).terms).toMatchObject({ usedCount: 7 });
});

it('has a bounded size in memory for any stored document', () => {
  const junk = 'x'.repeat(100_000);
  const many = Array.from({ length: 10_000 }, () => junk);
  const record = toOfferRecord('o1', {
    placeId: 'a',
    validUntil,
    title: junk,
    kind: junk,
    percent: junk,
    weekdays: many,
    shifts: many.map(() => ({ start: junk, end: { junk }, more: junk })),
    excludedDates: many,
    perMemberLimit: { count: junk, window: junk, more: many },
  });
  expect(JSON.stringify(record).length).toBeLessThan(3_000);
});

it.each([null, undefined, 'x', 7, [1]])('accepts %j as the whole document', (odd) => {
  const names = ['title', 'weekdays', 'shifts', 'excludedDates', 'perMemberLimit', 'totalLimit'];
  const fields = Object.fromEntries(names.map((name) => [name, odd]));
  expect(() => toOfferRecord('o1', { ...fields, placeId: odd, validUntil: odd })).not.toThrow();
});

describe('a place record in memory', () => {
  const odd = fc.oneof(
    fc.constantFrom(undefined, null, true, '', ' x ', '4.5', Number.NaN, -3, 4.26, 99),
    fc.string({ maxLength: 300 }),
    fc.constantFrom(
      new Timestamp(1_700_000_000, 5_000_000),
      new GeoPoint(-27.6, -48.5),
      { latitude: 1, longitude: 400 },
      { seconds: 3 },
      new Date('invalid'),
    ),
    fc.array(
      fc.oneof(
        fc.string({ maxLength: 70 }),
        fc.record({
          url: fc.constantFrom(
            '/uploads/places/p/a.webp',
            'https://x.example/1.jpg',
            'a.jpg',
            'javascript:0',
          ),
          width: fc.constantFrom(1600, 300, -1, '9'),
          height: fc.constant(900),
          widths: fc.constant([320, 640, 828, 1280]),
          colour: fc.constantFrom('#AABBCC', 'red'),
        }),
      ),
      { maxLength: 25 },
    ),
  );
  const fields = fc.record(
    Object.fromEntries(
      [
        'title',
        'description',
        'location',
        'neighborhood',
        'geo',
        'category',
        'images',
        'image',
        'highlightImageIndex',
        'rating',
        'reviewsCount',
        'price',
        'amenities',
        'facts',
        'createdAt',
      ].map((name) => [name, odd]),
    ),
  );

  it('contains no data of its creator', () => {
    const stored = { title: 'Bar', createdBy: 'somebody', managers: ['somebody'] };
    expect(JSON.stringify(toPlaceRecord('p', stored))).not.toContain('somebody');
  });

  it('has a creation time exact to the nanosecond, if Firestore stores it so', () => {
    const at = (createdAt: unknown) => toPlaceRecord('p', { createdAt }).createdNanoseconds;
    expect(at(new Timestamp(1_700_000_000, 5_123_456))).toBe(5_123_456);
    expect(at('2025-01-01T00:00:00.123Z')).toBe(0);
    expect(at(undefined)).toBe(0);
  });

  it('equals the place shown on pages, even for malformed documents', () => {
    fc.assert(
      fc.property(fields, (document) => {
        const record = toPlaceRecord('p', document);
        const { createdBy: _author, isActive: _active, ...shown } = toPlace('p', document);
        expect(toSummary(record, undefined)).toEqual(placeSummary(shown, []));
        expect(record).toEqual({ ...shown, createdNanoseconds: record.createdNanoseconds });
      }),
      { numRuns: 500 },
    );
  });
});

it('treats an offer with unreadable conditions as expired', () => {
  const stored = { placeId: 'a', isActive: true, validUntil, shifts: ['à noite'] };
  expect(toOfferRecord('o1', stored)).toMatchObject({ validUntil: 0 });
  expect(toOfferRecord('o1', { ...stored, shifts: [] })).toMatchObject({ validUntil: 1_000 });
});
