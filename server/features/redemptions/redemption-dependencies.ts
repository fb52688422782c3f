import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { statusAt, toRedemption } from '#features/redemptions/model/redemption.ts';
import { canManagePlace } from '#features/account/model/user-rights.ts';
import type { Caller } from '#server/platform/identity/caller.ts';
import type { RedemptionSecret } from './redemption-codes.ts';
import { reviewId } from '#features/reviews/model/review-draft.ts';
import { toPublicSettings } from '#features/settings/model/public-settings.ts';
import type { RedemptionRecord } from '#features/redemptions/model/redemption.ts';
import { redemptionRefusal } from './redemption-refusal.ts';

/** Dependencies of every redemption step. */
export interface RedemptionDependencies {
  firestore: Firestore;
  now: () => Date;
}

/** Document reader: a transaction, or the database directly. */
export interface RecordReader {
  get: (document: DocumentReference) => Promise<DocumentSnapshot>;
}

/** Reads outside of a transaction, to find out whether a redemption is already confirmed. */
export const databaseReader: RecordReader = {
  get: (document) => document.get(),
};

export function redemptionRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection('clubRedemptions').doc(id);
}

export function secretRef(firestore: Firestore, id: string): DocumentReference {
  return firestore.collection('redemptionSecrets').doc(id);
}

type MemberAtPlace = Pick<RedemptionRecord, 'placeId' | 'userId'>;

/** Proof that the member has used an offer of the place. */
export function visitRef(
  firestore: Firestore,
  { placeId, userId }: MemberAtPlace,
): DocumentReference {
  return firestore.collection('clubVisits').doc(`${placeId}_${userId}`);
}

/** The member's review of the place, if there is one. Its `verifiedVisit` is true exactly while visitRef() exists. */
export function reviewRef(
  firestore: Firestore,
  { placeId, userId }: MemberAtPlace,
): DocumentReference {
  return firestore.collection('reviews').doc(reviewId(placeId, userId));
}

/** Reads a redemption. @throws AppError 'not-found' */
export async function readRedemption(
  reader: RecordReader,
  firestore: Firestore,
  id: string,
): Promise<RedemptionRecord> {
  const document = await reader.get(redemptionRef(firestore, id));
  const fields = document.data();
  if (!fields) throw new AppError('not-found', 'No such redemption');
  return toRedemption(id, fields);
}

/** Returns code and key of an open redemption; null if it is over. */
export async function readSecret(
  transaction: Transaction,
  firestore: Firestore,
  id: string,
): Promise<RedemptionSecret | null> {
  const fields = (await transaction.get(secretRef(firestore, id))).data();
  return fields ? { code: String(fields['code']), nonce: String(fields['nonce']) } : null;
}

/**
 * Checks that the caller is staff of the redemption's place and not its member.
 * @throws redemptionRefusal() 'wrong_place', 'own_redemption'
 */
export async function requireStaffOfRedemption(
  reader: RecordReader,
  firestore: Firestore,
  { uid, accountState }: Caller,
  { placeId, userId }: RedemptionRecord,
): Promise<{ placeName: string }> {
  const place = await reader.get(firestore.collection('places').doc(placeId));
  const createdBy = String(place.get('createdBy') ?? '');
  if (
    !accountState ||
    !place.exists ||
    !canManagePlace({ uid, ...accountState }, placeId, createdBy)
  ) {
    throw redemptionRefusal('wrong_place');
  }
  if (userId === uid) throw redemptionRefusal('own_redemption');
  return { placeName: String(place.get('title') ?? '') };
}

/**
 * Checks that a redemption is open: 'pending' or 'verified', and not expired.
 * @throws redemptionRefusal() 'expired', 'cancelled', 'already_used'
 */
export function requireOpenRedemption(redemption: RedemptionRecord, now: Date): void {
  const status = statusAt(redemption, now);
  if (status === 'expired') throw redemptionRefusal('expired');
  if (status === 'cancelled') throw redemptionRefusal('cancelled');
  if (status === 'confirmed' || status === 'voided') {
    throw redemptionRefusal('already_used', { at: redemption.confirmedAt });
  }
}

/**
 * Checks that the club is open.
 * @throws redemptionRefusal() 'club_closed' while the club is switched off
 */
export async function requireClubOpen(
  transaction: Transaction,
  firestore: Firestore,
): Promise<void> {
  const settings = await transaction.get(firestore.collection('settings').doc('public'));
  if (!toPublicSettings(settings.data()).clubEnabled) throw redemptionRefusal('club_closed');
}
