import { leasesOf } from '../person-leases.ts';
import { removePersonFolders } from '#server/features/pictures/related-folders.ts';
import { deleteOwn, longestHistory, replace, scrubbed } from './erased-records.ts';
import type { ErasureStores, Step } from './erased-records.ts';
import { takeOffMarks } from './helpful-erasure.ts';
import { concernsPerson } from './person-scrub.ts';
import type { PersonTraces } from './person-scrub.ts';
import { isUserMissing } from './person-traces.ts';
import { pagesOf } from '#server/platform/firestore/record-pages.ts';
import { forgetVoidReasons, keepPayments, keepRedemptions } from './redemption-erasure.ts';
import { anonymiseOwnReports, anonymiseReports, anonymiseReviews } from './review-erasure.ts';
import { untraceable } from '#server/platform/untraceable.ts';

/**
 * What happens to each kind of record, in this order. Every step may be repeated: it looks for what is left
 * and finds nothing the second time. The person's record comes last of all, with their contact, because the two hold
 * what they are recognised by, with what they are counted by, and because rules refuse them everything while it says 'inactive'.
 */
export const erasureSteps: readonly (readonly [name: string, step: Step])[] = [
  ['history', scrubHistory],
  ['reviews', anonymiseReviews],
  ['reports', anonymiseReports],
  ['reportedPictures', deleteOwn('reportedPictures')],
  ['helpful', takeOffMarks],
  ['favorites', deleteOwn('favorites')],
  ['savedEvents', deleteOwn('savedEvents')],
  ['lists', deleteOwn('lists')],
  ['suggestions', deleteOwn('suggestions')],
  ['claims', deleteOwn('claims')],
  ['reservations', deleteOwn('reservations')],
  ['news', deleteNews],
  ['visits', deleteOwn('clubVisits')],
  ['redemptions', keepRedemptions],
  ['payments', keepPayments],
  ['membership', deleteMembership],
  ['places', forgetAuthor],
  ['pictures', removePictures],
  ['account', deleteAccount],
  // What was written in the moment before the record became inactive, and what others did meanwhile.
  ['remains', removeRemains],
  ['record', deleteRecord],
];

/**
 * The audit log and the imports stay: what was done must stay explicable. They can name the person
 * anywhere, so each entry is read.
 */
async function scrubHistory({ firestore }: ErasureStores, traces: PersonTraces): Promise<void> {
  for (const collection of ['auditLog', 'imports', 'stripeEvents']) {
    for await (const page of pagesOf(firestore.collection(collection), longestHistory)) {
      const concerned = page.filter(
        (entry) => entry.id.includes(traces.uid) || concernsPerson(entry.data(), traces),
      );
      if (concerned.length === 0) continue;
      const batch = firestore.batch();
      for (const entry of concerned) replace(batch, entry, scrubbed(entry, traces), traces);
      await batch.commit();
    }
  }
}

/** Before what they tell of is gone: letters that wait are not sent to, or because of, somebody who left. */
async function deleteNews(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  for (const collection of ['outbox', 'notices', 'told', 'letterPace']) {
    await deleteOwn(collection)(stores, traces);
  }
}

async function deleteMembership(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  const { firestore } = stores;
  const batch = firestore.batch();
  for (const collection of ['clubMembers', 'customers']) {
    batch.delete(firestore.collection(collection).doc(traces.uid));
  }
  await batch.commit();
  await deleteOwn('clubMembers')(stores, traces);
  await deleteOwn('customers')(stores, traces);
}

/** Of the person, and of their reviews: these stay without pictures, which may show anybody. */
async function removePictures(
  { files, images }: ErasureStores,
  { uid }: PersonTraces,
): Promise<void> {
  await files.removeAll(uid);
  await removePersonFolders(images, uid);
}

/** Where others' records name who did something. */
const namedActors = [
  ['places', 'createdBy'],
  ['events', 'createdBy'],
  ['suggestions', 'decidedBy'],
  ['claims', 'decidedBy'],
] as const;

/**
 * A place and its events stay, and what a super admin decided for others; nobody gains them, because nobody's uid is the
 * pseudonym.
 */
async function forgetAuthor({ firestore }: ErasureStores, traces: PersonTraces): Promise<void> {
  const { uid, pseudonym } = traces;
  for (const [collection, field] of namedActors) {
    const made = firestore.collection(collection).where(field, '==', uid);
    for await (const page of pagesOf(made)) {
      const batch = firestore.batch();
      for (const { ref } of page) batch.update(ref, { [field]: pseudonym });
      await batch.commit();
    }
  }
}

/** Tokens first: should the account survive a crash in between, nobody can act with it. */
async function deleteAccount({ auth }: ErasureStores, { uid }: PersonTraces): Promise<void> {
  const deleting = async () => {
    try {
      await auth.revokeRefreshTokens(uid);
      await auth.deleteUser(uid);
    } catch (error) {
      if (!isUserMissing(error)) throw error;
    }
  };
  await untraceable(deleting(), 'deleting an account');
}

async function removeRemains(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  const { firestore } = stores;
  await anonymiseReviews(stores, traces);
  await anonymiseOwnReports(stores, traces);
  await takeOffMarks(stores, traces);
  await forgetVoidReasons(stores, traces.pseudonym);
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
    await deleteOwn(collection)(stores, traces);
  }
  await deleteNews(stores, traces);
  await forgetAuthor(stores, traces);
  await removePictures(stores, traces);
  const log = firestore.collection('auditLog');
  for (const query of [
    log.where('actorId', '==', traces.uid),
    log.where('target', '==', `users/${traces.uid}`),
  ]) {
    for await (const page of pagesOf(query)) {
      const batch = firestore.batch();
      for (const entry of page) replace(batch, entry, scrubbed(entry, traces), traces);
      await batch.commit();
    }
  }
}

async function deleteRecord({ firestore }: ErasureStores, { uid }: PersonTraces): Promise<void> {
  const batch = firestore.batch();
  for (const collection of ['listCounts', 'requestPace', 'contacts', 'users']) {
    batch.delete(firestore.collection(collection).doc(uid));
  }
  // Left by a server that died while it did something for them.
  for (const lease of leasesOf(uid)) batch.delete(firestore.collection('leases').doc(lease));
  await batch.commit();
}
