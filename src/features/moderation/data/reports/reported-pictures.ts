import type { WriteBatch } from 'firebase/firestore/lite';

import type { PlaceImage } from '#features/places/model/place.ts';
import { fieldsOf } from '#shared/stored-fields.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import type { WritingConnection } from '#platform/firestore/write-firestore.ts';

/** A picture as the record of reported ones knows it. */
export type ReportedPicture = Pick<PlaceImage, 'url'>;

/**
 * Puts into a batch that pictures of a review are reported (reportedPictures/{reviewId}): until a decision, a review
 * that is written again under this id waits. They join those that were reported before.
 */
export function openReportedPictures(
  connection: WritingConnection,
  batch: WriteBatch,
  reviewId: string,
  pictures: readonly ReportedPicture[],
): void {
  batch.set(...recordOf(connection, reviewId, true, pictures), { merge: true });
}

/** Puts into a batch that nothing is open any more. @param refused pictures that no review of this id shows again */
export function closeReportedPictures(
  connection: WritingConnection,
  batch: WriteBatch,
  reviewId: string,
  refused: readonly ReportedPicture[],
): void {
  batch.set(...recordOf(connection, reviewId, false, refused));
}

/** The pictures of a review id that were reported and not kept. One document read, by super admins alone. */
export async function listReportedPictures(reviewId: string): Promise<ReportedPicture[]> {
  const record = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'reportedPictures', reviewId)),
  );
  return Object.keys(fieldsOf(fieldsOf(record.data())['pictures'])).map((url) => ({ url }));
}

function recordOf(
  { sdk, db, writes }: WritingConnection,
  reviewId: string,
  isOpen: boolean,
  pictures: readonly ReportedPicture[],
) {
  const [placeId = ''] = reviewId.split('_');
  return [
    sdk.doc(db, 'reportedPictures', reviewId),
    {
      placeId,
      userId: reviewId.slice(placeId.length + 1),
      isOpen,
      pictures: Object.fromEntries(pictures.map(({ url }) => [url, true])),
      at: writes.serverTimestamp(),
    },
  ] as const;
}
