import { expect, it } from 'vitest';
import { countVisitsToPay } from './plans-on-sale.ts';

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
