import { uploadPlaceImage } from '#features/pictures/data/place-image-upload.ts';
import { uploadReviewImage } from '#features/pictures/data/review-image-upload.ts';
import { errorCode } from '#shared/app-error.ts';
import { maxPlaceImages } from '#features/pictures/model/image-upload.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { reviewUploadErrors, tooManyImages, uploadErrors } from '#features/pictures/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { downscalePicture } from './downscale-picture.ts';

/** Owner of the images: a place, or the user's review of a place. */
export interface PictureOwner {
  kind: 'place' | 'review';
  placeId: string;
  placeName: string;
}

interface SendOptions {
  isHighlight: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Downscales a chosen image and uploads it. @throws errors of downscalePicture() and of the upload */
export async function sendPicture(
  file: File,
  { kind, ...place }: PictureOwner,
  options: SendOptions,
): Promise<PlaceImage> {
  const uploadOptions = { picture: await downscalePicture(file), filename: file.name, ...options };
  if (kind === 'review') return uploadReviewImage({ ...uploadOptions, placeId: place.placeId });
  const { url, width, height, widths, colour } = await uploadPlaceImage({
    ...uploadOptions,
    ...place,
  });
  return { url, width, height, widths, colour };
}

/** Returns the error message for a failed upload; each cause has its own. */
export function toUploadSentence(error: unknown, kind: PictureOwner['kind']): string {
  if (error instanceof UserFacingError) return error.sentence;
  const code = errorCode(error);
  // The server also counts images uploaded in another tab.
  if (code === 'too-many-items') return tooManyImages(maxPlaceImages);
  return errorSentence(kind === 'review' ? reviewUploadErrors : uploadErrors, code);
}
