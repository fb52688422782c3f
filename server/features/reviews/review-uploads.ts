import { AppError } from '#shared/app-error.ts';
import { maxUnsavedReviewImages } from '#features/pictures/model/image-upload.ts';
import type { ReviewUploadResponse } from '#features/pictures/model/image-upload.ts';
import { maxReviewPictures } from '#features/reviews/model/review-options.ts';
import { reviewId } from '#features/reviews/model/review-draft.ts';
import * as texts from '#features/reviews/texts.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { PlaceWithImages } from '#server/features/places/managed-place.ts';
import type { ReviewUploadState } from './review-pictures.ts';
import { isPlaceId, isReviewId } from '#server/features/pictures/store/image-names.ts';
import { uploadPictures } from '#server/features/pictures/picture-uploads.ts';
import type { PictureUploadsOptions } from '#server/features/pictures/picture-uploads.ts';
import type { ReceiveForm } from '#server/platform/forms/incoming-form.ts';

export interface ReviewUploadsOptions extends PictureUploadsOptions {
  /** See readPlace(). */
  readPlace: (placeId: string) => Promise<Pick<PlaceWithImages, 'isActive' | 'createdBy'> | null>;
  /** See readReviewUploadState(). */
  readReviewImageData: (reviewId: string) => Promise<ReviewUploadState>;
}

/**
 * Stores images for the caller's own review of a place, before it is written or while it is edited. The folder of the
 * review holds the images that the review references, at most three, and unsaved ones.
 * @param sender `uid` is verified; `admitted` rejects for users who may not upload
 * @throws UserFacingError for a form without a place; AppError 'not-found' if the place is not public;
 *   'permission-denied' for a user who may not review it; errors of uploadPictures()
 */
export async function uploadReviewPictures(
  receiveForm: ReceiveForm,
  { uid, admitted }: { uid: string; admitted: Promise<Caller> },
  options: ReviewUploadsOptions,
): Promise<ReviewUploadResponse> {
  const { files, refused: refusedFiles } = await uploadPictures(
    receiveForm,
    {
      uid,
      admitted,
      maxFiles: maxReviewPictures,
      folderOf: async (fields) => {
        const placeId = fields.get('placeId')?.[0] ?? '';
        if (!isPlaceId(placeId))
          throw new UserFacingError('invalid-input', texts.picturesWithoutPlace);
        const folder = reviewId(placeId, uid);
        if (!isReviewId(folder))
          throw new AppError('permission-denied', 'The uid cannot be part of a review id');
        return {
          folder,
          maxImages: maxReviewPictures,
          maxUnsaved: maxUnsavedReviewImages,
          referencedUrls: await readCurrentImageUrls(await admitted, placeId, options),
          tooManyUnsaved: texts.tooManyUnsavedPictures,
        };
      },
    },
    options,
  );
  const [firstRefusal] = refusedFiles;
  return {
    success: true,
    files: files.map(({ picture }) => picture),
    refused: refusedFiles,
    ...(firstRefusal && { error: firstRefusal.error }),
  };
}

/**
 * Returns the addresses of the images that the review references; [] for a new review.
 * @throws AppError 'not-found' or 'permission-denied' if the security rules would reject the review
 */
async function readCurrentImageUrls(
  { uid, accountState }: Caller,
  placeId: string,
  {
    readPlace,
    readReviewImageData,
  }: Pick<ReviewUploadsOptions, 'readPlace' | 'readReviewImageData'>,
): Promise<string[]> {
  const [place, { pictures, areReviewsOpen }] = await Promise.all([
    readPlace(placeId),
    readReviewImageData(reviewId(placeId, uid)),
  ]);
  if (!place?.isActive) throw new AppError('not-found', 'No such public place');
  if (pictures) return pictures;
  const isOwnPlace =
    accountState && canManagePlace({ uid, ...accountState }, placeId, place.createdBy);
  if (!areReviewsOpen || isOwnPlace) {
    throw new AppError('permission-denied', 'The caller may not review this place');
  }
  return [];
}
