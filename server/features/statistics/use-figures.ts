import type { PeriodFigures } from '#features/statistics/model/statistics-contract.ts';
import type { Span } from './statistics-days.ts';

/** A benefit used at a place. */
export interface PlaceUse {
  userId: string;
  /** When it was confirmed, in milliseconds since 1970 (UTC). */
  at: number;
  discountCents: number;
}

export interface PlaceUses {
  /** Oldest first. */
  uses: readonly PlaceUse[];
  /** False where there are older ones, which nobody looked at. */
  isWhole: boolean;
}

export type UseFigures = Pick<
  PeriodFigures,
  'uses' | 'discountCents' | 'newGuests' | 'returningGuests'
>;

/**
 * What the uses of a place tell of some spans. A guest is new in a span when their first use of all lies in it, and
 * returning when they used a benefit in it and one before it; each counts once in a span. Null where older uses than
 * those at hand would have to be known.
 */
export function useFigures({ uses, isWhole }: PlaceUses, spans: readonly Span[]): UseFigures[] {
  const firstAt = new Map<string, number>();
  for (const { userId, at } of uses) if (!firstAt.has(userId)) firstAt.set(userId, at);
  const knownFrom = isWhole ? -Infinity : (uses[0]?.at ?? Infinity);
  return spans.map(({ from, to }) => {
    const begin = from.getTime();
    // Of those confirmed in the very moment of the oldest one, some may not be at hand.
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

const unknown: UseFigures = {
  uses: null,
  discountCents: null,
  newGuests: null,
  returningGuests: null,
};
