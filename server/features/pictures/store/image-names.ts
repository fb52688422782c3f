import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import {
  imageWidths,
  laterWidth,
  placeUploadFolder,
} from '#features/pictures/model/place-image.ts';
import { reviewUploadFolder } from '#features/reviews/model/review-draft.ts';

/** Firestore auto-ids contain only letters and digits, so an id can never be a path. */
const placeIdPattern = /^[A-Za-z0-9]{1,128}$/;
/**
 * Ids that no place may have, because URLs of the cleanup and the search index use them. The rules refuse them too.
 */
const reservedNames = new Set(['temp', 'index']);
/** File names written by this server or contained in older records. No hidden files, no path separators. */
const filenamePattern = /^[^/\\.\0\s][^/\\\0]{0,200}\.(?:webp|jpe?g|png|avif)$/i;
const smallerFilePattern = new RegExp(`-(?:${imageWidths.join('|')})\\.webp$`);

export const contentTypeByExtension: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
};

/** Returns true if a text is a valid place id. */
export function isPlaceId(text: string): boolean {
  return placeIdPattern.test(text) && !reservedNames.has(text);
}

/** A review id consists of the place id and the author's uid. It is neither a path nor a place id. */
const reviewIdPattern = /^([A-Za-z0-9]{1,128})_[A-Za-z0-9_-]{1,128}$/;

/** Returns true if a text is a valid review id: '{placeId}_{uid}'. */
export function isReviewId(text: string): boolean {
  const [, placeId] = reviewIdPattern.exec(text) ?? [];
  return placeId !== undefined && isPlaceId(placeId);
}

/** Returns a review id after checking it. @throws AppError 'invalid-input' for an invalid review id */
export function requireReviewId(text: string): string {
  if (!isReviewId(text)) throw new AppError('invalid-input', 'Not a review id');
  return text;
}

/** Returns true if a text is a valid image folder name: a place id or a review id. */
export function isFolderName(text: string): boolean {
  return isPlaceId(text) || isReviewId(text);
}

/** Returns a folder name after checking it. @throws AppError 'invalid-input' for an invalid folder name */
export function requireFolderName(text: string): string {
  if (!isFolderName(text)) throw new AppError('invalid-input', 'Not an image folder');
  return text;
}

/** Returns the place id of a folder with images of a place or of one of its reviews. */
export function placeIdOfFolder(folder: string): string {
  return folder.split('_', 1)[0] ?? folder;
}

/** Returns the URL path of a folder: '/uploads/places/{id}/' or '/uploads/reviews/{id}/'. */
export function addressOfFolder(folder: string): string {
  return isReviewId(folder) ? reviewUploadFolder(folder) : placeUploadFolder(folder);
}

/** Returns a place id after checking it. @throws AppError 'invalid-input' for an invalid place id */
export function requirePlaceId(text: string): string {
  if (!isPlaceId(text)) throw new AppError('invalid-input', 'Not a place id');
  return text;
}

/** Returns true if a text is a valid name of a stored file. */
export function isFilename(text: string): boolean {
  return filenamePattern.test(text);
}

/** Returns a file name after checking it. @throws AppError 'invalid-input' for an invalid file name */
export function requireFilename(text: string): string {
  if (!isFilename(text)) throw new AppError('invalid-input', 'Not an image name');
  return text;
}

/** Returns a new file name without extension; 100 random bits make it unique and unguessable. */
export function newImageStem(): string {
  return randomBytes(16).toString('hex').slice(0, 25);
}

/** Returns true for the name of a smaller version of an image. */
export function isSmallerFile(name: string): boolean {
  return smallerFilePattern.test(name);
}

/** Returns the name of the largest file for any file of an image. */
export function largestFileOf(name: string): string {
  return name.replace(smallerFilePattern, '.webp');
}

/**
 * Returns the names of the files that answer a request for a file, the best first: images stored before laterWidth was
 * introduced have no file of this width, so their next larger file is sent.
 */
export function filesThatAnswer(name: string): string[] {
  const ending = `-${laterWidth}.webp`;
  if (!name.endsWith(ending)) return [name];
  const stem = name.slice(0, -ending.length);
  const largerWidths = imageWidths.filter((width) => width > laterWidth);
  return [name, ...largerWidths.map((width) => `${stem}-${width}.webp`), `${stem}.webp`];
}

/** Returns the names of all possible files of an image, with the largest file first. */
export function filesOf(largest: string): string[] {
  if (!largest.endsWith('.webp')) return [largest];
  const stem = largest.slice(0, -'.webp'.length);
  return [largest, ...imageWidths.map((width) => `${stem}-${width}.webp`)];
}
