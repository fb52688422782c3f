import { randomBytes } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import { placeUploadFolder } from '#features/pictures/model/place-image.ts';
import { imageWidths } from '#features/places/model/place.ts';
import { reviewUploadFolder } from '#features/reviews/model/review.ts';

/** Auto-ids of Firestore are letters and digits (DESIGN section 4); so no id can be a path. */
const placeId = /^[A-Za-z0-9]{1,128}$/;
/** Names that no place may have, because other addresses do: cleaning, and the search index. Rules refuse them too. */
const reserved = new Set(['temp', 'index']);
/** What this server writes, and what older records hold. No hidden names, no separators. */
const filename = /^[^/\\.\0\s][^/\\\0]{0,200}\.(?:webp|jpe?g|png|avif)$/i;
const smallerFile = new RegExp(`-(?:${imageWidths.join('|')})\\.webp$`);

export const contentTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
};

/** Whether a text can be a place's id. */
export function isPlaceId(text: string): boolean {
  return placeId.test(text) && !reserved.has(text);
}

/** A review's id: the place's, and the uid of its author. No path, and no place's id. */
const reviewIdShape = /^([A-Za-z0-9]{1,128})_[A-Za-z0-9_-]{1,128}$/;

/** Whether a text can be a review's id: '{placeId}_{uid}'. */
export function isReviewId(text: string): boolean {
  const [, place] = reviewIdShape.exec(text) ?? [];
  return place !== undefined && isPlaceId(place);
}

/** @throws AppError 'invalid-input' for a text that is no review's id */
export function checkedReviewId(text: string): string {
  if (!isReviewId(text)) throw new AppError('invalid-input', 'Not a review id');
  return text;
}

/** Whether a text can be the name of a folder of pictures: those of a place, or of a review. */
export function isFolderName(text: string): boolean {
  return isPlaceId(text) || isReviewId(text);
}

/** @throws AppError 'invalid-input' for a text that can name no folder */
export function checkedFolderName(text: string): string {
  if (!isFolderName(text)) throw new AppError('invalid-input', 'Not a folder of pictures');
  return text;
}

/** The place whose pictures, or whose review's pictures, a folder holds. */
export function placeOfFolder(folder: string): string {
  return folder.split('_', 1)[0] ?? folder;
}

/** Where the files of a folder are served: '/uploads/places/{id}/' or '/uploads/reviews/{id}/'. */
export function addressOfFolder(folder: string): string {
  return isReviewId(folder) ? reviewUploadFolder(folder) : placeUploadFolder(folder);
}

/** @throws AppError 'invalid-input' for a text that is no place's id */
export function checkedPlaceId(text: string): string {
  if (!isPlaceId(text)) throw new AppError('invalid-input', 'Not a place id');
  return text;
}

/** Whether a text can be the name of a stored file. */
export function isFilename(text: string): boolean {
  return filename.test(text);
}

/** @throws AppError 'invalid-input' for a text that is no file's name */
export function checkedFilename(text: string): string {
  if (!isFilename(text)) throw new AppError('invalid-input', 'Not the name of a picture');
  return text;
}

/** A new picture's name without ending: 100 bits, so that no name is ever used twice or guessed. */
export function newImageStem(): string {
  return randomBytes(16).toString('hex').slice(0, 25);
}

/** Whether a file is a smaller form of another one. */
export function isSmallerFile(name: string): boolean {
  return smallerFile.test(name);
}

/** The largest file's name of any file of a picture. */
export function largestFileOf(name: string): string {
  return name.replace(smallerFile, '.webp');
}

/** Every file that a picture may have, the largest first. */
export function filesOf(largest: string): string[] {
  if (!largest.endsWith('.webp')) return [largest];
  const stem = largest.slice(0, -'.webp'.length);
  return [largest, ...imageWidths.map((width) => `${stem}-${width}.webp`)];
}
