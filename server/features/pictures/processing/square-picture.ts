import sharp from 'sharp';
import { avatarSize } from '#features/account/model/avatar.ts';
import type { ProcessedImage } from './image-pipeline.ts';

const avatarQuality = 80;

/**
 * Returns the image as an avatar: a square WebP of at most 512 pixels, cropped to the centre. An image that is already
 * square and small enough, as sent by the app, is not encoded again.
 */
export async function squarePicture({ width, height, files }: ProcessedImage): Promise<Buffer> {
  const largest = files.at(-1)?.bytes ?? Buffer.alloc(0);
  if (width === height && width <= avatarSize) return largest;
  const side = Math.min(width, height, avatarSize);
  return sharp(largest)
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: avatarQuality })
    .toBuffer();
}
