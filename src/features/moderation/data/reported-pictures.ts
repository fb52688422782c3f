import type { WriteBatch } from 'firebase/firestore/lite';

import { reportedPicturesRecord } from '#features/moderation/model/reported-pictures.ts';
import type { ReportedPicture } from '#features/moderation/model/reported-pictures.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import type { WriteConnection } from '#platform/firestore/write-firestore.ts';

/**
 * Adds a write to a batch that records the reported images of a review (reportedPictures/{reviewId}), in addition to
 * the images reported before. Until a decision, the images of a review that is written again with this id are held for
 * review.
 */
export function openReportedPictures(
  connection: WriteConnection,
  batch: WriteBatch,
  reviewId: string,
  pictures: readonly ReportedPicture[],
): void {
  batch.set(...toReportedPicturesWrite(connection, reviewId, true, pictures), { merge: true });
}

/**
 * Adds a write to a batch after which no report of the images is open, and only refused images are in the record.
 * @param refusedPictures images that reviews with this id cannot show again
 */
export function closeReportedPictures(
  connection: WriteConnection,
  batch: WriteBatch,
  reviewId: string,
  refusedPictures: readonly ReportedPicture[],
): void {
  batch.set(...toReportedPicturesWrite(connection, reviewId, false, refusedPictures));
}

/**
 * Returns the reported images of a review id, without the kept ones. Reads one document; only super admins may call it.
 */
export async function listReportedPictures(reviewId: string): Promise<ReportedPicture[]> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'reportedPictures', reviewId)),
  );
  return reportedPicturesRecord.read(snapshot.data()).pictures;
}

function toReportedPicturesWrite(
  { sdk, db, writes }: WriteConnection,
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
