import sharp from 'sharp';
import { AppError } from '#shared/app-error.ts';
import { defaultImageColour, smallerWidths } from '#features/pictures/model/place-image.ts';
import { jpegScans } from './jpeg-scans.ts';
import { checkPictureBounds } from './picture-bounds.ts';
import type { PictureHeader } from './picture-bounds.ts';
import { withoutAncillaryChunks } from './png-chunks.ts';

/** A picture ready to be stored: the largest file, its smaller widths and what pages need to know of it. */
export interface ProcessedImage {
  /** Pixels of the largest file, upright. */
  width: number;
  height: number;
  /** Those of imageWidths that are smaller than `width`, ascending. */
  widths: number[];
  /** Mean colour, '#rrggbb': the placeholder. */
  colour: string;
  /** WebP files; `suffix` goes between name and extension ('' or '-640'). The largest is the last. */
  files: { suffix: string; bytes: Buffer }[];
}

/** Largest stored picture (SPEC section 9). */
const box = { width: 1920, height: 1080 } as const;
const quality = 80;

/** Beyond every bound of a header: what sharp itself refuses, should a header lie. */
const maxInputPixels = 50_000_000;
/** A picture that takes longer than this was made to; milliseconds. */
export const pictureTimeMs = 20_000;
/** The decoder is told to stop when nobody waits any more; it looks between rows. */
const decoderSeconds = pictureTimeMs / 1_000 + 1;

/** A decoded picture. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Lets this process decode JPEG, PNG and WebP only. Everything else libvips knows (SVG, PDF, GIF, TIFF ...)
 * is code that an upload must never reach. And no picture is made twice, so that what libvips would remember of
 * its work only costs memory. Call once before the first upload is taken.
 */
export function prepareDecoders(): void {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
}

/**
 * Makes the files of one picture: recognised by decoding, upright, within 1920x1080, without metadata, as
 * WebP. It is decoded once, and each width is made from the next larger one.
 * @param sent the file
 * @throws AppError 'unsupported-type' for what is not a whole JPEG, PNG or WebP picture; PictureBoundError and
 *   PictureTimeError for one that takes too much to decode
 */
export async function processImage(sent: Buffer): Promise<ProcessedImage> {
  const largest = await decodePicture(sent);
  const widths = smallerWidths(largest.raw.width);
  const encodings = [encode(largest)];
  let smallest = largest;
  for (const width of [...widths].reverse()) {
    smallest = await reduce(smallest, width);
    encodings.unshift(encode(smallest));
  }
  const [bytes, colour] = await Promise.all([Promise.all(encodings), meanColour(smallest)]);
  const suffixes = [...widths.map((width) => `-${width}`), ''];
  return {
    width: largest.raw.width,
    height: largest.raw.height,
    widths,
    colour,
    files: bytes.map((file, at) => ({ suffix: suffixes[at] ?? '', bytes: file })),
  };
}

/**
 * The pixels of a picture: recognised by decoding, upright, within 1920x1080.
 * @throws AppError 'unsupported-type'; PictureBoundError and PictureTimeError, as processImage()
 */
export async function decodePicture(sent: Buffer): Promise<Pixels> {
  const kind = kindOf(sent);
  const input = kind === 'png' ? withoutAncillaryChunks(sent) : sent;
  await checkHeader(input, kind);
  return decode(input);
}

type PictureKind = PictureHeader['format'];

/**
 * The first bytes decide which decoder a file could reach.
 * @throws AppError 'unsupported-type'
 */
function kindOf(input: Buffer): PictureKind {
  const starts = (text: string, at = 0) =>
    input.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (starts('\xff\xd8\xff')) return 'jpeg';
  if (starts('\x89PNG\r\n\x1a\n')) return 'png';
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp';
  throw new AppError('unsupported-type', 'Not the bytes of a picture');
}

/** Reads the header alone: what a bomb costs is not paid to find out that it is one. */
async function checkHeader(input: Buffer, kind: PictureKind): Promise<void> {
  const header = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new AppError('unsupported-type', 'The header cannot be read', { cause: error });
    });
  if (header.format !== kind) {
    throw new AppError('unsupported-type', `A picture of another format: ${header.format}`);
  }
  checkPictureBounds({ ...header, format: kind, scans: kind === 'jpeg' ? jpegScans(input) : 1 });
}

async function decode(input: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(input, { limitInputPixels: maxInputPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: decoderSeconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('unsupported-type', 'The picture cannot be decoded', { cause: error });
    });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function reduce({ data, raw }: Pixels, width: number): Promise<Pixels> {
  const reduced = await sharp(data, { raw })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, channels } = reduced.info;
  return { data: reduced.data, raw: { width, height, channels } };
}

function encode({ data, raw }: Pixels): Promise<Buffer> {
  return sharp(data, { raw }).webp({ quality }).toBuffer();
}

async function meanColour({ data, raw }: Pixels): Promise<string> {
  const pixel = await sharp(data, { raw })
    .flatten({ background: defaultImageColour })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
