import { AppError } from '#shared/app-error.ts';

/**
 * Draws an area of an image, given in its pixels, onto a new canvas.
 * @returns null if the browser has no canvas
 */
export function drawPicture(
  image: HTMLImageElement,
  area: { x: number; y: number; width: number; height: number },
  { width, height }: { width: number; height: number },
): HTMLCanvasElement | null {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  // Background for transparent areas, which JPEG would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

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
