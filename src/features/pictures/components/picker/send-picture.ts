import { uploadPlaceImage } from '#features/pictures/data/place-image-upload.ts';
import { uploadReviewImage } from '#features/pictures/data/review-image-upload.ts';
import { errorCode } from '#shared/app-error.ts';
import { maxPlaceImages } from '#features/pictures/model/image-upload.ts';
import type { PlaceImage } from '#features/places/model/place.ts';
import {
  canvasErrors,
  imageErrors,
  imageOptimiseErrors,
  reviewUploadErrors,
  tooManyImages,
  uploadErrors,
} from '#features/pictures/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { DownscaleError, downscalePicture } from './downscale-picture.ts';

/** Whose pictures they are: those of a place, or of the own review of one. */
export interface PictureOwner {
  kind: 'place' | 'review';
  placeId: string;
  placeName: string;
}

interface Sending {
  isHighlight: boolean;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Makes a chosen file small enough and sends it. @throws what those two throw */
export async function sendPicture(
  file: File,
  { kind, ...place }: PictureOwner,
  sending: Sending,
): Promise<PlaceImage> {
  const upload = { picture: await downscalePicture(file), filename: file.name, ...sending };
  if (kind === 'review') return uploadReviewImage({ ...upload, placeId: place.placeId });
  const { url, width, height, widths, colour } = await uploadPlaceImage({ ...upload, ...place });
  return { url, width, height, widths, colour };
}

const stepErrors = {
  image: imageErrors,
  'image-optimise': imageOptimiseErrors,
  canvas: canvasErrors,
};

/** The sentence of SPEC section 8 for what stopped a picture: each only when its own cause occurred. */
export function uploadSentence(error: unknown, kind: PictureOwner['kind']): string {
  if (error instanceof DownscaleError) return errorSentence(stepErrors[error.step], error.code);
  const code = errorCode(error);
  // The server counts what it keeps, also what another tab sent.
  if (code === 'too-many-items') return tooManyImages(maxPlaceImages);
  return errorSentence(kind === 'review' ? reviewUploadErrors : uploadErrors, code);
}
