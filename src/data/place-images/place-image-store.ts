import type { PlaceImage } from '#domain/place.ts';

import { readBody } from '../api/api-client.ts';
import { signedFetch } from '../api/signed-api.ts';
import { writeFirestore } from '../users/member-write.ts';

/**
 * Puts the pictures of a place into its record, in the order given. Safe to repeat.
 * @param highlightImageIndex position of the picture that the place is shown with
 * @throws AppError 'permission-denied' for people who do not manage the place; what writeFirestore throws
 */
export function savePlaceImages(
  placeId: string,
  { images, highlightImageIndex }: { images: readonly PlaceImage[]; highlightImageIndex: number },
): Promise<void> {
  return writeFirestore(({ sdk, db, writes }) => {
    const batch = writes.writeBatch(db);
    batch.update(sdk.doc(db, 'places', placeId), {
      images: images.map(({ url, width, height, widths, colour }) => ({
        url,
        width,
        height,
        widths,
        colour,
      })),
      highlightImageIndex,
      updatedAt: writes.serverTimestamp(),
    });
    return batch.commit();
  });
}

/**
 * Removes the files of a picture that the place's record no longer names. One that is gone already changes
 * nothing.
 * @param url as the record had it
 * @throws AppError 'permission-denied' for people who do not manage the place, 'unavailable', 'timeout'
 */
export async function removePlaceImageFiles(placeId: string, url: string): Promise<void> {
  const filename = url.slice(url.lastIndexOf('/') + 1);
  const path = `/api/places/${encodeURIComponent(placeId)}/images/${encodeURIComponent(filename)}`;
  await signedFetch(path, { method: 'DELETE' }, (response) => readBody(response, path));
}
