import { expect, it } from 'vitest';
import { maxUnsavedPerRequest, toUnsavedBatches } from './upload-folder.ts';

const bodyBytes = (pictures: unknown) =>
  new TextEncoder().encode(JSON.stringify({ pictures })).length;
/** The body limit of jsonBody() on the server, in bytes. */
const mostBytes = 10 * 1024;

it('splits images into requests of 25, each image once', () => {
  const pictures = Array.from({ length: 60 }, (_, at) => ({
    placeId: 'p1',
    filename: `${at}.webp`,
  }));
  const batches = toUnsavedBatches(pictures);
  expect(batches.map((batch) => batch.length)).toEqual([
    maxUnsavedPerRequest,
    maxUnsavedPerRequest,
    10,
  ]);
  expect(batches.flat()).toEqual(pictures);
});

it.each(['a', 'ã', '漢', '"'])(
  'keeps each request below the body limit with names of %s',
  (letter) => {
    const placeId = 'p'.repeat(128);
    const pictures = Array.from({ length: 60 }, () => ({
      placeId,
      filename: `${letter.repeat(201)}.webp`,
    }));
    const batches = toUnsavedBatches(pictures);
    expect(batches.flat()).toEqual(pictures);
    for (const batch of batches) expect(bodyBytes(batch)).toBeLessThan(mostBytes);
  },
);

it('returns no request for an empty list', () => {
  expect(toUnsavedBatches([])).toEqual([]);
});
