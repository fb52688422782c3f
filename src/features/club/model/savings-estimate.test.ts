import { expect, it } from 'vitest';
import { estimateSavings } from './savings-estimate.ts';

const monthly = { price: 2990, interval: 'month' } as const;

it.each([
  [
    { visits: 4, billCents: 10_000, percent: 15 },
    { savedCents: 6000, netSavedCents: 3010, breakEvenVisits: 2 },
  ],
  [
    { visits: 1, billCents: 10_000, percent: 15 },
    { savedCents: 1500, netSavedCents: -1490, breakEvenVisits: 2 },
  ],
  [
    { visits: 0, billCents: 10_000, percent: 15 },
    { savedCents: 0, netSavedCents: -2990, breakEvenVisits: 2 },
  ],
  [
    { visits: 3, billCents: 0, percent: 25 },
    { savedCents: 0, netSavedCents: -2990, breakEvenVisits: null },
  ],
  [
    { visits: 3, billCents: 3333, percent: 10 },
    { savedCents: 999, netSavedCents: -1991, breakEvenVisits: 9 },
  ],
])('estimates the savings of a month for %o', (outings, estimate) => {
  expect(estimateSavings(outings, monthly)).toEqual(estimate);
});

it('spreads a yearly price over twelve months', () => {
  const outings = { visits: 2, billCents: 20_000, percent: 20 };
  expect(estimateSavings(outings, { price: 29_900, interval: 'year' })).toEqual({
    savedCents: 8000,
    netSavedCents: 8000 - 2492,
    breakEvenVisits: 1,
  });
});
