import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isForeignImage } from '#features/pictures/model/stored-place-images.ts';
import { toStoredHours, toStoredImages } from '#features/places/model/stored-place-lists.ts';
import { validHours, validImage } from '#support/stored-places.ts';

import { rulesSources } from '../project-rules.ts';
import type { Fields, Plain } from '../world.ts';
import { managerUnder } from './manager-change.ts';

const ownImage = validImage.filter((image) => !isForeignImage(image));
const passes = managerUnder(rulesSources['firestore.rules']);

/** Generates texts of which one is damaged at a random position. */
const damaged = (texts: fc.Arbitrary<readonly string[]>) =>
  fc
    .tuple(texts, fc.nat(), fc.nat(), fc.constantFrom('', ' ', '\n', '#', 'x', '9', '\0', '🌊'))
    .filter(([list]) => list.length > 0)
    .map(([list, which, at, mark]) =>
      list.map((text, position) => {
        const cut = at % text.length;
        return position === which % list.length
          ? text.slice(0, cut) + mark + text.slice(cut + 1)
          : text;
      }),
    );

describe('values that the app stores in a place', () => {
  it('pass with all opening hours of the editor, for any label of an exception', () => {
    fc.assert(
      fc.property(validHours, (hours) => {
        const stored = toStoredHours(hours);
        expect(passes({ hours: typeof stored === 'string' ? stored : { ...stored } })).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('pass with all images', () => {
    fc.assert(
      fc.property(fc.array(ownImage, { maxLength: 8 }), (images) => {
        expect(passes({ images: toStoredImages(images) })).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('values from other clients', () => {
  const size = (list: readonly unknown[]) => JSON.stringify(list).length;

  it('pass only within the size limits, for any damage', () => {
    const lines = fc.oneof(
      damaged(fc.array(ownImage, { maxLength: 9 }).map(toStoredImages)),
      damaged(
        validHours.map((hours) => {
          const stored = toStoredHours(hours);
          return typeof stored === 'string' ? [] : [...stored.periods, ...stored.exceptions];
        }),
      ),
      fc.array(fc.string({ unit: 'binary' })),
    );
    fc.assert(
      fc.property(lines, (list) => {
        const attempts: Fields[] = [
          { images: list },
          { hours: { periods: list } },
          { hours: { exceptions: list } },
        ];
        for (const fields of attempts) {
          if (!passes(fields)) continue;
          expect(list.length).toBeLessThanOrEqual('images' in fields ? 8 : 60);
          expect(size(list)).toBeLessThan(4_500);
          expect(list).not.toContain('');
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each<Plain>([
    null,
    true,
    7,
    1.5,
    '',
    'x',
    {},
    { 0: '/a.webp' },
    [null],
    [true],
    [7],
    [[]],
    [{}],
  ])('are refused with a list like %j', (junk) => {
    expect(passes({ images: junk })).toBe(false);
    expect(passes({ hours: { periods: junk } })).toBe(false);
    expect(passes({ hours: { exceptions: junk } })).toBe(false);
  });
});
