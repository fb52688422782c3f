import type { ImageStore } from './image-store.ts';

/** A picture younger than this may belong to somebody who is about to save its address. */
const graceMs = 60 * 60_000;

/**
 * Removes stored pictures that the place's record does not name: their answer was lost on its way, or the person
 * left before saving. Without this they would lie there for ever.
 * @param imageUrls addresses in the record, of any form
 * @param now milliseconds
 * @returns how many were removed
 */
export async function removeForgottenImages(
  store: Pick<ImageStore, 'list' | 'remove'>,
  placeId: string,
  imageUrls: readonly string[],
  now: number,
): Promise<number> {
  const forgotten = (await store.list(placeId)).filter(
    ({ filename, storedAt }) =>
      now - storedAt.getTime() > graceMs && !imageUrls.some((url) => url.includes(filename)),
  );
  for (const { filename } of forgotten) await store.remove(placeId, filename);
  return forgotten.length;
}
