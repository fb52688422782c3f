import { randomUUID } from 'node:crypto';
import { FieldPath, FieldValue, Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { Logger } from 'pino';
import { AppError, errorCode } from '#shared/app-error.ts';
import { parseAvatarPath } from '#features/account/model/avatar.ts';
import { withLease } from '#server/platform/firestore/with-lease.ts';
import { photoLeaseId, userOfPhotoLease } from './user-leases.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import type { UserFiles } from './user-files.ts';
import { isUserMissing } from './privacy/user-traces.ts';
import { redactErrors } from '#server/platform/redact-errors.ts';

/** Result of a change of a profile image. */
export interface PhotoChange {
  /** Value in the user's record; '' without an image. */
  photoURL: string;
  /** False if the file of an earlier image could not be deleted; the next change retries. */
  isOldFileGone: boolean;
}

/**
 * Profile images of the users. Methods throw AppError 'unavailable' if a service does not respond, or if another server
 * is still changing the image of the same user. The messages identify no user.
 */
export interface UserPhotos {
  /**
   * Sets the profile image of a user and removes the previous one.
   * @param image square WebP, encoded by this server
   * @throws AppError 'permission-denied' if the account is no longer active
   */
  replace(uid: string, image: Buffer): Promise<PhotoChange>;
  /**
   * Removes the profile image of a user, regardless of where it is stored. Idempotent. @throws AppError as replace()
   */
  remove(uid: string): Promise<PhotoChange>;
  /**
   * Completes up to 100 changes that a crash interrupted: deletes the files that the user's record does not refer to. A
   * failure for one user does not stop the others. Never rejects.
   */
  finishInterrupted(): Promise<void>;
}

interface UserPhotoDependencies {
  firestore: Firestore;
  auth: Pick<Auth, 'updateUser'>;
  files: Pick<UserFiles, 'savePhoto' | 'remove' | 'removeOtherPhotos'>;
  logger: Pick<Logger, 'error'>;
}

const maxInterrupted = 100;

/**
 * Creates the service of profile images. It stores the file first, then updates the record, then deletes old files, so
 * that the record always refers to an existing file. A crash leaves its lease behind, by which finishInterrupted() finds
 * the user.
 */
export function createUserPhotos({
  firestore,
  auth,
  files,
  logger,
}: UserPhotoDependencies): UserPhotos {
  const users = firestore.collection('users');
  const lock = createKeyedLock();
  const serverId = randomUUID();

  /**
   * Serializes the changes of one user across all servers, so that no change deletes the new file of another change.
   */
  const withUserLease = <T>(uid: string, work: () => Promise<T>): Promise<T> =>
    lock.run(uid, () => withLease(firestore, { lease: photoLeaseId(uid), server: serverId }, work));

  /**
   * Updates the record only if it is active: an erasure first sets it to inactive, after which no image may be added.
   */
  async function storePhotoUrl(uid: string, photoURL: string): Promise<void> {
    await firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(users.doc(uid));
      if (record.get('status') !== 'active') {
        throw new AppError('permission-denied', 'The account is not active');
      }
      transaction.update(record.ref, { photoURL, updatedAt: FieldValue.serverTimestamp() });
    });
  }

  /** Updates Auth too, because a users record that must be created again takes its image from Auth. */
  async function updateAuthPhoto(uid: string, photoURL: string): Promise<void> {
    const update = auth.updateUser(uid, { photoURL: photoURL || null }).catch((error: unknown) => {
      if (!isUserMissing(error)) throw error;
    });
    await redactErrors(update, 'setting the photo in Auth');
  }

  async function readPhotoUrl(uid: string): Promise<string> {
    return String((await users.doc(uid).get()).get('photoURL') ?? '');
  }

  async function removeOldPhotos(uid: string): Promise<boolean> {
    try {
      // The record is read again and its current image is retained: a server whose lease has expired may have changed
      // the record.
      await files.removeOtherPhotos(uid, parseAvatarPath(await readPhotoUrl(uid), uid));
      return true;
    } catch (error) {
      logger.error({ code: errorCode(error) }, 'old photo not deleted');
      return false;
    }
  }

  async function finishChange(uid: string, photoURL: string): Promise<PhotoChange> {
    await updateAuthPhoto(uid, photoURL);
    return { photoURL, isOldFileGone: await removeOldPhotos(uid) };
  }

  /** Returns the users whose lease has expired without a release. */
  async function listInterrupted(): Promise<string[]> {
    const leases = await firestore
      .collection('leases')
      .where(FieldPath.documentId(), '>=', photoLeaseId(''))
      .where(FieldPath.documentId(), '<', photoLeaseId('\uf8ff'))
      .limit(maxInterrupted)
      .get();
    return leases.docs
      .filter((lease) => {
        const expiresAt: unknown = lease.get('until');
        return expiresAt instanceof Timestamp && expiresAt.toMillis() < leases.readTime.toMillis();
      })
      .flatMap(({ id }) => userOfPhotoLease(id) ?? []);
  }

  function logUnfinished(error: unknown): void {
    logger.error({ code: errorCode(error) }, 'interrupted photo change not finished');
  }

  return {
    replace: (uid, image) =>
      withUserLease(uid, async () => {
        const { name, url } = await files.savePhoto(uid, image);
        try {
          await storePhotoUrl(uid, url);
        } catch (error) {
          // After any other error the write may have succeeded, so the file must remain.
          if (errorCode(error) === 'permission-denied') await files.remove(name);
          throw error;
        }
        return finishChange(uid, url);
      }),

    remove: (uid) =>
      withUserLease(uid, async () => {
        await storePhotoUrl(uid, '');
        return finishChange(uid, '');
      }),

    async finishInterrupted() {
      try {
        for (const uid of await listInterrupted()) {
          await withUserLease(uid, async () => finishChange(uid, await readPhotoUrl(uid))).catch(
            logUnfinished,
          );
        }
      } catch (error) {
        logUnfinished(error);
      }
    },
  };
}
