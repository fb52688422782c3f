import { AppError } from '#shared/app-error.ts';
import { encodeCanvas } from '../encode-canvas.ts';
import { loadPicture } from '../load-picture.ts';

/** Maximum size in pixels and WebP/JPEG quality of a downscaled image. */
const maxSize = { width: 1920, height: 1080 };
const webpQuality = 0.8;

/** Step at which downscaling failed; each has its own error message. */
export type DownscaleStep = 'image' | 'canvas' | 'image-optimise';

export class DownscaleError extends AppError {
  readonly step: DownscaleStep;

  constructor(step: DownscaleStep, options?: ErrorOptions) {
    super('invalid-input', step, options);
    this.step = step;
  }
}

/**
 * Scales an image down to 1920x1080 before the upload, rotated by its EXIF orientation. An image that fits is sent
 * unchanged: the server re-encodes it, and encoding twice would lose quality.
 * @throws DownscaleError
 */
export async function downscalePicture(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const picture = await loadPicture(url).catch((cause: unknown) => {
      throw new DownscaleError('image', { cause });
    });
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.min(1, maxSize.width / naturalWidth, maxSize.height / naturalHeight);
    if (scale === 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new DownscaleError('canvas');
    // Background for transparent areas, which JPEG would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await encodeCanvas(canvas, webpQuality).catch((cause: unknown) => {
      throw new DownscaleError('image-optimise', { cause });
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
