import type { PeriodStatistics } from '#features/statistics/model/statistics-contract.ts';
import type { DayRange } from './statistics-days.ts';

/** A use of a benefit at a place. */
export interface PlaceRedemption {
  userId: string;
  /** Time of confirmation in ms since 1970 (UTC). */
  at: number;
  discountCents: number;
}

export interface PlaceRedemptions {
  /** Oldest first. */
  uses: readonly PlaceRedemption[];
  /** False if there are older uses that were not read. */
  isWhole: boolean;
}

export type RedemptionStatistics = Pick<
  PeriodStatistics,
  'uses' | 'discountCents' | 'newGuests' | 'returningGuests'
>;

/**
 * Computes the statistics of a place's uses for some spans. A guest is new in a span if their first use is in it, and
 * returning if they have a use in it and one before it; each guest counts once per span. Values are null if they depend
 * on older uses that were not read.
 */
export function redemptionStatistics(
  { uses, isWhole }: PlaceRedemptions,
  spans: readonly DayRange[],
): RedemptionStatistics[] {
  const firstAt = new Map<string, number>();
  for (const { userId, at } of uses) if (!firstAt.has(userId)) firstAt.set(userId, at);
  const knownFrom = isWhole ? -Infinity : (uses[0]?.at ?? Infinity);
  return spans.map(({ from, to }) => {
    const begin = from.getTime();
    // Other uses with the timestamp of the oldest one may be missing.
    if (begin <= knownFrom) return unknown;
    const within = uses.filter(({ at }) => at >= begin && at < to.getTime());
    const guests = new Set(within.map(({ userId }) => userId));
    const newGuests = [...guests].filter((userId) => (firstAt.get(userId) ?? 0) >= begin).length;
    return {
      uses: within.length,
      discountCents: within.reduce((sum, { discountCents }) => sum + discountCents, 0),
      newGuests: isWhole ? newGuests : null,
      returningGuests: isWhole ? guests.size - newGuests : null,
    };
  });
}

const unknown: RedemptionStatistics = {
  uses: null,
  discountCents: null,
  newGuests: null,
  returningGuests: null,
};
