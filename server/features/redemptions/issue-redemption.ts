import { FieldValue } from '@google-cloud/firestore';
import type { Transaction } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { offerRefusal } from '#features/offers/model/offer-refusal.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { redemptionLifeMs, statusAt } from '#features/redemptions/model/redemption.ts';
import type { ClubOffer, OfferTerms } from '#features/offers/model/club-offer.ts';
import { requireEntitled } from './require-entitled.ts';
import { requireUsesLeft } from './member-uses.ts';
import { newSecret } from './redemption-codes.ts';
import type { RedemptionSecret } from './redemption-codes.ts';
import { redemptionOf, requireClubOpen, secretOf } from './redemption-dependencies.ts';
import type { RedemptionDependencies } from './redemption-dependencies.ts';
import { toClubOffer } from '#features/offers/model/stored-club-offer.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { toRedemption } from '#features/redemptions/model/stored-redemption.ts';
import type { RedemptionRecord } from '#features/redemptions/model/stored-redemption.ts';
import { RedemptionRefused } from './redemption-refused.ts';

/** Maximum number of open redemptions read per member; there is one unless a clock is wrong. */
const mostOpen = 10;

/**
 * Opens a redemption of an offer for a member, for ten minutes. No use is consumed before it is confirmed. A second tap
 * returns the open one; a redemption of another offer replaces one that the staff has not verified.
 * @returns the id of the redemption
 * @throws RedemptionRefused with the reason; AppError 'unavailable'
 */
export function issueRedemption(
  desk: RedemptionDependencies,
  { uid, offerId }: { uid: string; offerId: string },
): Promise<string> {
  const { firestore } = desk;
  return desk.firestore.runTransaction(async (transaction) => {
    const now = desk.now();
    await requireClubOpen(transaction, firestore);
    await requireEntitled(transaction, firestore, { uid, now, isStaff: false });
    const { offer, hours } = await readUsableOffer(transaction, desk, offerId, now);
    await requireUsesLeft(transaction, firestore, { uid, offer, hours, now });
    const member = await transaction.get(firestore.collection('users').doc(uid));
    const open = await openRedemptions(transaction, desk, uid);
    const running = open.filter((one) => statusAt(one, now) !== 'expired');
    const same = running.find((one) => one.offerId === offerId);
    if (same) return same.id;
    if (running.some(({ status }) => status === 'verified')) {
      throw new RedemptionRefused('being_confirmed');
    }
    const secret = await unusedSecret(transaction, desk);
    for (const one of open) {
      const status = running.includes(one) ? 'cancelled' : 'expired';
      transaction.update(redemptionOf(firestore, one.id), { status });
      transaction.delete(secretOf(firestore, one.id));
    }
    const made = firestore.collection('clubRedemptions').doc();
    transaction.create(made, {
      userId: uid,
      memberName: firstName(member.get('displayName')),
      placeId: offer.placeId,
      offerId,
      offerSnapshot: termsFields(offer),
      status: 'pending',
      createdAt: FieldValue.serverTimestamp(),
      expiresAt: new Date(now.getTime() + redemptionLifeMs),
    });
    transaction.create(secretOf(firestore, made.id), { ...secret, userId: uid });
    return made.id;
  });
}

async function readUsableOffer(
  transaction: Transaction,
  { firestore }: RedemptionDependencies,
  offerId: string,
  now: Date,
): Promise<{ offer: ClubOffer; hours: PlaceHours }> {
  const found = await transaction.get(firestore.collection('clubOffers').doc(offerId));
  const fields = found.data();
  if (!fields) throw new RedemptionRefused('offer_inactive');
  const offer = toClubOffer(offerId, fields);
  const place = await transaction.get(firestore.collection('places').doc(offer.placeId));
  if (place.get('isActive') !== true) throw new RedemptionRefused('offer_inactive');
  const hours = parsePlaceHours(place.get('hours'));
  const refusal = offerRefusal(offerAvailabilityAt(offer, hours, now));
  if (refusal) throw new RedemptionRefused(refusal.reason, { at: refusal.at, now });
  return { offer, hours };
}

async function openRedemptions(
  transaction: Transaction,
  { firestore }: RedemptionDependencies,
  uid: string,
): Promise<RedemptionRecord[]> {
  const { docs } = await transaction.get(
    firestore
      .collection('clubRedemptions')
      .where('userId', '==', uid)
      .where('status', 'in', ['pending', 'verified'])
      .limit(mostOpen),
  );
  return docs.map((one) => toRedemption(one.id, one.data()));
}

/**
 * Avoids duplicate codes, which are rare (one in hundreds of millions) but would show the staff a wrong redemption.
 */
async function unusedSecret(
  transaction: Transaction,
  { firestore }: RedemptionDependencies,
): Promise<RedemptionSecret> {
  const secrets = firestore.collection('redemptionSecrets');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const secret = newSecret();
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
function termsFields(terms: OfferTerms): Record<string, unknown> {
  const { title, kind, percent, amountCents, maxDiscountCents, minSpendCents } = terms;
  const known = { title, kind, percent, amountCents, maxDiscountCents, minSpendCents };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
}
