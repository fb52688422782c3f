import * as v from 'valibot';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';
import {
  storageStatisticsResponse,
  uploadFoldersResponse,
  toUnsavedBatches,
  unsavedPicturesResponse,
  unsavedRemovalResponse,
} from '#features/pictures/model/upload-folder.ts';
import type {
  PictureName,
  UnsavedPicturesResponse,
  UnsavedRemoval,
  StorageStatistics,
  UploadFoldersResponse,
} from '#features/pictures/model/upload-folder.ts';

/** Timeout in ms. Long, because the server lists a disk or bucket with thousands of folders. */
const timeoutMs = 60_000;
const foldersPath = '/api/cleanup/uploads';
const unsavedPath = '/api/cleanup/unsaved';

/**
 * All functions below require a super admin: they throw AppError 'permission-denied' for other users, and other errors
 * like signedFetch().
 */

/** Returns the image folders. Orphaned folders, whose place does not exist, come first. */
export function listUploadFolders(signal?: AbortSignal): Promise<UploadFoldersResponse> {
  return signedFetch(
    foldersPath,
    { method: 'GET', timeoutMs, signal },
    createResponseReader(foldersPath, uploadFoldersResponse),
  );
}

/** Returns the storage used by all images. */
export function getStorageStatistics(signal?: AbortSignal): Promise<StorageStatistics> {
  const path = '/api/admin/storage';
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    createResponseReader(path, storageStatisticsResponse),
  );
}

/**
 * Returns one page of the uploaded images that no record refers to. A page covers some of the folders.
 * @param after the last folder of the previous page; '' for the first page
 */
export function listUnsavedPictures(
  after: string,
  signal?: AbortSignal,
): Promise<UnsavedPicturesResponse> {
  const path = after ? `${unsavedPath}?after=${encodeURIComponent(after)}` : unsavedPath;
  return signedFetch(
    path,
    { method: 'GET', timeoutMs, signal },
    createResponseReader(unsavedPath, unsavedPicturesResponse),
  );
}

/**
 * Deletes uploaded images in several requests; the server retains those that a record refers to.
 * @param onResponse called with the result of each request; earlier results stay valid if a later request fails
 */
export async function removeUnsavedPictures(
  pictures: readonly PictureName[],
  onResponse: (part: UnsavedRemoval) => void,
): Promise<void> {
  for (const batch of toUnsavedBatches(pictures)) {
    const response = await signedFetch(
      unsavedPath,
      { method: 'POST', timeoutMs, body: { pictures: batch } },
      createResponseReader(unsavedPath, unsavedRemovalResponse),
    );
    onResponse(response);
  }
}

const messageResponse = v.object({ success: v.literal(true), message: v.string() });

/**
 * Deletes the images of a place and of its reviews. A missing folder is not an error.
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
  const readResponse = createResponseReader(path, messageResponse);
  return (await signedFetch(path, { method: 'DELETE', timeoutMs }, readResponse)).message;
}
