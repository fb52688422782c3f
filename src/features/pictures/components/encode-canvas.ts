import { AppError } from '#shared/app-error.ts';

/**
 * What was drawn, as a file.
 * @param quality from 0 to 1
 * @returns WebP, or JPEG where the browser writes no WebP
 * @throws AppError 'unknown' when it cannot be written
 */
export async function encodeCanvas(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await encode(canvas, 'image/webp', quality);
  // A browser that knows no WebP writes PNG, which makes a photograph larger than it was.
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
