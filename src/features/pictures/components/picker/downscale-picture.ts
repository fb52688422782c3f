import { canvasErrors, imageErrors, imageOptimiseErrors } from '#features/pictures/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { drawPicture, encodeCanvas } from '../encode-canvas.ts';
import { loadPicture } from '../load-picture.ts';

/** Maximum size in pixels and WebP/JPEG quality of a downscaled image. */
const maxSize = { width: 1920, height: 1080 };
const webpQuality = 0.8;

/** Returns the error of a failed step; each step has its own sentences. */
function downscaleError(sentences: ErrorSentences, options?: ErrorOptions): UserFacingError {
  return new UserFacingError('invalid-input', errorSentence(sentences, 'invalid-input'), options);
}

/**
 * Scales an image down to 1920x1080 before the upload, rotated by its EXIF orientation. An image that fits is sent
 * unchanged: the server re-encodes it, and encoding twice would lose quality.
 * @throws UserFacingError 'invalid-input'
 */
export async function downscalePicture(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const picture = await loadPicture(url).catch((cause: unknown) => {
      throw downscaleError(imageErrors, { cause });
    });
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.min(1, maxSize.width / naturalWidth, maxSize.height / naturalHeight);
    if (scale === 1) return file;
    const canvas = drawPicture(
      picture,
      { x: 0, y: 0, width: naturalWidth, height: naturalHeight },
      {
        width: Math.max(1, Math.round(naturalWidth * scale)),
        height: Math.max(1, Math.round(naturalHeight * scale)),
      },
    );
    if (!canvas) throw downscaleError(canvasErrors);
    return await encodeCanvas(canvas, webpQuality).catch((cause: unknown) => {
      throw downscaleError(imageOptimiseErrors, { cause });
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
