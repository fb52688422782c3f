import { cleanDisplayName, unnamedUser } from '#features/account/model/display-name.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import { languages } from '#shared/languages.ts';
import {
  checkedByRule,
  choice,
  defineRecord,
  filled,
  flag,
  id,
  instant,
  integer,
  line,
  listOfFormatted,
  map,
  nullable,
  optional,
  readBy,
  text,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { fieldsOf, numberOf, textOf } from '#shared/stored-fields.ts';
import { reviewUploadFolder } from './review-draft.ts';
import { maxReviewLength, maxReviewPictures, pictureStatuses } from './review-options.ts';

/** The reply of the place to a review. */
const storedReply = map({
  text: filled(text(maxReviewLength)),
  repliedAt: checkedByRule(instant()),
});

/** The images of a review, in the format in which the server names uploads. The rules also check the folder. */
const storedReviewPictures = listOfFormatted({
  pattern: String.raw`/uploads/reviews/[^/\n]+/[0-9a-f]{25}[.]webp#[1-9][0-9]{0,3}x[1-9][0-9]{0,3};[0-9,]{0,17};[0-9a-f]{6}(;drawing)?`,
  maxItems: maxReviewPictures,
  parse: (items) => [...items],
});

/** A review of a place, stored in reviews/{placeId_userId}. */
export const reviewRecord = defineRecord(
  {
    placeId: checkedByRule(id()),
    userId: checkedByRule(id()),
    authorName: readBy(readAuthorName, filled(line(100))),
    authorPhotoURL: optional(readBy(readPhotoURL, line(2_000))),
    /** Integer stars, 1 to 5. */
    rating: readBy(readStars, integer({ min: 1, max: 5 })),
    /** Plain text. */
    text: text(maxReviewLength),
    /** Language of the page on which it was written; Portuguese if missing. */
    language: optional(choice(languages)),
    createdAt: checkedByRule(instant()),
    updatedAt: checkedByRule(instant()),
    reply: optional(nullable(readBy(readReply, storedReply))),
    verifiedVisit: checkedByRule(flag()),
    /** True if the author shows a public profile (reviewer.ts). The server checks it again on each request. */
    authorProfile: optional(flag()),
    /** Number of helpful marks (helpful-mark.ts). */
    helpfulCount: optional(checkedByRule(integer())),
    picturesStatus: optional(checkedByRule(choice(pictureStatuses))),
  },
  { unreadFields: { pictures: optional(storedReviewPictures) } },
);

export interface Review extends RecordOf<typeof reviewRecord> {
  /** '{placeId}_{userId}'. */
  id: string;
  /** At most three, in the author's order. */
  pictures: PlaceImage[];
}

/**
 * Returns a review from a stored document. An author without a name becomes 'Usuário'. Contains only images in the
 * folder of the review.
 */
export function toReview(id: string, data: unknown): Review {
  const folder = reviewUploadFolder(id);
  const pictures = storedReviewPictures.read(fieldsOf(data)['pictures']).flatMap((value) => {
    const picture = parsePlaceImage(value, { id: '', title: '' });
    return picture?.url.startsWith(folder) ? [picture] : [];
  });
  return { id, ...reviewRecord.read(data), pictures };
}

/**
 * Returns the review without images that are held for review, as shown to all users but its author and super admins.
 */
export function withoutPendingPictures(review: Review): Review {
  return review.picturesStatus === 'waiting' ? { ...review, pictures: [] } : review;
}

function readAuthorName(value: unknown): string {
  return cleanDisplayName(textOf(value, 100)) || unnamedUser;
}

function readPhotoURL(value: unknown): string {
  return safeExternalUrl(textOf(value, 2_000)) ?? '';
}

function readStars(value: unknown): number {
  return Math.min(5, Math.max(1, Math.round(numberOf(value) ?? 1)));
}

/** Returns null for a reply without a text. */
function readReply(value: unknown): { text: string; repliedAt: Date | null } | null {
  const reply = storedReply.read(value);
  return reply.text === '' ? null : reply;
}
