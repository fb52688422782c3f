import { AppError, errorCode } from '#domain/app-error.ts';
import { avatarFolder, avatarPathIn } from '#domain/avatar.ts';

import { withStorage } from './storage-connection.ts';

interface UploadOptions {
  /** Told how much has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the upload, which then throws 'cancelled'. */
  signal: AbortSignal;
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/**
 * Stores a picture in a person's folder under a name that never was used, so that no cache shows an older one.
 * It is nobody's avatar before savePhotoURL() has put its address into the record.
 * @param uid whose folder; they are signed in
 * @param picture square and re-encoded already, WebP or JPEG
 * @returns its public address
 * @throws AppError 'permission-denied' for accounts that are not active, 'cancelled', 'unsupported-type';
 *   what withStorage() throws
 */
export function uploadAvatar(
  uid: string,
  picture: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  const extension = extensions[picture.type];
  if (extension === undefined) {
    return Promise.reject(new AppError('unsupported-type', `Not an avatar: ${picture.type}`));
  }
  return withStorage(async ({ sdk, storage }) => {
    signal.throwIfAborted();
    const name = `${avatarFolder(uid)}/${crypto.randomUUID()}.${extension}`;
    const upload = sdk.uploadBytesResumable(sdk.ref(storage, name), picture, {
      contentType: picture.type,
      // Kept by browsers, not by caches between: a removed picture must be gone.
      cacheControl: 'private, max-age=604800',
    });
    const cancel = () => {
      upload.cancel();
    };
    signal.addEventListener('abort', cancel, { once: true });
    upload.on('state_changed', ({ bytesTransferred, totalBytes }) => {
      onProgress(totalBytes > 0 ? bytesTransferred / totalBytes : 0);
    });
    try {
      const { ref } = await upload;
      return await sdk.getDownloadURL(ref);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  });
}

/**
 * Deletes the file behind an avatar. A picture that the person did not upload here, or that is gone already,
 * is left alone.
 * @param uid whose avatar it was; they are signed in
 * @param photoURL as it was in their record
 * @throws AppError 'permission-denied'; what withStorage() throws
 */
export async function deleteAvatarFile(uid: string, photoURL: string): Promise<void> {
  const path = avatarPathIn(photoURL, uid);
  if (path === null) return;
  try {
    await withStorage(({ sdk, storage }) => sdk.deleteObject(sdk.ref(storage, path)));
  } catch (error) {
    if (errorCode(error) !== 'not-found') throw error;
  }
}
