import type { Firestore, Query, Transaction } from '@google-cloud/firestore';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { findUsableFrom } from '#features/offers/model/offer-refusal.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { getWindowEnd, getWindowStart } from '#features/redemptions/model/redemption.ts';
import { toRedemption } from '#features/redemptions/model/stored-redemption.ts';
import { RedemptionRefused } from './redemption-refused.ts';

const minuteMs = 60_000;

/** Returns a query for the member's confirmed redemptions that were not voided. */
function confirmedUses(firestore: Firestore, uid: string): Query {
  return firestore
    .collection('clubRedemptions')
    .where('userId', '==', uid)
    .where('status', '==', 'confirmed');
}

/**
 * Refuses a use above the offer's limit per member or within its cooldown at the place.
 * @throws RedemptionRefused 'limit_reached' or 'cooldown', with the next time at which a use is possible and the place
 *   is open
 */
export async function requireUsesLeft(
  transaction: Transaction,
  firestore: Firestore,
  { uid, offer, hours, now }: { uid: string; offer: ClubOffer; hours: PlaceHours; now: Date },
): Promise<void> {
  const uses = confirmedUses(firestore, uid);
  const { perMemberLimit: limit, cooldownMinutes } = offer;
  if (limit) {
    const { size } = await transaction.get(
      uses
        .where('offerId', '==', offer.id)
        .where('confirmedAt', '>=', getWindowStart(limit.window, now))
        .limit(limit.count)
        .select(),
    );
    if (size >= limit.count) {
      const end = getWindowEnd(limit.window, now);
      const at = end && findUsableFrom(offer, hours, end);
      throw new RedemptionRefused('limit_reached', { at, now, limit });
    }
  }
  if (cooldownMinutes === 0) return;
  const { docs } = await transaction.get(
    uses.where('placeId', '==', offer.placeId).orderBy('confirmedAt', 'desc').limit(1),
  );
  const last = docs[0] && toRedemption(docs[0].id, docs[0].data()).confirmedAt;
  const endsAt = last ? new Date(last.getTime() + cooldownMinutes * minuteMs) : null;
  if (!endsAt || endsAt <= now) return;
  const at = findUsableFrom(offer, hours, roundUpToMinute(endsAt));
  throw new RedemptionRefused('cooldown', { at, now });
}

/** Rounds up, because messages show whole minutes and a use at the shown minute must succeed. */
function roundUpToMinute(instant: Date): Date {
  return new Date(Math.ceil(instant.getTime() / minuteMs) * minuteMs);
}

/** Returns the number of a member's uses at a place this month, at most 100. */
export async function countUsesThisMonth(
  firestore: Firestore,
  { uid, placeId, now }: { uid: string; placeId: string; now: Date },
): Promise<number> {
  const uses = confirmedUses(firestore, uid)
    .where('placeId', '==', placeId)
    .where('confirmedAt', '>=', getWindowStart('month', now))
    .orderBy('confirmedAt', 'desc');
  return (await uses.limit(100).select().get()).size;
}
