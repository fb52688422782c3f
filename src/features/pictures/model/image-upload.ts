import type { AppErrorCode } from '#shared/app-error.ts';
import type { PlaceImage } from './place-image.ts';

/** Maximum number of images of a place, in the wizard and on the server. */
export const maxPlaceImages = 8;

/** Default maximum number of images in an ImagePicker. */
export const defaultMaxImages = 5;

/** Maximum size of an image file in bytes: 5 MB. */
export const maxImageBytes = 5 * 1024 * 1024;

/** Accepted types. The server detects the type from the content; the browser checks the declared type. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Maximum number of pixels that a browser decodes: more would exhaust a phone's memory. */
export const maxDecodedPixels = 60_000_000;

/** Checks the declared type and the size of a file without reading it; returns null if both are valid. */
export function findImageFileFault({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'unsupported-type' | 'too-large' | null {
  if (!imageTypes.some((acceptedType) => acceptedType === type)) return 'unsupported-type';
  return size > maxImageBytes ? 'too-large' : null;
}

/** An uploaded image: the fields that the record of the place stores, with the file name and the chosen highlight. */
export interface UploadedImage extends PlaceImage {
  /** Name of the largest file. */
  filename: string;
  isHighlight: boolean;
}

/** A rejected image with the reason. */
export interface RefusedImage {
  /** Zero-based position in the request. */
  position: number;
  /** File name as sent. */
  name: string;
  code: AppErrorCode;
  /** Message for the user. */
  error: string;
}

/** Response of POST /api/upload/reviews if at least one image was accepted. */
export interface UploadResponse {
  success: true;
  files: Omit<UploadedImage, 'isHighlight'>[];
  refused: RefusedImage[];
  /** Message of the first rejected image, if any. */
  error?: string;
}

/** Response of POST /api/upload/places if at least one image was accepted. */
export interface PlaceUploadResponse extends UploadResponse {
  placeId: string;
  files: UploadedImage[];
  results: { url: string; isHighlight: boolean }[];
  /** URL of the highlight, or of the first image. */
  url: string;
  filename: string;
}
