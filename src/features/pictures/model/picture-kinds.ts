import { maxReviewPictures } from '#features/reviews/model/review-options.ts';
import { maxPlaceImages } from './image-upload.ts';

/**
 * Routes, form field and limits of each kind of image. Managers upload images of a `place`; any active user uploads
 * images of the own `review` and the own `profile` image. `:id` is the id of the place or review.
 */
export const pictureKinds = {
  place: {
    upload: '/upload/places',
    file: '/places/:id/images/:filename',
    field: 'images',
    maxFiles: maxPlaceImages,
    /**
     * Maximum number of uploaded images that are not saved in the record, in addition to the saved ones. Enough for
     * three edits that were left without saving; unsaved images older than an hour are removed when the folder is full.
     */
    maxUnsaved: 24,
  },
  review: {
    upload: '/upload/reviews',
    file: '/reviews/:id/pictures/:filename',
    field: 'images',
    maxFiles: maxReviewPictures,
    maxUnsaved: 6,
  },
  profile: { upload: '/account/photo', field: 'photo', maxFiles: 1 },
} as const;

export type PictureKind = keyof typeof pictureKinds;

/** Kinds of images that are uploaded before their record is saved. */
export type RecordPictureKind = Exclude<PictureKind, 'profile'>;
