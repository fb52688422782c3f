import { offerAvailabilityAt } from './offer-calendar.ts';
import type { MemberAvailability, MemberWait, OfferEnd, OfferPause } from './offer-calendar.ts';
import type { OfferCalendar } from './club-offer.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { RedemptionRefusal } from '#features/redemptions/model/redemption-options.ts';

const refusalByReason = {
  'place-closed': 'place_closed',
  'excluded-date': 'excluded_date',
  'outside-offer-hours': 'not_valid_now',
  inactive: 'offer_inactive',
  ended: 'offer_ended',
  'used-up': 'used_up',
  'never-again': 'never_again',
  'member-limit': 'limit_reached',
  'member-cooldown': 'cooldown',
} as const satisfies Record<OfferPause | OfferEnd | MemberWait, RedemptionRefusal>;

/** Returns why an offer in this state cannot be used and when it can be used next; null if it can be used. */
export function toOfferRefusal(
  availability: MemberAvailability,
): { reason: RedemptionRefusal; at: Date | null } | null {
  if (availability.kind === 'valid') return null;
  return {
    reason: refusalByReason[availability.why],
    at: availability.kind === 'later' ? availability.from : null,
  };
}

/** Returns the first time at or after `earliest` at which an offer can be used; null if there is none. */
export function findUsableFrom(
  offer: OfferCalendar,
  hours: PlaceHours | null,
  earliest: Date,
): Date | null {
  const availability = offerAvailabilityAt(offer, hours, earliest);
  if (availability.kind === 'over') return null;
  return availability.kind === 'valid' ? earliest : availability.from;
}
