import sharp from 'sharp';
import { AppError } from '#shared/app-error.ts';
import { defaultImageColour, smallerWidths } from '#features/pictures/model/place-image.ts';
import { countJpegScans } from './jpeg-scans.ts';
import { checkImageLimits } from './image-limits.ts';
import type { ImageHeader } from './image-limits.ts';
import { withoutAncillaryChunks } from './png-chunks.ts';

/** A processed image: the largest file, its smaller widths and the data that pages need. */
export interface ProcessedImage {
  /** Pixel size of the largest file, upright. */
  width: number;
  height: number;
  /** Widths from imageWidths that are smaller than `width`, ascending. */
  widths: number[];
  /** Mean colour as '#rrggbb', used as the placeholder. */
  colour: string;
  /** WebP files, largest last; `suffix` is placed between name and extension ('' or '-640'). */
  files: { suffix: string; bytes: Buffer }[];
}

/** Maximum size of a stored image. */
const maxSize = { width: 1920, height: 1080 } as const;
const webpQuality = 80;

/**
 * Maximum number of pixels that sharp decodes, in case a header states a wrong size; no limit of image-limits.ts is
 * higher.
 */
const maxInputPixels = 50_000_000;
/** Maximum processing time in ms; only maliciously crafted images take longer. */
export const maxProcessingMs = 20_000;
/** Timeout of the decoder in seconds, one second longer than maxProcessingMs; the decoder checks it between rows. */
const decoderTimeoutSeconds = maxProcessingMs / 1_000 + 1;

/** A decoded picture. */
export interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Restricts this process to decoding JPEG, PNG and WebP, so that uploads never reach other decoders of libvips (SVG,
 * PDF, GIF, TIFF ...). Disables the cache of libvips, because no image is processed twice. Must be called once before
 * the first upload.
 */
export function prepareDecoders(): void {
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
}

/**
 * Creates the WebP files of one image, upright, within 1920x1080 and without metadata. The content determines the
 * format of the original. The image is decoded once, and each width is scaled from the next larger one.
 * @param original the file
 * @throws AppError 'unsupported-type' unless it is a complete JPEG, PNG or WebP image;
 *   UserFacingError 'too-large' if decoding is too expensive
 */
export async function processImage(original: Buffer): Promise<ProcessedImage> {
  const largest = await decodePicture(original);
  const widths = smallerWidths(largest.raw.width);
  const encodings = [encode(largest)];
  let smallest = largest;
  for (const width of [...widths].reverse()) {
    smallest = await scaleDown(smallest, width);
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
 * Decodes an image to pixels, upright and within 1920x1080. The content determines its format.
 * @throws AppError 'unsupported-type'; UserFacingError 'too-large', as processImage()
 */
export async function decodePicture(original: Buffer): Promise<Pixels> {
  const format = detectFormat(original);
  const input = format === 'png' ? withoutAncillaryChunks(original) : original;
  await checkHeader(input, format);
  return decode(input);
}

type ImageFormat = ImageHeader['format'];

/**
 * Detects the format from the first bytes, which determine the decoder.
 * @throws AppError 'unsupported-type'
 */
function detectFormat(input: Buffer): ImageFormat {
  const startsWith = (text: string, at = 0) =>
    input.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (startsWith('\xff\xd8\xff')) return 'jpeg';
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'webp';
  throw new AppError('unsupported-type', 'The data is not an image');
}

/** Reads only the header, so that a decompression bomb is refused without decoding it. */
async function checkHeader(input: Buffer, format: ImageFormat): Promise<void> {
  const header = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new AppError('unsupported-type', 'The header cannot be read', { cause: error });
    });
  if (header.format !== format) {
    throw new AppError('unsupported-type', `Unsupported image format: ${header.format}`);
  }
  checkImageLimits({ ...header, format, scans: format === 'jpeg' ? countJpegScans(input) : 1 });
}

async function decode(input: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(input, { limitInputPixels: maxInputPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: decoderTimeoutSeconds })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('unsupported-type', 'The image cannot be decoded', { cause: error });
    });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function scaleDown({ data, raw }: Pixels, width: number): Promise<Pixels> {
  const scaled = await sharp(data, { raw })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, channels } = scaled.info;
  return { data: scaled.data, raw: { width, height, channels } };
}

function encode({ data, raw }: Pixels): Promise<Buffer> {
  return sharp(data, { raw }).webp({ quality: webpQuality }).toBuffer();
}

async function meanColour({ data, raw }: Pixels): Promise<string> {
  const pixel = await sharp(data, { raw })
    .flatten({ background: defaultImageColour })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return `#${[red, green, blue].map((component) => component.toString(16).padStart(2, '0')).join('')}`;
}
