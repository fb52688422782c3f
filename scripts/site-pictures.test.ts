import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { previewNames, previewSize } from '#server/site/preview-picture.ts';
import { manifest } from './brand-plugin.ts';
import { sitePictures } from './site-pictures.ts';

const pictures = await sitePictures('public');

/** Returns the images of an .ico file: their declared sizes and their bytes. */
function imagesOf(ico: Buffer): { size: number; bytes: Buffer }[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const offset = ico.readUInt32LE(at + 12);
    return {
      size: ico.readUInt8(at),
      bytes: ico.subarray(offset, offset + ico.readUInt32LE(at + 8)),
    };
  });
}

/** Returns the mean difference of two images, 0 to 255. Other encoder versions may differ in the last bit. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).ensureAlpha().raw().toBuffer()),
  );
  if (!a || a.length !== b?.length) return 255;
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

describe('the images of public/', () => {
  it.each(pictures)('$file equals the output of `npm run pictures`', async ({ file, make }) => {
    const [kept, drawn] = await Promise.all([readFile(`public/${file}`), make()]);
    const parts = file.endsWith('.ico')
      ? [imagesOf(kept), imagesOf(drawn)].map((images) => images.map(({ bytes }) => bytes))
      : [[kept], [drawn]];
    const [before = [], now = []] = parts;
    expect(now.length).toBe(before.length);
    for (const [index, bytes] of now.entries()) {
      expect(await difference(before[index] ?? Buffer.of(), bytes)).toBeLessThan(2);
    }
  });

  it('include icons in the sizes that the manifest declares', async () => {
    const stated = manifest('pt').icons.filter(({ type }) => type === 'image/png');
    expect(stated.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of stated) {
      const { format, width, height } = await sharp(`public${src}`).metadata();
      expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    }
  });

  it.each(['apple-touch-icon.png', 'apple-touch-icon-precomposed.png', 'icon-maskable-512.png'])(
    '%s is opaque, because a phone would show transparent areas in black',
    async (file) => {
      expect((await sharp(`public/${file}`).stats()).isOpaque).toBe(true);
    },
  );

  it('include a favicon with three sizes', async () => {
    const images = imagesOf(await readFile('public/favicon.ico'));
    expect(images.map(({ size }) => size)).toEqual([16, 32, 48]);
    for (const { size, bytes } of images) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size });
    }
  });

  it.each(previewNames)('include a preview %s that is small enough for chat apps', async (name) => {
    const file = `public/previews/${name}.jpg`;
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...previewSize });
    // WhatsApp shows no preview above 300 kB.
    expect((await readFile(file)).length).toBeLessThan(100_000);
  });
});
