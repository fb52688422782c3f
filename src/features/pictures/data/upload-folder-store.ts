import * as v from 'valibot';

import { checkedAnswer } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';
import {
  storageStatisticsAnswer,
  uploadFoldersAnswer,
} from '#features/pictures/model/upload-folder.ts';
import {
  unsavedBatches,
  unsavedPicturesAnswer,
  unsavedRemovalAnswer,
} from '#features/pictures/model/unsaved-picture.ts';
import type {
  PictureName,
  UnsavedPicturesAnswer,
  UnsavedRemoval,
} from '#features/pictures/model/unsaved-picture.ts';
import type {
  StorageStatistics,
  UploadFoldersAnswer,
} from '#features/pictures/model/upload-folder.ts';

/** Timeout in ms. Long, because the server lists a disk or bucket with thousands of folders. */
const timeoutMs = 60_000;
const folders = '/api/cleanup/uploads';
const unsaved = '/api/cleanup/unsaved';

/**
 * All functions below require a super admin: they throw AppError 'permission-denied' for other users, and other errors
 * like signedFetch().
 */

/** Returns the image folders, orphans first. */
export function listUploadFolders(signal?: AbortSignal): Promise<UploadFoldersAnswer> {
  return signedFetch(
    folders,
    { method: 'GET', timeoutMs, signal },
    checkedAnswer(folders, uploadFoldersAnswer),
  );
}

/** Returns the storage used by all images. */
export function getStorageStatistics(signal?: AbortSignal): Promise<StorageStatistics> {
  const path = '/api/admin/storage';
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    checkedAnswer(path, storageStatisticsAnswer),
  );
}

/**
 * Lists uploaded images without a record in some of the folders.
 * @param after the last folder of the previous page; '' for the first page
 */
export function listUnsavedPictures(
  after: string,
  signal?: AbortSignal,
): Promise<UnsavedPicturesAnswer> {
  const path = after ? `${unsaved}?after=${encodeURIComponent(after)}` : unsaved;
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    checkedAnswer(unsaved, unsavedPicturesAnswer),
  );
}

/**
 * Deletes images without a record in several requests; the server checks again that no record references them.
 * @param onAnswer called with the result of each request; earlier results stay valid if a later request fails
 */
export async function removeUnsavedPictures(
  pictures: readonly PictureName[],
  onAnswer: (part: UnsavedRemoval) => void,
): Promise<void> {
  for (const some of unsavedBatches(pictures)) {
    const answer = await signedFetch(
      unsaved,
      { method: 'POST', timeoutMs, body: { pictures: some } },
      checkedAnswer(unsaved, unsavedRemovalAnswer),
    );
    onAnswer(answer);
  }
}

const doneAnswer = v.object({ success: v.literal(true), message: v.string() });

/**
 * Deletes the images of a place. A missing folder is not an error.
 * @returns the server's message
 */
export function removeUploadFolder(placeId: string): Promise<string> {
  return remove(`${folders}/${encodeURIComponent(placeId)}`);
}

/**
 * Deletes temporary files of interrupted uploads.
 * @returns the server's message
 */
export function cleanTemporaryUploads(): Promise<string> {
  return remove(`${folders}/temp`);
}

async function remove(path: string): Promise<string> {
  const answer = checkedAnswer(path, doneAnswer);
  return (await signedFetch(path, { method: 'DELETE', timeoutMs }, answer)).message;
}
