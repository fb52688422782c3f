import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  WriteBatch,
} from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { erasedUserName } from '#domain/account-erasure.ts';
import { untraceable } from '../untraceable.ts';
import type { PersonFiles } from './person-files.ts';
import { concernsPerson, withoutPerson } from './person-scrub.ts';
import type { PersonTraces } from './person-scrub.ts';
import { isUserMissing } from './person-traces.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { pagesOf } from './record-pages.ts';

/** What the steps of an erasure work on. */
export interface ErasureStores {
  firestore: Firestore;
  auth: Auth;
  files: PersonFiles;
  pseudonyms: Pseudonyms;
}

type Step = (stores: ErasureStores, traces: PersonTraces) => Promise<void>;

/** Reports of one review that move in the commit of the review itself; more go before it. */
const reportsAtOnce = 200;

/** Entries of one collection of what was done: it grows for years, and must never keep anybody from leaving. */
const longestHistory = 10_000_000;

/** Who acted on a redemption: a manager of the place. */
const actorFields = ['verifiedBy', 'confirmedBy', 'voidedBy'] as const;

/**
 * What happens to each kind of record, in this order. Every step may be repeated: it looks for what is left
 * and finds nothing the second time. The person's record comes last of all, because it holds what they are
 * recognised by, and because rules refuse them everything while it says 'inactive'.
 */
export const erasureSteps: readonly (readonly [name: string, step: Step])[] = [
  ['history', scrubHistory],
  ['reviews', anonymiseReviews],
  ['reports', anonymiseReports],
  ['favorites', deleteOwn('favorites')],
  ['reservations', deleteOwn('reservations')],
  ['visits', deleteOwn('clubVisits')],
  ['redemptions', keepRedemptions],
  ['payments', keepPayments],
  ['membership', deleteMembership],
  ['places', forgetAuthor],
  ['pictures', ({ files }, { uid }) => files.removeAll(uid)],
  ['account', deleteAccount],
  // What was written in the moment before the record became inactive, and what others did meanwhile.
  ['remains', removeRemains],
  ['record', deleteRecord],
];

function commit(batch: WriteBatch): Promise<unknown> {
  return untraceable(batch.commit(), 'changing records of a person');
}

/** Deletes every document of a collection that belongs to the person. */
function deleteOwn(collection: string): Step {
  return async ({ firestore }, { uid }) => {
    for await (const page of pagesOf(firestore.collection(collection).where('userId', '==', uid))) {
      const batch = firestore.batch();
      for (const document of page) batch.delete(document.ref);
      await commit(batch);
    }
  };
}

/** Stores a document without the person, under an id without them too. */
function replace(
  batch: WriteBatch,
  document: QueryDocumentSnapshot,
  fields: Record<string, unknown>,
  { uid, pseudonym }: PersonTraces,
): void {
  if (document.id.includes(uid)) {
    batch.set(document.ref.parent.doc(document.id.replaceAll(uid, pseudonym)), fields);
    batch.delete(document.ref);
  } else {
    batch.set(document.ref, fields);
  }
}

function scrubbed(document: QueryDocumentSnapshot, traces: PersonTraces): Record<string, unknown> {
  return withoutPerson(document.data(), traces) as Record<string, unknown>;
}

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
      await commit(batch);
    }
  }
}

/**
 * Reviews stay without their author: the place's rating rests on them. Each gets a new id, because the old
 * one names the person, and reports follow it.
 */
async function anonymiseReviews(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  const own = stores.firestore.collection('reviews').where('userId', '==', traces.uid);
  for await (const page of pagesOf(own)) {
    for (const review of page) await anonymiseReview(stores, traces, review.ref);
  }
}

async function anonymiseReview(
  { firestore, pseudonyms }: ErasureStores,
  traces: PersonTraces,
  old: DocumentReference,
): Promise<void> {
  const author = pseudonyms.ofReview(old.id);
  const reports = firestore
    .collection('reports')
    .where('reviewId', '==', old.id)
    .limit(reportsAtOnce);
  const move = () =>
    firestore.runTransaction(async (transaction) => {
      const review = await transaction.get(old);
      const pointing = await transaction.get(reports);
      const fields: Record<string, unknown> | undefined = review.data();
      if (!fields) return true;
      const placeId = String(fields['placeId']);
      const target = old.parent.doc(`${placeId}_${author}`);
      // A report's id begins with the review's, and so names its author too.
      for (const report of pointing.docs) {
        const moved = report.ref.parent.doc(report.id.replace(old.id, target.id));
        if (moved.id !== report.id) transaction.delete(report.ref);
        transaction.set(moved, { ...report.data(), reviewId: target.id });
      }
      // More reports than one commit takes: the review follows when all of them have moved.
      if (pointing.size === reportsAtOnce) return false;
      transaction.set(target, anonymousReview(fields, author, traces));
      transaction.delete(old);
      return true;
    });
  let isMoved = false;
  while (!isMoved) isMoved = await untraceable(move(), 'anonymising a review');
}

/** The fields of a review that say something about the place (DESIGN section 4), and nothing else. */
function anonymousReview(
  fields: Readonly<Record<string, unknown>>,
  author: string,
  traces: PersonTraces,
): Record<string, unknown> {
  const kept = ['placeId', 'rating', 'text', 'createdAt', 'updatedAt', 'reply', 'verifiedVisit'];
  const told = kept.filter((name) => fields[name] !== undefined);
  return {
    ...Object.fromEntries(told.map((name) => [name, withoutPerson(fields[name], traces)])),
    userId: author,
    authorName: erasedUserName,
    authorPhotoURL: '',
  };
}

/** A report is about a review, not about who reported it. */
async function anonymiseReports({ firestore }: ErasureStores, traces: PersonTraces): Promise<void> {
  const own = firestore.collection('reports').where('reporter', '==', traces.uid);
  for await (const page of pagesOf(own)) {
    const batch = firestore.batch();
    for (const report of page) replace(batch, report, scrubbed(report, traces), traces);
    await commit(batch);
  }
}

/** Redemptions and their transactions are accounts of the places too: they stay, without the member. */
async function keepRedemptions(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  const { firestore } = stores;
  const secrets = firestore.collection('redemptionSecrets');
  const own = firestore.collection('clubRedemptions').where('userId', '==', traces.uid);
  for await (const page of pagesOf(own)) {
    const batch = firestore.batch();
    for (const redemption of page) batch.delete(secrets.doc(redemption.id));
    await commit(batch);
  }
  for (const collection of ['clubRedemptions', 'clubTransactions']) {
    for (const field of ['userId', ...actorFields]) {
      await keepWithoutPerson(stores, traces, { collection, field });
    }
  }
}

/** Law requires payments to be kept; a hash says that they belong together, and not to whom. */
function keepPayments(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  return keepWithoutPerson(stores, traces, { collection: 'clubPayments', field: 'userId' });
}

async function keepWithoutPerson(
  { firestore }: ErasureStores,
  traces: PersonTraces,
  { collection, field }: { collection: string; field: string },
): Promise<void> {
  for await (const page of pagesOf(
    firestore.collection(collection).where(field, '==', traces.uid),
  )) {
    const batch = firestore.batch();
    for (const document of page) {
      const { memberName, ...fields } = scrubbed(document, traces);
      // The member's name goes only with the member, not with the manager who confirmed.
      const isMember = document.get('userId') === traces.uid;
      const kept = memberName === undefined || isMember ? fields : { ...fields, memberName };
      replace(batch, document, kept, traces);
    }
    await commit(batch);
  }
}

async function deleteMembership(stores: ErasureStores, traces: PersonTraces): Promise<void> {
  const { firestore } = stores;
  const batch = firestore.batch();
  for (const collection of ['clubMembers', 'customers']) {
    batch.delete(firestore.collection(collection).doc(traces.uid));
  }
  await commit(batch);
  await deleteOwn('clubMembers')(stores, traces);
  await deleteOwn('customers')(stores, traces);
}

/** A place stays; nobody gains it, because nobody's uid is the pseudonym. */
async function forgetAuthor({ firestore }: ErasureStores, traces: PersonTraces): Promise<void> {
  const { uid, pseudonym } = traces;
  for await (const page of pagesOf(firestore.collection('places').where('createdBy', '==', uid))) {
    const batch = firestore.batch();
    for (const place of page) batch.update(place.ref, { createdBy: pseudonym });
    await commit(batch);
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
  const { firestore, files } = stores;
  await anonymiseReviews(stores, traces);
  await anonymiseReports(stores, traces);
  for (const collection of ['favorites', 'reservations', 'clubVisits']) {
    await deleteOwn(collection)(stores, traces);
  }
  await forgetAuthor(stores, traces);
  await files.removeAll(traces.uid);
  const log = firestore.collection('auditLog');
  for (const query of [
    log.where('actorId', '==', traces.uid),
    log.where('target', '==', `users/${traces.uid}`),
  ]) {
    for await (const page of pagesOf(query)) {
      const batch = firestore.batch();
      for (const entry of page) replace(batch, entry, scrubbed(entry, traces), traces);
      await commit(batch);
    }
  }
}

async function deleteRecord({ firestore }: ErasureStores, { uid }: PersonTraces): Promise<void> {
  const record = firestore.collection('users').doc(uid);
  await untraceable(record.delete(), 'deleting a record');
}
