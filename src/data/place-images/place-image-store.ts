import { AppError, errorCode } from '#domain/app-error.ts';
import type { Place } from '#domain/place.ts';

import { readBody } from '../api/api-client.ts';
import { signedFetch } from '../api/signed-api.ts';
import { commitRest, readRestDocument } from '../firestore-rest/rest-documents.ts';
import { fromRestFields } from '../firestore-rest/rest-values.ts';
import { toPlace } from '../places/place-converter.ts';
import { storedPlaceFields } from '../places/place-fields.ts';

/** The pictures of a place in order, and the position of the one that it is shown with. */
export type PictureList = Pick<Place, 'images' | 'highlightImageIndex'>;

/** How often a commit is tried while others write the place, as everybody who reviews it does. */
const maxAttempts = 5;

/**
 * Puts the pictures of a place into its record, unless the record holds a list that the caller does not know of:
 * somebody else has changed it, or the same person in another tab. Safe to repeat. Reads the place first; again,
 * while others write it at the same moment.
 * @param known every list that may be replaced: the one stored last, and those whose answer was lost
 * @throws AppError 'conflict' for a list not among `known`, and when others were faster each time;
 *   'permission-denied' for people who do not manage the place; what readRestDocument() throws
 */
export async function savePlaceImages(
  placeId: string,
  { known, wanted }: { known: readonly PictureList[]; wanted: PictureList },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { fields, updateTime } = await readRestDocument(`places/${placeId}`);
    const current = toPlace(placeId, fromRestFields(fields));
    if (![...known, wanted].some((list) => isSameList(list, current))) {
      throw new AppError('conflict', 'The pictures are not those that were changed');
    }
    const changed = { ...current, ...wanted };
    const stored = storedPlaceFields(changed, ['images', 'highlightImageIndex'], fields);
    try {
      await commitRest([
        {
          path: `places/${placeId}`,
          fields: stored,
          instants: ['updatedAt'],
          mask: Object.keys(stored),
          only: { updateTime },
        },
      ]);
      return;
    } catch (error) {
      if (errorCode(error) !== 'conflict' || attempt >= maxAttempts) throw error;
    }
  }
}

/** Whether two lists hold the same pictures in the same order, with the same one in front. */
export function isSameList(one: PictureList, other: PictureList): boolean {
  return signature(one) === signature(other);
}

function signature({ images, highlightImageIndex }: PictureList): string {
  return JSON.stringify([images.map(({ url }) => url), highlightImageIndex]);
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
