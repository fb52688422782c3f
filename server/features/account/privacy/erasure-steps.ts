import { leasesOf } from '../user-leases.ts';
import { removeUserFolders } from '#server/features/pictures/related-folders.ts';
import {
  deleteUserRecords,
  maxHistoryLength,
  replaceWithPseudonym,
  scrubFields,
} from './erased-records.ts';
import type { ErasureStores, ErasureStep } from './erased-records.ts';
import { removeHelpfulMarks } from './helpful-erasure.ts';
import { mentionsUser } from './user-scrub.ts';
import type { UserTraces } from './user-scrub.ts';
import { isUserMissing } from './user-traces.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';
import {
  deleteVoidReasons,
  anonymisePayments,
  anonymiseRedemptions,
} from './redemption-erasure.ts';
import { anonymiseOwnReports, anonymiseReports, anonymiseReviews } from './review-erasure.ts';
import { redactErrors } from '#server/platform/redact-errors.ts';

/**
 * Erasure steps in execution order. Every step is idempotent: a repetition finds nothing left to do. The user's record
 * and contact are deleted last: a repetition after a crash needs them to find the traces of the user (readTraces()),
 * and the rules refuse all access as long as the record has the status 'inactive'.
 */
export const erasureSteps: readonly (readonly [name: string, step: ErasureStep])[] = [
  ['history', scrubHistory],
  ['reviews', anonymiseReviews],
  ['reports', anonymiseReports],
  ['reportedPictures', deleteUserRecords('reportedPictures')],
  ['helpful', removeHelpfulMarks],
  ['favorites', deleteUserRecords('favorites')],
  ['savedEvents', deleteUserRecords('savedEvents')],
  ['lists', deleteUserRecords('lists')],
  ['suggestions', deleteUserRecords('suggestions')],
  ['claims', deleteUserRecords('claims')],
  ['reservations', deleteUserRecords('reservations')],
  ['news', deleteNotifications],
  ['visits', deleteUserRecords('clubVisits')],
  ['redemptions', anonymiseRedemptions],
  ['payments', anonymisePayments],
  ['membership', deleteMembership],
  ['places', anonymiseActors],
  ['pictures', deleteUserImages],
  ['account', deleteAccount],
  // Removes data that the user wrote just before the record became inactive, and data that others wrote during the
  // erasure.
  ['remains', repeatErasureSteps],
  ['record', deleteRecord],
];

/**
 * Anonymises the audit log, the imports and the Stripe events, which must remain as a record of actions. Personal data
 * can occur anywhere in them, so every entry is read.
 */
async function scrubHistory({ firestore }: ErasureStores, traces: UserTraces): Promise<void> {
  for (const collection of ['auditLog', 'imports', 'stripeEvents']) {
    for await (const page of readPages(firestore.collection(collection), maxHistoryLength)) {
      const entriesWithTraces = page.filter(
        (entry) => entry.id.includes(traces.uid) || mentionsUser(entry.data(), traces),
      );
      if (entriesWithTraces.length === 0) continue;
      const batch = firestore.batch();
      for (const entry of entriesWithTraces)
        replaceWithPseudonym(batch, entry, scrubFields(entry, traces), traces);
      await batch.commit();
    }
  }
}

/**
 * Deletes the user's notifications, queued e-mails, notified states and e-mail counters, so that no e-mail is sent to
 * an erased user.
 */
async function deleteNotifications(stores: ErasureStores, traces: UserTraces): Promise<void> {
  for (const collection of ['outbox', 'notices', 'told', 'letterPace']) {
    await deleteUserRecords(collection)(stores, traces);
  }
}

async function deleteMembership(stores: ErasureStores, traces: UserTraces): Promise<void> {
  const { firestore } = stores;
  const batch = firestore.batch();
  for (const collection of ['clubMembers', 'customers']) {
    batch.delete(firestore.collection(collection).doc(traces.uid));
  }
  await batch.commit();
  await deleteUserRecords('clubMembers')(stores, traces);
  await deleteUserRecords('customers')(stores, traces);
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

/** Fields of other records that contain the uid of an actor. */
const actorFields = [
  ['places', 'createdBy'],
  ['events', 'createdBy'],
  ['suggestions', 'decidedBy'],
  ['claims', 'decidedBy'],
] as const;

/**
 * Replaces the uid by the pseudonym in places, events and decisions of a super admin, which remain. No account has the
 * pseudonym as its uid, so no other user gains access to them.
 */
async function anonymiseActors({ firestore }: ErasureStores, traces: UserTraces): Promise<void> {
  const { uid, pseudonym } = traces;
  for (const [collection, field] of actorFields) {
    const authoredQuery = firestore.collection(collection).where(field, '==', uid);
    for await (const page of readPages(authoredQuery)) {
      const batch = firestore.batch();
      for (const { ref } of page) batch.update(ref, { [field]: pseudonym });
      await batch.commit();
    }
  }
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
  const { firestore } = stores;
  await anonymiseReviews(stores, traces);
  await anonymiseOwnReports(stores, traces);
  await removeHelpfulMarks(stores, traces);
  await deleteVoidReasons(stores, traces.pseudonym);
  for (const collection of [
    'reportedPictures',
    'favorites',
    'savedEvents',
    'lists',
    'suggestions',
    'claims',
    'reservations',
    'clubVisits',
  ]) {
    await deleteUserRecords(collection)(stores, traces);
  }
  await deleteNotifications(stores, traces);
  await anonymiseActors(stores, traces);
  await deleteUserImages(stores, traces);
  const auditLog = firestore.collection('auditLog');
  for (const query of [
    auditLog.where('actorId', '==', traces.uid),
    auditLog.where('target', '==', `users/${traces.uid}`),
  ]) {
    for await (const page of readPages(query)) {
      const batch = firestore.batch();
      for (const entry of page)
        replaceWithPseudonym(batch, entry, scrubFields(entry, traces), traces);
      await batch.commit();
    }
  }
}

async function deleteRecord({ firestore }: ErasureStores, { uid }: UserTraces): Promise<void> {
  const batch = firestore.batch();
  for (const collection of ['listCounts', 'requestPace', 'contacts', 'users']) {
    batch.delete(firestore.collection(collection).doc(uid));
  }
  // Deletes leases of the user that a crashed server left behind.
  for (const lease of leasesOf(uid)) batch.delete(firestore.collection('leases').doc(lease));
  await batch.commit();
}
