import { translatedTexts } from '#server/platform/language.ts';
import * as portuguese from '#features/pictures/texts.ts';
import * as spanish from '#features/pictures/texts.es.ts';
import * as english from '#features/pictures/texts.en.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';

const texts = translatedTexts(portuguese, spanish, english);

/** Size limits of one image format. */
interface ImageLimit {
  /** Maximum length of the longer side in pixels; decoders and scalers hold many rows in memory. */
  side: number;
  pixels: number;
}

/**
 * Limits checked from the header before decoding. They limit memory: the two most expensive formats, processed at the
 * same time, take at most 350 MB (measured by tests/contract/picture-memory.long.test.ts).
 */
const imageLimits = {
  /** Decoded row by row at a fraction of the size. */
  jpeg: { side: 16_384, pixels: 50_000_000 },
  /** Progressive or with several scans: all coefficients are held in memory, two bytes per pixel and channel. */
  jpegOfScans: { side: 16_384, pixels: 24_000_000 },
  jpegOfScansInPrintColours: { side: 16_384, pixels: 16_000_000 },
  /** Decoded row by row. */
  png: { side: 16_384, pixels: 50_000_000 },
  pngOf16Bits: { side: 8_192, pixels: 24_000_000 },
  /** Held in memory completely until the last pass. */
  interlacedPng: { side: 8_192, pixels: 24_000_000 },
  interlacedPngOf16Bits: { side: 8_192, pixels: 8_000_000 },
  /** Held in memory completely, with its alpha channel or frame. */
  webp: { side: 16_384, pixels: 24_000_000 },
} as const satisfies Record<string, ImageLimit>;

/**
 * Maximum number of scans, more than any camera or program writes; each takes time proportional to the number of
 * pixels.
 */
const maxScans = 64;

/** Header fields that the limits depend on. */
export interface ImageHeader {
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  /** 'uchar' for 8 bits per channel. */
  depth: string;
  channels: number;
  /** True for an interlaced image or a JPEG with several scans. */
  isProgressive: boolean;
  /** Number of scans of a JPEG; 1 for other formats. */
  scans: number;
}

/** Returns the error of an image whose processing takes, or would take, too long, which only crafted files do. */
export function imageTakesTooLong(): UserFacingError {
  return new UserFacingError('too-large', texts().imageTakesTooLong);
}

/**
 * Checks an image header against the limits.
 * @throws UserFacingError 'too-large', also for a JPEG with too many scans
 */
export function checkImageLimits(header: ImageHeader): void {
  const { width, height } = header;
  const { side, pixels } = limitForHeader(header);
  if (Math.max(width, height) > side || width * height > pixels) {
    throw new UserFacingError('too-large', texts().tooManyPixels(pixels / 1_000_000, side));
  }
  if (header.scans > maxScans) throw imageTakesTooLong();
}

function limitForHeader({
  format,
  depth,
  channels,
  isProgressive,
  scans,
}: ImageHeader): ImageLimit {
  if (format === 'webp') return imageLimits.webp;
  if (format === 'jpeg') {
    if (!isProgressive && scans <= 1) return imageLimits.jpeg;
    return channels > 3 ? imageLimits.jpegOfScansInPrintColours : imageLimits.jpegOfScans;
  }
  const is8Bits = depth === 'uchar';
  if (isProgressive) return is8Bits ? imageLimits.interlacedPng : imageLimits.interlacedPngOf16Bits;
  return is8Bits ? imageLimits.png : imageLimits.pngOf16Bits;
}
