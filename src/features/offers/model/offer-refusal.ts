import { offerAvailabilityAt } from './offer-calendar.ts';
import type { OfferEnd, OfferPause, OfferAvailability } from './offer-calendar.ts';
import type { OfferCalendar } from './club-offer.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { RedemptionRefusal } from '#features/redemptions/model/redemption.ts';

const reasons = {
  'place-closed': 'place_closed',
  'excluded-date': 'excluded_date',
  'outside-offer-hours': 'not_valid_now',
  inactive: 'offer_inactive',
  ended: 'offer_ended',
  'used-up': 'used_up',
  'never-again': 'never_again',
} as const satisfies Record<OfferPause | OfferEnd, RedemptionRefusal>;

/** Returns why an offer in this state cannot be used and when it can be used next; null if it can be used. */
export function offerRefusal(
  standing: OfferAvailability,
): { reason: RedemptionRefusal; at: Date | null } | null {
  if (standing.kind === 'valid') return null;
  return {
    reason: reasons[standing.why],
    at: standing.kind === 'later' ? standing.from : null,
  };
}

/** Returns the first time at or after `earliest` at which an offer can be used; null if there is none. */
export function usableFrom(
  offer: OfferCalendar,
  hours: PlaceHours | null,
  earliest: Date,
): Date | null {
  const standing = offerAvailabilityAt(offer, hours, earliest);
  if (standing.kind === 'over') return null;
  return standing.kind === 'valid' ? earliest : standing.from;
}
