import fc from 'fast-check';
import {
  maxExceptionsLength,
  alwaysOpenPeriod,
} from '#features/opening-hours/model/opening-hours.ts';
import { describe, expect, it } from 'vitest';
import { hostileLabel, validHours, validImage } from '#support/stored-places.ts';
import { normalizeHours } from '#features/opening-hours/model/hours-draft.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { parsePlacePictures } from '#features/pictures/model/stored-place-images.ts';
import {
  getExceptionsLength,
  toStoredHours,
  toStoredImages,
  toStoredOpenings,
} from './stored-place-lists.ts';

const place = { id: 'p1', title: 'Praia Mole' };

describe('stored hours', () => {
  it('are lists of short texts', () => {
    const hours: PlaceHours = {
      kind: 'structured',
      hours: {
        periods: [
          alwaysOpenPeriod,
          { open: { day: 6, time: '18:00' }, close: { day: 0, time: '02:00' } },
        ],
        exceptions: [
          { date: '2026-12-25', closed: true, periods: [], label: 'Natal' },
          {
            date: '2026-12-31',
            closed: false,
            periods: [
              { open: '10:00', close: '14:00' },
              { open: '18:00', close: '02:00' },
            ],
            label: '',
          },
        ],
        note: 'Cozinha até as 22h.',
      },
    };
    const stored = {
      periods: ['0 00:00-0 00:00', '6 18:00-0 02:00'],
      exceptions: ['2026-12-25 closed Natal', '2026-12-31 10:00-14:00,18:00-02:00'],
      note: 'Cozinha até as 22h.',
    };
    expect(toStoredHours(hours)).toEqual(stored);
    expect(parsePlaceHours(stored)).toEqual(hours);
  });

  it('survive a round trip, whatever the labels of exceptions are', () => {
    fc.assert(
      fc.property(validHours, (hours) => {
        expect(parsePlaceHours(toStoredHours(hours))).toEqual(hours);
        expect(normalizeHours(hours)).toEqual(hours);
      }),
      { numRuns: 300 },
    );
  });

  it('are read like the same hours in the older format', () => {
    fc.assert(
      fc.property(validHours, (hours) => {
        const older = hours.kind === 'structured' ? hours.hours : toStoredHours(hours);
        expect(parsePlaceHours(older)).toEqual(parsePlaceHours(toStoredHours(hours)));
      }),
    );
  });

  it('stay on one line and within the size limit, whatever the label of an exception is', () => {
    fc.assert(
      fc.property(hostileLabel, (label) => {
        const exceptions = [{ date: '2026-12-25', closed: true, periods: [], label }];
        const [line = ''] = toStoredOpenings({ periods: [], exceptions, note: '' }).exceptions;
        expect(line).toMatch(/^2026-12-25 closed( [^\s].*)?$/);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(getExceptionsLength(exceptions)).toBe(line.length + 1);
        expect(parsePlaceHours({ exceptions: [line] })).toMatchObject({
          hours: { exceptions: [{ date: '2026-12-25', closed: true, periods: [] }] },
        });
      }),
    );
  });

  it.each([
    ['1 18:00-2'],
    ['1 18:00'],
    ['7 18:00-1 02:00'],
    ['1 25:00-2 02:00'],
    ['1 18:00-2 02:60'],
    ['x'.repeat(100_000)],
    ['1 18:00-2 02:00 '.repeat(50_000)],
  ])('ignore the invalid period %.30j', (text) => {
    expect(parsePlaceHours({ periods: [text] })).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['2026-12-25'],
    ['2026-12-25 '],
    ['2026-12-25 open'],
    ['2026-02-30 closed'],
    ['closed 2026-12-25'],
    ['2026-12-25\nclosed'],
    ['2026-12-25 30:00-31:00'],
    ['x'.repeat(100_000)],
  ])('ignore the invalid exception %.30j', (text) => {
    expect(parsePlaceHours({ exceptions: [text] })).toEqual({ kind: 'unknown' });
  });
});

describe('stored images', () => {
  const known = {
    url: '/uploads/places/p1/praia.webp',
    width: 1600,
    height: 1067,
    widths: [320, 640, 828, 1280],
    colour: '#a1b2c3',
  };

  it('are the URL with its metadata, or only the URL', () => {
    const stored = [
      '/uploads/places/p1/praia.webp#1600x1067;320,640,828,1280;a1b2c3',
      'https://a.example/b.jpg',
      '/uploads/places/p1/mar.webp#1600x1067;320;a1b2c3;drawing',
    ];
    const { images } = parsePlacePictures({ images: stored }, place);
    expect(images[0]).toEqual(known);
    expect(images.map(({ isDrawing }) => isDrawing)).toEqual([undefined, undefined, true]);
    expect(toStoredImages(images)).toEqual(stored);
  });

  it('survive a round trip', () => {
    fc.assert(
      fc.property(fc.array(validImage, { maxLength: 8 }), fc.nat(7), (images, at) => {
        const highlightImageIndex = at < images.length ? at : 0;
        const fields = { images: toStoredImages(images), highlightImageIndex };
        expect(parsePlacePictures(fields, place)).toEqual({ images, highlightImageIndex });
        // The older format gives the same result.
        expect(parsePlacePictures({ ...fields, images }, place)).toEqual({
          images,
          highlightImageIndex,
        });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['/a.webp#', []],
    ['/a.webp#topo', []],
    ['/a.webp#9x9', []],
    ['/a.webp#1600x1067;320,640;red', [320, 640]],
    ['/a.webp#1600x1067;5,640,x;a1b2c3', [640]],
    ['/a.webp#1e3xNaN;320;a1b2c3', []],
    ['/a.webp#1600x1067;320;a1b2c3;photo', [320]],
  ])('keep the URL of %j and the valid parts of its metadata', (text, widths) => {
    const { images } = parsePlacePictures({ images: [text] }, place);
    expect(images).toMatchObject([{ url: '/a.webp', widths }]);
    expect(toStoredImages(images)[0]).toMatch(/^\/a\.webp(#\d+x\d+;[\d,]*;[\da-f]{6})?$/);
  });

  it('of usual number and length are far below the size limit', () => {
    const url = `/uploads/places/${'x'.repeat(20)}/${'y'.repeat(60)}.webp`;
    const stored = toStoredImages(Array.from({ length: 8 }, () => ({ ...known, url })));
    expect(`${stored.join('\n')}\n`.length).toBeLessThan(maxExceptionsLength / 3);
  });
});
