import * as v from 'valibot';

import { createAnswerReader } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';
import {
  storageStatisticsAnswer,
  uploadFoldersAnswer,
} from '#features/pictures/model/upload-folder.ts';
import {
  toUnsavedBatches,
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
const foldersPath = '/api/cleanup/uploads';
const unsavedPath = '/api/cleanup/unsaved';

/**
 * All functions below require a super admin: they throw AppError 'permission-denied' for other users, and other errors
 * like signedFetch().
 */

/** Returns the image folders, orphans first. */
export function listUploadFolders(signal?: AbortSignal): Promise<UploadFoldersAnswer> {
  return signedFetch(
    foldersPath,
    { method: 'GET', timeoutMs, signal },
    createAnswerReader(foldersPath, uploadFoldersAnswer),
  );
}

/** Returns the storage used by all images. */
export function getStorageStatistics(signal?: AbortSignal): Promise<StorageStatistics> {
  const path = '/api/admin/storage';
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    createAnswerReader(path, storageStatisticsAnswer),
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
  const path = after ? `${unsavedPath}?after=${encodeURIComponent(after)}` : unsavedPath;
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    createAnswerReader(unsavedPath, unsavedPicturesAnswer),
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
  for (const batch of toUnsavedBatches(pictures)) {
    const answer = await signedFetch(
      unsavedPath,
      { method: 'POST', timeoutMs, body: { pictures: batch } },
      createAnswerReader(unsavedPath, unsavedRemovalAnswer),
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
  return sendDelete(`${foldersPath}/${encodeURIComponent(placeId)}`);
}

/**
 * Deletes temporary files of interrupted uploads.
 * @returns the server's message
 */
export function cleanTemporaryUploads(): Promise<string> {
  return sendDelete(`${foldersPath}/temp`);
}

async function sendDelete(path: string): Promise<string> {
  const answer = createAnswerReader(path, doneAnswer);
  return (await signedFetch(path, { method: 'DELETE', timeoutMs }, answer)).message;
}
