import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { tooManyPixels } from '#features/pictures/texts.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { processImage, prepareDecoders } from './image-pipeline.ts';

const red = { r: 220, g: 40, b: 30 };

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: red } });
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
let gif: Buffer;
let tiff: Buffer;

beforeAll(async () => {
  gif = await picture(9, 9).gif().toBuffer();
  tiff = await picture(9, 9).tiff().toBuffer();
  prepareDecoders();
});

describe('an image', () => {
  it('is converted to WebP within 1920x1080, in the widths used by pages', async () => {
    const made = await processImage(await picture(4000, 2000).jpeg().toBuffer());
    expect(made).toMatchObject({ width: 1920, height: 960, widths: [320, 640, 828, 1280] });
    const headers = await Promise.all(made.files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(headers.map(({ format, width }) => [format, width])).toEqual([
      ['webp', 320],
      ['webp', 640],
      ['webp', 828],
      ['webp', 1280],
      ['webp', 1920],
    ]);
    expect(made.files.map(({ suffix }) => suffix)).toEqual(['-320', '-640', '-828', '-1280', '']);
  });

  it('is not enlarged', async () => {
    const made = await processImage(await picture(640, 300).png().toBuffer());
    expect(made).toMatchObject({ width: 640, height: 300, widths: [320] });
  });

  it.each([1, 3, 6, 8])('is rotated upright from orientation %d', async (orientation) => {
    const sent = await picture(600, 200).withMetadata({ orientation }).jpeg().toBuffer();
    const { width, height } = await processImage(sent);
    expect([width, height]).toEqual(orientation > 4 ? [200, 600] : [600, 200]);
  });

  it('loses all metadata about place and author', async () => {
    const sent = await picture(400, 400)
      .withExif({
        IFD0: { Copyright: 'Fulana', Orientation: '1' },
        IFD3: { GPSLatitude: '27/1 35/1 0/1', GPSLatitudeRef: 'S' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Fulana</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(sent.includes('Fulana')).toBe(true);
    const { files } = await processImage(sent);
    for (const { bytes } of files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      expect(bytes.includes('Fulana')).toBe(false);
    }
  });

  it('has its mean colour as the placeholder, with sand for transparent parts', async () => {
    const opaque = await processImage(await picture(40, 40).png().toBuffer());
    expect(opaque.colour).toBe('#dc281e');
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { ...red, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await processImage(clear)).colour).toBe('#d9d2c5');
  });

  it.each([
    ['grey', () => picture(50, 50).toColourspace('b-w').png()],
    ['CMYK', () => picture(50, 50).toColourspace('cmyk').jpeg()],
    ['16 bits', () => picture(50, 50).toColourspace('rgb16').png()],
    ['palette', () => picture(50, 50).png({ palette: true })],
    ['progressive', () => picture(50, 50).jpeg({ progressive: true })],
    ['lossless', () => picture(50, 50).webp({ lossless: true })],
  ])('is accepted in the variant: %s', async (_kind, make) => {
    const { files } = await processImage(await make().toBuffer());
    const { format, space } = await sharp(files.at(-1)?.bytes).metadata();
    expect([format, space]).toEqual(['webp', 'srgb']);
  });
});

describe('other input', () => {
  it.each([
    ['an empty file', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('isto não é uma imagem')],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with scripts', () => svg],
    ['an animated GIF', () => gif],
    ['a TIFF', () => tiff],
    ['only the first bytes of a JPEG', () => Buffer.from('\xff\xd8\xff', 'latin1')],
    ['a PNG signature followed by text', () => Buffer.from('\x89PNG\r\n\x1a\ntexto', 'latin1')],
    [
      'a WebP signature followed by text',
      () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 texto', 'latin1'),
    ],
  ])('is refused: %s', async (_what, make) => {
    await expect(processImage(make())).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  it.each([0.1, 0.5, 0.9, 0.99])('is refused if truncated to %f of an image', async (part) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: red,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const cut = noise.subarray(0, Math.floor(noise.length * part));
    await expect(processImage(cut)).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  it('is refused before decoding if larger than 50 megapixels', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 6_000, channels: 3, background: red },
    })
      .png({ compressionLevel: 9, palette: true, colours: 2 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    await expect(processImage(bomb)).rejects.toEqual(
      new UserFacingError('too-large', tooManyPixels(50, 16_384)),
    );
  });
});
