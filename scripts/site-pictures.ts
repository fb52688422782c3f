import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { composeArt } from '#seed/art/compose.ts';
import type { ArtSpec } from '#seed/art/scenes.ts';
import { previewSize } from '#server/site/preview-picture.ts';
import type { PreviewName } from '#server/site/preview-picture.ts';

/** The rounded corners of icon.svg. Phones apply their own mask and need a full square. */
const roundedClip = /<clipPath id="round">.*?<\/clipPath>/s;

const drawings: Readonly<Record<PreviewName, readonly [spec: ArtSpec, variant: string]>> = {
  ilha: ['bridge:gold', 'preview'],
  bares: ['bar:dusk', 'preview'],
  restaurantes: ['table:gold', 'preview'],
  shows: ['stage:night', 'preview'],
  passeios: ['lookout:day', 'preview'],
  baladas: ['club:night', 'preview'],
  praias: ['beach:day', 'preview'],
  cafes: ['cafe:dawn', 'preview'],
  eventos: ['festival:gold', 'preview'],
};

/** A file of public/ that is rendered from the project's drawings. */
export interface SitePicture {
  /** Path relative to public/. */
  file: string;
  make: () => Promise<Buffer>;
}

/**
 * Returns all rendered images of public/: icons from icon.svg, previews from the drawings of the seed.
 * @param publicDir folder that contains icon.svg
 */
export async function sitePictures(publicDir: string): Promise<SitePicture[]> {
  const icon = await readFile(path.join(publicDir, 'icon.svg'), 'utf8');
  const square = squareIcon(icon);
  const apple = () => png(square, 180);
  return [
    { file: 'icon-192.png', make: () => png(icon, 192) },
    { file: 'icon-512.png', make: () => png(icon, 512) },
    // The sun and the hills are within the inner 80 %, which every mask shows (W3C, "Icon masks and safe zone").
    { file: 'icon-maskable-512.png', make: () => png(square, 512) },
    { file: 'apple-touch-icon.png', make: apple },
    // Older iPhones request this name first, regardless of the page's HTML.
    { file: 'apple-touch-icon-precomposed.png', make: apple },
    { file: 'favicon.ico', make: () => favicon(icon) },
    ...Object.entries(drawings).map(([name, [spec, variant]]) => ({
      file: `previews/${name}.jpg`,
      make: () => preview(composeArt(spec, variant)),
    })),
  ];
}

function squareIcon(svg: string): string {
  if (!roundedClip.test(svg)) throw new Error('icon.svg has no clip path named "round"');
  return svg.replace(
    roundedClip,
    '<clipPath id="round"><rect width="64" height="64" /></clipPath>',
  );
}

function png(svg: string, size: number): Promise<Buffer> {
  // Rendered at a higher resolution and scaled down, for smoother curves.
  return sharp(Buffer.from(svg), { density: (72 * 2 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();
}

/** Returns an .ico file that contains PNG images, a format that browsers have supported for fifteen years. */
async function favicon(svg: string): Promise<Buffer> {
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map((size) => png(svg, size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  // ICONDIR: reserved, type 1 (icon), number of images.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const at = 6 + 16 * index;
    // ICONDIRENTRY: width, height, colours, reserved, planes, bits per pixel, bytes, offset.
    head.writeUInt8(sizes[index] ?? 0, at);
    head.writeUInt8(sizes[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}

function preview(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize({ ...previewSize, fit: 'cover' })
    .removeAlpha()
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
