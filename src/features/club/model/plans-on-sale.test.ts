import { describe, expect, it } from 'vitest';
import { aPlan } from '#support/builders.ts';
import { computeMonthlyPrice, computeYearlySaving, countVisitsToPay } from './plans-on-sale.ts';

it.each([
  [2_990, 2_400, 2],
  [2_400, 2_400, 1],
  [2_401, 2_400, 2],
  [0, 2_400, 1],
])(
  'a plan of %i cents with savings of %i per visit pays off after %i visits',
  (price, discountCents, visits) => {
    expect(countVisitsToPay({ discountCents }, { price })).toBe(visits);
  },
);

it.each([
  [2_990, 'month', 2_990],
  [29_900, 'year', 2_492],
  [29_400, 'year', 2_450],
  [0, 'year', 0],
] as const)('a plan of %i cents per %s costs %i cents per month', (price, interval, cents) => {
  expect(computeMonthlyPrice({ price, interval })).toBe(cents);
});

describe('the saving of a yearly plan', () => {
  const yearly = aPlan({ id: 'anual', price: 29_900, interval: 'year' });

  it('is the difference to twelve months of the cheapest monthly plan on sale', () => {
    const plans = [
      aPlan({ id: 'familia', price: 4_990 }),
      aPlan({ price: 2_990 }),
      aPlan({ id: 'em-breve', price: 100, isActive: false }),
      yearly,
    ];
    expect(computeYearlySaving(yearly, plans)).toBe(5_980);
  });

  it.each([
    ['of a monthly plan', aPlan(), [aPlan({ price: 2_000 }), yearly]],
    ['without a monthly plan', yearly, [yearly]],
    ['if twelve months cost no more', yearly, [aPlan({ price: 2_000 }), yearly]],
  ])('is unknown %s', (_, plan, plans) => {
    expect(computeYearlySaving(plan, plans)).toBeNull();
  });
});
