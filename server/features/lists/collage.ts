import sharp from 'sharp';
import { defaultImageColour } from '#features/pictures/model/place-image.ts';
import { decodePicture } from '#server/features/pictures/processing/image-pipeline.ts';
import type { Pixels } from '#server/features/pictures/processing/image-pipeline.ts';

/** Pixels between two images. */
const gapPixels = 4;
const jpegQuality = 80;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Combines up to four images into one JPEG grid; images that cannot be decoded are skipped.
 * @param files JPEG, PNG or WebP
 * @returns null when none of them can be decoded
 */
export async function composeCollage(
  files: readonly Buffer[],
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  // Sequentially, because a decoded image takes megabytes.
  const images: Pixels[] = [];
  for (const file of files) {
    const pixels = await decodePicture(file).catch(() => null);
    if (pixels) images.push(await reduceToSize(pixels, width, height));
  }
  if (images.length === 0) return null;
  const boxes = layoutBoxes(images.length, width, height);
  const layers = await Promise.all(
    boxes.map(async (box, index) => {
      const { data, raw } = await crop(images[index], box);
      return { input: data, raw, left: box.left, top: box.top };
    }),
  );
  return sharp({ create: { width, height, channels: 3, background: defaultImageColour } })
    .composite(layers)
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer();
}

/** Reduces an image to the largest size in which it is shown. */
async function reduceToSize({ data, raw }: Pixels, width: number, height: number): Promise<Pixels> {
  const resized = await sharp(data, { raw })
    .flatten({ background: defaultImageColour })
    .toColourspace('srgb')
    .resize(width, height, { fit: 'outside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = resized;
  return {
    data: resized.data,
    raw: { width: info.width, height: info.height, channels: info.channels },
  };
}

async function crop(pixels: Pixels | undefined, box: Box): Promise<Pixels> {
  if (!pixels) throw new RangeError('More boxes than images');
  const { data, info } = await sharp(pixels.data, { raw: pixels.raw })
    .resize(box.width, box.height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/**
 * Returns the box of each image. One image fills the area, two are side by side. With three images the right column has
 * two boxes, with four both columns have two.
 */
function layoutBoxes(count: number, width: number, height: number): Box[] {
  if (count === 1) return [{ left: 0, top: 0, width, height }];
  const halfWidth = (width - gapPixels) / 2;
  const halfHeight = (height - gapPixels) / 2;
  const columnBoxes = (left: number, isFullHeight: boolean): Box[] =>
    isFullHeight
      ? [{ left, top: 0, width: halfWidth, height }]
      : [0, halfHeight + gapPixels].map((top) => ({
          left,
          top,
          width: halfWidth,
          height: halfHeight,
        }));
  return [...columnBoxes(0, count < 4), ...columnBoxes(halfWidth + gapPixels, count < 3)];
}
