import { FieldValue } from '@google-cloud/firestore';
import type { Transaction } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { toOfferRefusal } from '#features/offers/model/offer-refusal.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { statusAt, toRedemption } from '#features/redemptions/model/redemption.ts';
import { redemptionLifeMs } from '#features/redemptions/model/redemption-options.ts';
import type { ClubOffer, OfferTerms } from '#features/offers/model/club-offer.ts';
import { requireEntitled } from './require-entitled.ts';
import { requireUsesLeft } from './member-uses.ts';
import { createSecret } from './redemption-codes.ts';
import type { RedemptionSecret } from './redemption-codes.ts';
import { redemptionRef, requireClubOpen, secretRef } from './redemption-dependencies.ts';
import type { RedemptionDependencies } from './redemption-dependencies.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import type { RedemptionRecord } from '#features/redemptions/model/redemption.ts';
import { redemptionRefusal } from './redemption-refusal.ts';

/**
 * Maximum number of open redemptions read per member. Normally there is at most one, because a new one ends the others.
 */
const maxOpenRedemptions = 10;

/**
 * Opens a redemption of an offer for a member, for ten minutes. No use is consumed before it is confirmed. A second
 * request for the same offer returns the open redemption. A request for another offer cancels it, unless the staff has
 * verified it.
 * @returns the id of the redemption
 * @throws redemptionRefusal() with the reason; AppError 'unavailable'
 */
export function issueRedemption(
  dependencies: RedemptionDependencies,
  { uid, offerId }: { uid: string; offerId: string },
): Promise<string> {
  const { firestore } = dependencies;
  return dependencies.firestore.runTransaction(async (transaction) => {
    const now = dependencies.now();
    await requireClubOpen(transaction, firestore);
    await requireEntitled(transaction, firestore, { uid, now, isStaff: false });
    const { offer, hours } = await readUsableOffer(transaction, dependencies, offerId, now);
    await requireUsesLeft(transaction, firestore, { uid, offer, hours, now });
    const userDocument = await transaction.get(firestore.collection('users').doc(uid));
    const openRedemptions = await readOpenRedemptions(transaction, dependencies, uid);
    const unexpiredRedemptions = openRedemptions.filter(
      (openRedemption) => statusAt(openRedemption, now) !== 'expired',
    );
    const existingRedemption = unexpiredRedemptions.find(
      (openRedemption) => openRedemption.offerId === offerId,
    );
    if (existingRedemption) return existingRedemption.id;
    if (unexpiredRedemptions.some(({ status }) => status === 'verified')) {
      throw redemptionRefusal('being_confirmed');
    }
    const secret = await createUnusedSecret(transaction, dependencies);
    for (const openRedemption of openRedemptions) {
      const status = unexpiredRedemptions.includes(openRedemption) ? 'cancelled' : 'expired';
      transaction.update(redemptionRef(firestore, openRedemption.id), { status });
      transaction.delete(secretRef(firestore, openRedemption.id));
    }
    const newRedemptionRef = firestore.collection('clubRedemptions').doc();
    transaction.create(newRedemptionRef, {
      userId: uid,
      memberName: firstName(userDocument.get('displayName')),
      placeId: offer.placeId,
      offerId,
      offerSnapshot: termsFields(offer),
      status: 'pending',
      createdAt: FieldValue.serverTimestamp(),
      expiresAt: new Date(now.getTime() + redemptionLifeMs),
    });
    transaction.create(secretRef(firestore, newRedemptionRef.id), { ...secret, userId: uid });
    return newRedemptionRef.id;
  });
}

async function readUsableOffer(
  transaction: Transaction,
  { firestore }: RedemptionDependencies,
  offerId: string,
  now: Date,
): Promise<{ offer: ClubOffer; hours: PlaceHours }> {
  const offerDocument = await transaction.get(firestore.collection('clubOffers').doc(offerId));
  const fields = offerDocument.data();
  if (!fields) throw redemptionRefusal('offer_inactive');
  const offer = toClubOffer(offerId, fields);
  const place = await transaction.get(firestore.collection('places').doc(offer.placeId));
  if (place.get('isActive') !== true) throw redemptionRefusal('offer_inactive');
  const hours = parsePlaceHours(place.get('hours'));
  const refusal = toOfferRefusal(offerAvailabilityAt(offer, hours, now));
  if (refusal) throw redemptionRefusal(refusal.reason, { at: refusal.at, now });
  return { offer, hours };
}

async function readOpenRedemptions(
  transaction: Transaction,
  { firestore }: RedemptionDependencies,
  uid: string,
): Promise<RedemptionRecord[]> {
  const { docs } = await transaction.get(
    firestore
      .collection('clubRedemptions')
      .where('userId', '==', uid)
      .where('status', 'in', ['pending', 'verified'])
      .limit(maxOpenRedemptions),
  );
  return docs.map((openRedemption) => toRedemption(openRedemption.id, openRedemption.data()));
}

/**
 * Creates a code that no other redemption has. Duplicates are rare (one in hundreds of millions), but would show the
 * staff a wrong redemption.
 */
async function createUnusedSecret(
  transaction: Transaction,
  { firestore }: RedemptionDependencies,
): Promise<RedemptionSecret> {
  const secrets = firestore.collection('redemptionSecrets');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const secret = createSecret();
    const { empty } = await transaction.get(secrets.where('code', '==', secret.code).limit(1));
    if (empty) return secret;
  }
  throw new AppError('unavailable', 'No free code was found');
}

function firstName(displayName: unknown): string {
  const [first = ''] = (typeof displayName === 'string' ? displayName : '').trim().split(' ');
  return first.slice(0, 40) || 'Sócio';
}

/** Returns the terms stored with a redemption, without empty values. */
function termsFields(offerTerms: OfferTerms): Record<string, unknown> {
  const { title, kind, percent, amountCents, maxDiscountCents, minSpendCents } = offerTerms;
  const terms = { title, kind, percent, amountCents, maxDiscountCents, minSpendCents };
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null));
}
