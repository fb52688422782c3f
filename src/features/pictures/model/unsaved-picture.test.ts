import { expect, it } from 'vitest';
import { maxUnsavedAtOnce, unsavedBatches } from './unsaved-picture.ts';

const bodyBytes = (pictures: unknown) =>
  new TextEncoder().encode(JSON.stringify({ pictures })).length;
/** The limit of jsonBody() on the server. */
const mostBytes = 10 * 1024;

it('pictures go in requests of twenty-five, each of them once', () => {
  const pictures = Array.from({ length: 60 }, (_, at) => ({
    placeId: 'p1',
    filename: `${at}.webp`,
  }));
  const batches = unsavedBatches(pictures);
  expect(batches.map((batch) => batch.length)).toEqual([maxUnsavedAtOnce, maxUnsavedAtOnce, 10]);
  expect(batches.flat()).toEqual(pictures);
});

it.each(['a', 'ã', '漢', '"'])(
  'no request is larger than the server reads, with names of %s',
  (letter) => {
    const placeId = 'p'.repeat(128);
    const pictures = Array.from({ length: 60 }, () => ({
      placeId,
      filename: `${letter.repeat(201)}.webp`,
    }));
    const batches = unsavedBatches(pictures);
    expect(batches.flat()).toEqual(pictures);
    for (const batch of batches) expect(bodyBytes(batch)).toBeLessThan(mostBytes);
  },
);

it('nothing asks for nothing', () => {
  expect(unsavedBatches([])).toEqual([]);
});
