import { AppError } from '#shared/app-error.ts';

/**
 * Encodes a canvas as an image file.
 * @param quality from 0 to 1
 * @returns WebP, or JPEG if the browser cannot write WebP
 * @throws AppError 'unknown' if encoding fails
 */
export async function encodeCanvas(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await encode(canvas, 'image/webp', quality);
  // A browser without WebP support writes PNG, which makes a photo larger than the original.
  return webp.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg', quality);
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new AppError('unknown', `The canvas gives no ${type}`));
      },
      type,
      quality,
    );
  });
}
