import { reportedPicturesRecord } from '#features/moderation/model/reported-pictures.ts';
import type { ReportedPicture } from '#features/moderation/model/reported-pictures.ts';

import { collection } from '#platform/firestore/collection.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';

const reportedPictures = collection('reportedPictures', (_id, fields) =>
  reportedPicturesRecord.read(fields),
);

/**
 * Adds a write to a commit that records the reported images of a review (reportedPictures/{reviewId}), in addition to
 * the images reported before. Until a decision, the images of a review that is written again with this id are held for
 * review.
 */
export function openReportedPictures(
  commit: OpenTransaction,
  reviewId: string,
  pictures: readonly ReportedPicture[],
): void {
  setReportedPictures(commit, reviewId, { isOpen: true, pictures });
}

/**
 * Adds a write to a commit after which no report of the images is open, and only refused images are in the record.
 * @param refusedPictures images that reviews with this id cannot show again
 */
export function closeReportedPictures(
  commit: OpenTransaction,
  reviewId: string,
  refusedPictures: readonly ReportedPicture[],
): void {
  setReportedPictures(commit, reviewId, { isOpen: false, pictures: refusedPictures });
}

/**
 * Returns the reported images of a review id, without the kept ones. Reads one document; only super admins may call it.
 */
export async function listReportedPictures(reviewId: string): Promise<ReportedPicture[]> {
  return (await reportedPictures.get(reviewId))?.pictures ?? [];
}

function setReportedPictures(
  commit: OpenTransaction,
  reviewId: string,
  { isOpen, pictures }: { isOpen: boolean; pictures: readonly ReportedPicture[] },
): void {
  const [placeId = ''] = reviewId.split('_');
  const fields = {
    placeId,
    userId: reviewId.slice(placeId.length + 1),
    isOpen,
    pictures: Object.fromEntries(pictures.map(({ url }) => [url, true])),
    at: commit.serverTime,
  };
  commit.set(`reportedPictures/${reviewId}`, fields, { merge: isOpen });
}
