import type { PeriodStatistics } from '#features/statistics/model/statistics-contract.ts';
import type { DayRange } from './statistics-days.ts';

/** A confirmed redemption at a place. */
export interface PlaceRedemption {
  userId: string;
  /** Time of confirmation in ms since 1970 (UTC). */
  confirmedAtMs: number;
  discountCents: number;
}

export interface PlaceRedemptions {
  /** Oldest first. */
  uses: readonly PlaceRedemption[];
  /** False if there are older redemptions that were not read. */
  isComplete: boolean;
}

export type RedemptionStatistics = Pick<
  PeriodStatistics,
  'uses' | 'discountCents' | 'newGuests' | 'returningGuests'
>;

/**
 * Computes the statistics of a place's redemptions, one result per time range. A guest is new in a range that contains
 * the guest's first redemption, and returning in a later range with another one; each guest counts once per range.
 * Values are null if they depend on older redemptions that were not read.
 */
export function computeRedemptionStatistics(
  { uses, isComplete }: PlaceRedemptions,
  ranges: readonly DayRange[],
): RedemptionStatistics[] {
  const firstUseMs = new Map<string, number>();
  for (const { userId, confirmedAtMs } of uses)
    if (!firstUseMs.has(userId)) firstUseMs.set(userId, confirmedAtMs);
  const completeAfterMs = isComplete ? -Infinity : (uses[0]?.confirmedAtMs ?? Infinity);
  return ranges.map(({ from, to }) => {
    const startMs = from.getTime();
    // `<=`, because other redemptions with the timestamp of the oldest one may not have been read.
    if (startMs <= completeAfterMs) return unknownStatistics;
    const usesInRange = uses.filter(
      ({ confirmedAtMs }) => confirmedAtMs >= startMs && confirmedAtMs < to.getTime(),
    );
    const guests = new Set(usesInRange.map(({ userId }) => userId));
    const newGuests = [...guests].filter(
      (userId) => (firstUseMs.get(userId) ?? 0) >= startMs,
    ).length;
    return {
      uses: usesInRange.length,
      discountCents: usesInRange.reduce((sum, { discountCents }) => sum + discountCents, 0),
      newGuests: isComplete ? newGuests : null,
      returningGuests: isComplete ? guests.size - newGuests : null,
    };
  });
}

const unknownStatistics: RedemptionStatistics = {
  uses: null,
  discountCents: null,
  newGuests: null,
  returningGuests: null,
};
