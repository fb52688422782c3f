import { randomUUID } from 'node:crypto';
import { FieldValue } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { Logger } from 'pino';
import { AppError, errorCode } from '#shared/app-error.ts';
import { avatarPathIn } from '#features/account/model/avatar.ts';
import { alone } from '#server/platform/firestore/alone.ts';
import { photoLeaseOf } from './person-leases.ts';
import { keyedLock } from '#server/platform/keyed-lock.ts';
import type { PersonFiles } from './person-files.ts';
import { isUserMissing } from './privacy/person-traces.ts';
import { untraceable } from '#server/platform/untraceable.ts';

/** What became of a change of somebody's profile picture. */
export interface PhotoChange {
  /** As in their record; '' without a picture. */
  photoURL: string;
  /** False when a file of an earlier picture could not be deleted; the next change tries again. */
  isOldFileGone: boolean;
}

/**
 * The profile pictures of people. Errors: AppError 'unavailable', which names nobody, also where another server goes on
 * changing the picture of the same person.
 */
export interface PersonPhotos {
  /**
   * Makes a picture somebody's own and removes the one before.
   * @param picture a square WebP, made by this server
   * @throws AppError 'permission-denied' when the account is not active any more
   */
  replace(uid: string, picture: Buffer): Promise<PhotoChange>;
  /** Leaves somebody without a picture, whoever kept it. Idempotent. @throws AppError as replace() */
  remove(uid: string): Promise<PhotoChange>;
}

interface Dependencies {
  firestore: Firestore;
  auth: Pick<Auth, 'updateUser'>;
  files: Pick<PersonFiles, 'savePhoto' | 'remove' | 'removeOtherPhotos'>;
  logger: Pick<Logger, 'error'>;
}

/**
 * The file comes first, then the record that names it, last go the others: at every moment the record names a file
 * that exists. What a crash leaves is removed by the next change, or with the account.
 */
export function createPersonPhotos({ firestore, auth, files, logger }: Dependencies): PersonPhotos {
  const people = firestore.collection('users');
  const lock = keyedLock();
  const server = randomUUID();

  /** One change of a person at a time, whichever servers they come to: the files of one under way are not old. */
  const oneAtATime = <T>(uid: string, work: () => Promise<T>): Promise<T> =>
    lock.run(uid, () => alone(firestore, { lease: photoLeaseOf(uid), server }, work));

  /** An erasure begins by making the record inactive: from then on nobody gets a picture any more. */
  async function setRecord(uid: string, photoURL: string): Promise<void> {
    await firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(people.doc(uid));
      if (record.get('status') !== 'active') {
        throw new AppError('permission-denied', 'The account is not active');
      }
      transaction.update(record.ref, { photoURL, updatedAt: FieldValue.serverTimestamp() });
    });
  }

  /** A record that has to be made again takes the picture from Auth. */
  async function setAccount(uid: string, photoURL: string): Promise<void> {
    const setting = auth.updateUser(uid, { photoURL: photoURL || null }).catch((error: unknown) => {
      if (!isUserMissing(error)) throw error;
    });
    await untraceable(setting, 'naming a photo in Auth');
  }

  async function removeOld(uid: string): Promise<boolean> {
    try {
      // A server that took too long may have changed it meanwhile: what the record names stays.
      const record = await people.doc(uid).get();
      await files.removeOtherPhotos(uid, avatarPathIn(String(record.get('photoURL') ?? ''), uid));
      return true;
    } catch (error) {
      logger.error({ code: errorCode(error) }, 'an old photo was not removed');
      return false;
    }
  }

  async function change(uid: string, photoURL: string): Promise<PhotoChange> {
    await setAccount(uid, photoURL);
    return { photoURL, isOldFileGone: await removeOld(uid) };
  }

  return {
    replace: (uid, picture) =>
      oneAtATime(uid, async () => {
        const { name, url } = await files.savePhoto(uid, picture);
        try {
          await setRecord(uid, url);
        } catch (error) {
          // Without an answer the record may name it all the same.
          if (errorCode(error) === 'permission-denied') await files.remove(name);
          throw error;
        }
        return change(uid, url);
      }),

    remove: (uid) =>
      oneAtATime(uid, async () => {
        await setRecord(uid, '');
        return change(uid, '');
      }),
  };
}
