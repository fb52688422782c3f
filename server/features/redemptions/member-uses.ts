import type { Firestore, Query, Transaction } from '@google-cloud/firestore';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { getWindowEnd, getWindowStart } from '#features/offers/model/limit-window.ts';
import { getCooldownEnd } from '#features/offers/model/member-availability.ts';
import { findUsableFrom } from '#features/offers/model/offer-refusal.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { toRedemption } from '#features/redemptions/model/redemption.ts';
import { redemptionRefusal } from './redemption-refusal.ts';

/** Returns a query for the member's confirmed redemptions that were not voided. */
function confirmedUsesQuery(firestore: Firestore, uid: string): Query {
  return firestore
    .collection('clubRedemptions')
    .where('userId', '==', uid)
    .where('status', '==', 'confirmed');
}

/**
 * Refuses a use above the offer's limit per member, or too soon (the offer's cooldown) after the member's last use of
 * any offer of the place.
 * @throws redemptionRefusal() 'limit_reached' or 'cooldown', with the next time at which a use is possible and the place
 *   is open
 */
export async function requireUsesLeft(
  transaction: Transaction,
  firestore: Firestore,
  { uid, offer, hours, now }: { uid: string; offer: ClubOffer; hours: PlaceHours; now: Date },
): Promise<void> {
  const usesQuery = confirmedUsesQuery(firestore, uid);
  const { perMemberLimit: limit, cooldownMinutes } = offer;
  if (limit) {
    const { size } = await transaction.get(
      usesQuery
        .where('offerId', '==', offer.id)
        .where('confirmedAt', '>=', getWindowStart(limit.window, now))
        .limit(limit.count)
        .select(),
    );
    if (size >= limit.count) {
      const windowEnd = getWindowEnd(limit.window, now);
      const usableFrom = windowEnd && findUsableFrom(offer, hours, windowEnd);
      throw redemptionRefusal('limit_reached', { at: usableFrom, now, limit });
    }
  }
  if (cooldownMinutes === 0) return;
  const { docs } = await transaction.get(
    usesQuery.where('placeId', '==', offer.placeId).orderBy('confirmedAt', 'desc').limit(1),
  );
  const lastUsedAt = docs[0] && toRedemption(docs[0].id, docs[0].data()).confirmedAt;
  const cooldownEndsAt = lastUsedAt ? getCooldownEnd(lastUsedAt, cooldownMinutes, now) : null;
  if (!cooldownEndsAt) return;
  const usableFrom = findUsableFrom(offer, hours, cooldownEndsAt);
  throw redemptionRefusal('cooldown', { at: usableFrom, now });
}

/** Returns the number of a member's uses at a place this month, at most 100. */
export async function countRedemptionsThisMonth(
  firestore: Firestore,
  { uid, placeId, now }: { uid: string; placeId: string; now: Date },
): Promise<number> {
  const usesQuery = confirmedUsesQuery(firestore, uid)
    .where('placeId', '==', placeId)
    .where('confirmedAt', '>=', getWindowStart('month', now))
    .orderBy('confirmedAt', 'desc');
  return (await usesQuery.limit(100).select().get()).size;
}
