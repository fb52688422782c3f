import { leasesOf } from '../user-leases.ts';
import { removeUserFolders } from '#server/features/pictures/related-folders.ts';
import { collectionEntries } from './collections.ts';
import type { CollectionName, SpecialCollections } from './collections.ts';
import {
  deleteUserRecords,
  pseudonymiseField,
  scrubRecord,
  scrubUserRecords,
  writePages,
} from './erased-records.ts';
import type { ErasureStores, ErasureStep } from './erased-records.ts';
import { removeHelpfulMarks } from './helpful-erasure.ts';
import type { UserTraces } from './user-scrub.ts';
import { isUserMissing } from './user-traces.ts';
import { anonymiseRedemptions } from './redemption-erasure.ts';
import { anonymiseOwnReports, anonymiseReports, anonymiseReviews } from './review-erasure.ts';
import { redactErrors } from '#server/platform/redact-errors.ts';

type NamedStep = readonly [name: string, step: ErasureStep];

/** Steps of the collections that declare 'special'. */
const specialErasures: Record<SpecialCollections<'onErasure'>, ErasureStep> = {
  reviews: anonymiseReviews,
  helpful: removeHelpfulMarks,
  clubRedemptions: anonymiseRedemptions,
  reports: anonymiseReports,
};

/** Repetitions of the steps that read all documents of a collection; these read only new documents of the user. */
const repetitions: Readonly<Record<string, ErasureStep>> = {
  reports: anonymiseOwnReports,
  auditLog: scrubNewAuditEntries,
  imports: scrubUserRecords('imports', ['actorId']),
  stripeEvents: scrubUserRecords('stripeEvents', ['userId']),
};

/** Steps that anonymise documents, in which they search for the names of the user. */
const anonymisingSteps = collectionEntries.flatMap(([name, { onErasure }]): NamedStep[] => {
  if (isSpecial(name)) return [[name, specialErasures[name]]];
  return typeof onErasure === 'object' && 'scrub' in onErasure
    ? [[name, scrubUserRecords(name, onErasure.scrub)]]
    : [];
});

/** Steps that delete documents or replace the uid in one field. */
const uidSteps = collectionEntries.flatMap(([name, { onErasure }]): NamedStep[] => {
  if (typeof onErasure !== 'object' || 'scrub' in onErasure || 'retain' in onErasure) return [];
  const { delete: deletedFields = [], pseudonym: replacedField } = onErasure;
  const step: ErasureStep = async (stores, traces) => {
    for (const field of [deletedFields].flat()) {
      await deleteUserRecords(name, field)(stores, traces);
    }
    if (replacedField) await pseudonymiseField(name, replacedField)(stores, traces);
  };
  return [[name, step]];
});

/**
 * Erasure steps in execution order; those of collections have their name. Every step is idempotent. A repetition after
 * a crash searches for the traces of the user again (readTraces()). Therefore reservations, which contain names, are
 * deleted after all documents are anonymised, and the user's record and contact are deleted last. The rules refuse all
 * access as long as the record has the status 'inactive'.
 */
export const erasureSteps: readonly NamedStep[] = [
  ...anonymisingSteps,
  ...uidSteps,
  ['pictures', deleteUserImages],
  ['account', deleteAccount],
  // Removes data that the user wrote just before the record became inactive, and data that others wrote during the
  // erasure.
  ['remains', repeatErasureSteps],
  ['record', deleteRecord],
];

function isSpecial(name: CollectionName): name is keyof typeof specialErasures {
  return Object.hasOwn(specialErasures, name);
}

/**
 * Deletes the images of the user and of the user's reviews. The reviews remain without images, which may show people.
 */
async function deleteUserImages(
  { files, images }: ErasureStores,
  { uid }: UserTraces,
): Promise<void> {
  await files.removeAll(uid);
  await removeUserFolders(images, uid);
}

/**
 * Deletes the Auth account. Revokes its refresh tokens first, so that no session can be renewed if the server crashes
 * before the deletion.
 */
async function deleteAccount({ auth }: ErasureStores, { uid }: UserTraces): Promise<void> {
  const deleteFromAuth = async () => {
    try {
      await auth.revokeRefreshTokens(uid);
      await auth.deleteUser(uid);
    } catch (error) {
      if (!isUserMissing(error)) throw error;
    }
  };
  await redactErrors(deleteFromAuth(), 'deleting an account');
}

async function repeatErasureSteps(stores: ErasureStores, traces: UserTraces): Promise<void> {
  for (const [name, step] of [...anonymisingSteps, ...uidSteps]) {
    await (repetitions[name] ?? step)(stores, traces);
  }
  await deleteUserImages(stores, traces);
}

/** Anonymises the audit entries of the user's actions and of changes of the user's record. */
async function scrubNewAuditEntries(stores: ErasureStores, traces: UserTraces): Promise<void> {
  await scrubUserRecords('auditLog', ['actorId'])(stores, traces);
  const auditLog = stores.firestore.collection('auditLog');
  await writePages(auditLog.where('target', '==', `users/${traces.uid}`), (batch, entry) =>
    scrubRecord(batch, entry, traces),
  );
}

async function deleteRecord({ firestore }: ErasureStores, { uid }: UserTraces): Promise<void> {
  const batch = firestore.batch();
  for (const collection of ['contacts', 'users']) {
    batch.delete(firestore.collection(collection).doc(uid));
  }
  // Deletes leases of the user that a crashed server left behind.
  for (const lease of leasesOf(uid)) batch.delete(firestore.collection('leases').doc(lease));
  await batch.commit();
}
