import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeRedemptionStatistics } from './redemption-statistics.ts';
import type { PlaceRedemption } from './redemption-statistics.ts';

const span = (from: number, to: number) => ({ from: new Date(from), to: new Date(to) });
const use = (userId: string, at: number, discountCents = 100): PlaceRedemption => ({
  userId,
  confirmedAtMs: at,
  discountCents,
});

/** Reference implementation that follows the definition guest by guest. */
function naive(uses: readonly PlaceRedemption[], from: number, to: number) {
  const within = uses.filter(({ confirmedAtMs }) => from <= confirmedAtMs && confirmedAtMs < to);
  const people = ['a', 'b', 'c', 'd'].filter((id) => within.some(({ userId }) => userId === id));
  const cameBefore = (id: string) =>
    uses.some(({ userId, confirmedAtMs }) => userId === id && confirmedAtMs < from);
  return {
    uses: within.length,
    discountCents: within.reduce((sum, { discountCents }) => sum + discountCents, 0),
    newGuests: people.filter((id) => !cameBefore(id)).length,
    returningGuests: people.filter(cameBefore).length,
  };
}

describe('uses of a place in a span', () => {
  it('count a guest once, as new if the first use of all is in the span', () => {
    const uses = [use('a', 1), use('b', 11), use('a', 12), use('b', 13), use('c', 20)];
    expect(
      computeRedemptionStatistics({ uses, isComplete: true }, [
        span(10, 20),
        span(0, 10),
        span(30, 40),
      ]),
    ).toEqual([
      { uses: 3, discountCents: 300, newGuests: 1, returningGuests: 1 },
      { uses: 1, discountCents: 100, newGuests: 1, returningGuests: 0 },
      { uses: 0, discountCents: 0, newGuests: 0, returningGuests: 0 },
    ]);
  });

  it('are null if they depend on older uses that are missing', () => {
    const uses = [use('a', 10), use('b', 12)];
    const [all, later] = computeRedemptionStatistics({ uses, isComplete: false }, [
      span(10, 20),
      span(11, 20),
    ]);
    expect(all).toEqual({
      uses: null,
      discountCents: null,
      newGuests: null,
      returningGuests: null,
    });
    expect(later).toEqual({ uses: 1, discountCents: 100, newGuests: null, returningGuests: null });
  });

  it('match the reference implementation', () => {
    const someUse = fc.record({
      userId: fc.constantFrom('a', 'b', 'c', 'd'),
      confirmedAtMs: fc.integer({ min: 0, max: 60 }),
      discountCents: fc.nat(5_000),
    });
    const spans = fc.array(fc.tuple(fc.nat(60), fc.nat(30)), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(someUse, { maxLength: 40 }), spans, (given, chosen) => {
        const uses = given.toSorted((one, other) => one.confirmedAtMs - other.confirmedAtMs);
        const figures = computeRedemptionStatistics(
          { uses, isComplete: true },
          chosen.map(([from, length]) => span(from, from + length)),
        );
        expect(figures).toEqual(chosen.map(([from, length]) => naive(uses, from, from + length)));
      }),
      { numRuns: 2_000 },
    );
  });
});
