import { uploadPlaceImage } from '#data/place-images/place-image-upload.ts';
import type { ImageUpload } from '#data/place-images/place-image-upload.ts';
import { errorCode } from '#domain/app-error.ts';
import { maxPlaceImages } from '#domain/image-upload.ts';
import type { PlaceImage } from '#domain/place.ts';
import {
  canvasErrors,
  imageErrors,
  imageOptimiseErrors,
  tooManyImages,
  uploadErrors,
} from '#texts/errors/pictures.ts';
import { errorSentence } from '#texts/errors.ts';
import { DownscaleError, downscalePicture } from './downscale-picture.ts';

/** Makes a chosen file small enough and sends it. @throws what those two throw */
export async function sendPicture(
  file: File,
  upload: Omit<ImageUpload, 'picture' | 'filename'>,
): Promise<PlaceImage> {
  const picture = await downscalePicture(file);
  const { url, width, height, widths, colour } = await uploadPlaceImage({
    ...upload,
    picture,
    filename: file.name,
  });
  return { url, width, height, widths, colour };
}

const stepErrors = {
  image: imageErrors,
  'image-optimise': imageOptimiseErrors,
  canvas: canvasErrors,
};

/** The sentence of SPEC section 8 for what stopped a picture: each only when its own cause occurred. */
export function uploadSentence(error: unknown): string {
  if (error instanceof DownscaleError) return errorSentence(stepErrors[error.step], error.code);
  const code = errorCode(error);
  // The server counts what it keeps, also what another tab sent.
  if (code === 'too-many-items') return tooManyImages(maxPlaceImages);
  return errorSentence(uploadErrors, code);
}
