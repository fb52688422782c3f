import type { AppErrorCode } from '#shared/app-error.ts';
import type { PlaceImage } from '#features/places/model/place.ts';

/** Pictures of a place in the wizard and on the server (SPEC section 5). */
export const maxPlaceImages = 8;

/**
 * Pictures that may lie beside the eight of a place's record: sent, and not saved yet. Three visits that were left
 * without saving; what is older than an hour makes room.
 */
export const maxUnsavedImages = 24;

/** The same beside the three of a review. */
export const maxUnsavedReviewImages = 6;

/** Pictures that a picker takes unless told otherwise (SPEC section 5). */
export const defaultMaxImages = 5;

/** Bytes of one picture file: 5 MB (SPEC section 5). */
export const maxImageBytes = 5 * 1024 * 1024;

/** Types that are taken; the server recognises them by decoding, the browser by what the file says of itself. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Pixels that a picture may have for a browser to decode it: more would take a phone's memory. */
export const maxDecodedPixels = 60_000_000;

/** What is wrong with a file as far as its browser tells without reading it; null when nothing is (SPEC section 5). */
export function imageFileFault({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'unsupported-type' | 'too-large' | null {
  if (!imageTypes.some((taken) => taken === type)) return 'unsupported-type';
  return size > maxImageBytes ? 'too-large' : null;
}

/** A picture that was kept, as the place's record stores it. */
export interface UploadedImage extends PlaceImage {
  /** Name of the largest file. */
  filename: string;
  isHighlight: boolean;
}

/** A picture that was not kept, and why. */
export interface RefusedImage {
  /** Position in the request, from 0. */
  position: number;
  /** As the sender called it. */
  name: string;
  code: AppErrorCode;
  /** Sentence for the person. */
  error: string;
}

/** Answer of POST /api/upload/reviews where at least one picture was kept. */
export interface ReviewUploadAnswer {
  success: true;
  files: Omit<UploadedImage, 'isHighlight'>[];
  refused: RefusedImage[];
  /** The first refusal's sentence, where there is one. */
  error?: string;
}

/** Answer of POST /api/upload/places where at least one picture was kept (SPEC section 7). */
export interface UploadAnswer {
  success: true;
  placeId: string;
  files: UploadedImage[];
  results: { url: string; isHighlight: boolean }[];
  /** Of the highlight, or of the first picture. */
  url: string;
  filename: string;
  refused: RefusedImage[];
  /** The first refusal's sentence, where there is one. */
  error?: string;
}
