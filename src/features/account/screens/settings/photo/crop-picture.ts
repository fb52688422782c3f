import { AppError } from '#shared/app-error.ts';
import { avatarSize } from '#features/account/model/avatar.ts';
import { encodeCanvas } from '#features/pictures/components/encode-canvas.ts';
import { loadPicture } from '#features/pictures/components/load-picture.ts';

/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const quality = 0.85;

/**
 * Draws a square of a picture anew as an avatar. Of the file nothing else is kept: no place, no camera, no date.
 * @returns WebP, or JPEG where the browser writes no WebP
 * @throws AppError 'invalid-input' when the picture cannot be read, 'unknown' when it cannot be written
 */
export async function cropPicture(url: string, area: PictureArea): Promise<Blob> {
  const image = await loadPicture(url);
  const canvas = document.createElement('canvas');
  canvas.width = avatarSize;
  canvas.height = avatarSize;
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('unknown', 'No canvas');
  // Behind transparent parts, which a JPEG would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, avatarSize, avatarSize);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, avatarSize, avatarSize);
  return encodeCanvas(canvas, quality);
}
