import { cleanPlainText } from '#shared/text/plain-text.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import {
  maxReviewLength,
  maxReviewPictures,
  pictureStatuses,
  reviewUploadFolder,
} from './review.ts';
import type { Review } from './review.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import { cleanDisplayName, unnamedUser } from '#features/account/model/user.ts';

import { countOf, fieldsOf, instantOf, listOf, numberOf, textOf } from '#shared/stored-fields.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';

/**
 * Returns a review from a stored document. An author without a name becomes 'Usuário'. Cleans names and texts again,
 * because a client that writes to Firestore without the app can store any text within the length limits.
 */
export function toReview(id: string, data: unknown): Review {
  const fields = fieldsOf(data);
  return {
    id,
    placeId: textOf(fields['placeId'], 128),
    userId: textOf(fields['userId'], 128),
    authorName: cleanDisplayName(textOf(fields['authorName'], 100)) || unnamedUser,
    authorPhotoURL: safeExternalUrl(textOf(fields['authorPhotoURL'], 2_000)) ?? '',
    rating: Math.min(5, Math.max(1, Math.round(numberOf(fields['rating']) ?? 1))),
    text: cleanPlainText(textOf(fields['text'], maxReviewLength)),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
    reply: toReply(fields['reply']),
    verifiedVisit: fields['verifiedVisit'] === true,
    authorProfile: fields['authorProfile'] === true,
    helpfulCount: countOf(fields['helpfulCount']),
    pictures: toPictures(id, fields['pictures']),
    picturesStatus:
      pictureStatuses.find((status) => status === fields['picturesStatus']) ?? 'shown',
  };
}

/** Returns only images in the folder of the review. */
function toPictures(id: string, value: unknown): PlaceImage[] {
  const folder = reviewUploadFolder(id);
  return listOf(value, maxReviewPictures).flatMap((storedPicture) => {
    const picture = parsePlaceImage(storedPicture, { id: '', title: '' });
    return picture?.url.startsWith(folder) ? [picture] : [];
  });
}

function toReply(value: unknown): Review['reply'] {
  const fields = fieldsOf(value);
  const text = cleanPlainText(textOf(fields['text'], maxReviewLength));
  return text === '' ? null : { text, repliedAt: instantOf(fields['repliedAt']) };
}
