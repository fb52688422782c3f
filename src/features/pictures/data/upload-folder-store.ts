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

/** A disk or a bucket with thousands of folders is listed. */
const timeoutMs = 60_000;
const folders = '/api/cleanup/uploads';
const unsaved = '/api/cleanup/unsaved';

/** All of these are for super admins, and throw AppError as signedFetch(); 'permission-denied' for others. */

/** The folders of pictures, orphans first (SPEC section 7). */
export function listUploadFolders(signal?: AbortSignal): Promise<UploadFoldersAnswer> {
  return signedFetch(
    folders,
    { method: 'GET', timeoutMs, signal },
    checkedAnswer(folders, uploadFoldersAnswer),
  );
}

/** What all pictures together take. */
export function getStorageStatistics(signal?: AbortSignal): Promise<StorageStatistics> {
  const path = '/api/admin/storage';
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    checkedAnswer(path, storageStatisticsAnswer),
  );
}

/**
 * Pictures that were sent and that nobody saved, of some folders.
 * @param after the folder behind which to go on; '' for the first
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
 * Throws away pictures that nobody saved, some at a time; the server looks again at who names them.
 * @param onAnswer called with what is gone and what stays of each part; what was told is so although a later part fails
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
 * Removes the pictures of a place. One that is gone already is no error.
 * @returns the server's sentence about it
 */
export function removeUploadFolder(placeId: string): Promise<string> {
  return remove(`${folders}/${encodeURIComponent(placeId)}`);
}

/**
 * Removes what interrupted uploads left behind.
 * @returns the server's sentence about it
 */
export function cleanTemporaryUploads(): Promise<string> {
  return remove(`${folders}/temp`);
}

async function remove(path: string): Promise<string> {
  const answer = checkedAnswer(path, doneAnswer);
  return (await signedFetch(path, { method: 'DELETE', timeoutMs }, answer)).message;
}
