import { dayMs } from '#shared/time-units.ts';
import type { OfferCalendar } from './club-offer.ts';
import { countRemainingUses } from './remaining-uses.ts';

const soonMs = 30 * dayMs;
const fewUses = 20;

/** Returns true if the offer ends within 30 days or has at most 20 uses left, so that a list shows its end. */
export function isEndingSoon(offer: OfferCalendar, now: Date): boolean {
  const { validUntil } = offer;
  const endsSoon = validUntil !== null && validUntil.getTime() - now.getTime() <= soonMs;
  return endsSoon || (countRemainingUses(offer) ?? Infinity) <= fewUses;
}
