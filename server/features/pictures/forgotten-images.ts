import type { ImageStore, StoredImage } from './store/image-store.ts';
import { namedBy } from './named-pictures.ts';

/** A picture younger than this may belong to somebody who is about to save its address. */
const graceMs = 60 * 60_000;

/** Stored pictures that no record names, by whether somebody may still be about to save them. */
export interface UnnamedImages {
  /** Sent more than an hour ago: their answer was lost on its way, or the person left before saving. */
  forgotten: StoredImage[];
  recent: StoredImage[];
}

/**
 * @param imageUrls addresses in the records, of any form
 * @param now milliseconds
 */
export function unnamedImages(
  stored: readonly StoredImage[],
  imageUrls: readonly string[],
  now: number,
): UnnamedImages {
  const isNamed = namedBy(imageUrls);
  const unnamed = stored.filter(({ filename }) => !isNamed(filename));
  const isOld = ({ storedAt }: StoredImage) => now - storedAt.getTime() > graceMs;
  return {
    forgotten: unnamed.filter(isOld),
    recent: unnamed.filter((image) => !isOld(image)),
  };
}

/**
 * Removes stored pictures that neither the place's record nor an event there names, an hour after they came. Without
 * this they would lie there for ever.
 * @param imageUrls addresses in the records, of any form
 * @param now milliseconds
 * @returns how many were removed
 */
export async function removeForgottenImages(
  store: Pick<ImageStore, 'list' | 'remove'>,
  placeId: string,
  imageUrls: readonly string[],
  now: number,
): Promise<number> {
  const { forgotten } = unnamedImages(await store.list(placeId), imageUrls, now);
  for (const { filename } of forgotten) await store.remove(placeId, filename);
  return forgotten.length;
}
