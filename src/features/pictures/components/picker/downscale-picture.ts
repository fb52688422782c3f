import { AppError } from '#shared/app-error.ts';
import { encodeCanvas } from '../encode-canvas.ts';
import { loadPicture } from '../load-picture.ts';

/** SPEC section 9. */
const box = { width: 1920, height: 1080 };
const quality = 0.8;

/** Where making a picture smaller failed: each has its own sentence (SPEC section 8). */
export type DownscaleStep = 'image' | 'canvas' | 'image-optimise';

export class DownscaleError extends AppError {
  readonly step: DownscaleStep;

  constructor(step: DownscaleStep, options?: ErrorOptions) {
    super('invalid-input', step, options);
    this.step = step;
  }
}

/**
 * Makes a picture fit 1920x1080 before it is sent, turned as its camera says. One that fits is sent as it is:
 * the server encodes it anyway, and encoding it twice would only lose.
 * @throws DownscaleError
 */
export async function downscalePicture(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const picture = await loadPicture(url).catch((cause: unknown) => {
      throw new DownscaleError('image', { cause });
    });
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.min(1, box.width / naturalWidth, box.height / naturalHeight);
    if (scale === 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new DownscaleError('canvas');
    // Behind transparent parts, which a JPEG would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await encodeCanvas(canvas, quality).catch((cause: unknown) => {
      throw new DownscaleError('image-optimise', { cause });
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
