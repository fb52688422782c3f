import { AppError } from '#shared/app-error.ts';

/** What a picture of one kind may be. */
export interface PictureBound {
  /** Pixels of its longer side: decoders and reducers keep many rows at once. */
  side: number;
  pixels: number;
}

/**
 * What is decided from a header, before anything is decoded. Behind it stands memory: the worst two of these, worked
 * on at the same moment, take at most 350 MB (tests/contract/picture-memory.thorough.test.ts, which measures them).
 */
const bounds = {
  /** Decoded row by row, and read at a fraction of its size. */
  jpeg: { side: 16_384, pixels: 50_000_000 },
  /** Progressive, or several scans: all coefficients are kept, two bytes a channel. */
  jpegOfScans: { side: 16_384, pixels: 24_000_000 },
  jpegOfScansInPrintColours: { side: 16_384, pixels: 16_000_000 },
  /** Decoded row by row. */
  png: { side: 16_384, pixels: 50_000_000 },
  pngOf16Bits: { side: 8_192, pixels: 24_000_000 },
  /** Kept whole until its last pass. */
  interlacedPng: { side: 8_192, pixels: 24_000_000 },
  interlacedPngOf16Bits: { side: 8_192, pixels: 8_000_000 },
  /** Kept whole, with its transparency or the frame beside it. */
  webp: { side: 16_384, pixels: 24_000_000 },
} as const satisfies Record<string, PictureBound>;

/** More passes than any camera or program makes; each takes as much time as the picture has pixels. */
const maxScans = 64;

/** What the bounds look at. */
export interface PictureHeader {
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  /** 'uchar' for 8 bits a channel. */
  depth: string;
  channels: number;
  /** Interlaced, or a JPEG of several scans. */
  isProgressive: boolean;
  /** Passes of a JPEG; 1 of any other. */
  scans: number;
}

/** A file within its bytes that would unfold into too many pixels. */
export class PictureBoundError extends AppError {
  readonly bound: PictureBound;

  constructor(message: string, bound: PictureBound) {
    super('too-large', message);
    this.bound = bound;
  }
}

/** A picture that takes so long, or would, that it was made to. */
export class PictureTimeError extends AppError {
  constructor() {
    super('too-large', 'The picture takes too long');
  }
}

/** @throws PictureBoundError; PictureTimeError for a JPEG of endless scans */
export function checkPictureBounds(header: PictureHeader): void {
  const { width, height } = header;
  const bound = boundOf(header);
  if (Math.max(width, height) > bound.side || width * height > bound.pixels) {
    throw new PictureBoundError(`${header.format} of ${width}x${height} pixels`, bound);
  }
  if (header.scans > maxScans) throw new PictureTimeError();
}

function boundOf({ format, depth, channels, isProgressive, scans }: PictureHeader): PictureBound {
  if (format === 'webp') return bounds.webp;
  if (format === 'jpeg') {
    if (!isProgressive && scans <= 1) return bounds.jpeg;
    return channels > 3 ? bounds.jpegOfScansInPrintColours : bounds.jpegOfScans;
  }
  const is8Bits = depth === 'uchar';
  if (isProgressive) return is8Bits ? bounds.interlacedPng : bounds.interlacedPngOf16Bits;
  return is8Bits ? bounds.png : bounds.pngOf16Bits;
}
