import type { OfferCalendar } from './club-offer.ts';

/** Returns the remaining uses by all members together; null without a limit. */
export function countRemainingUses({
  totalLimit,
  usedCount,
}: Pick<OfferCalendar, 'totalLimit' | 'usedCount'>): number | null {
  return totalLimit === null ? null : Math.max(0, totalLimit - usedCount);
}
