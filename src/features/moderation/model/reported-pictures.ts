import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import {
  checkedByRule,
  defineRecord,
  flag,
  id,
  instant,
  map,
  readBy,
} from '#shared/record/record.ts';
import { fieldsOf } from '#shared/stored-fields.ts';

/** An image in the record of reported images. */
export type ReportedPicture = Pick<PlaceImage, 'url'>;

/**
 * Reported images of the reviews with one id, stored in reportedPictures/{reviewId}. Reviews that are deleted and
 * written again have the same id.
 */
export const reportedPicturesRecord = defineRecord(
  {
    /** True while a report of the images is undecided. */
    isOpen: checkedByRule(flag()),
    /** Images that were not kept: a map of their addresses to true. */
    pictures: checkedByRule(readBy(readPictures, map({}))),
  },
  {
    unreadFields: {
      placeId: checkedByRule(id()),
      /** Author of the review. */
      userId: checkedByRule(id()),
      at: checkedByRule(instant()),
    },
  },
);

function readPictures(value: unknown): ReportedPicture[] {
  return Object.keys(fieldsOf(value)).map((url) => ({ url }));
}
