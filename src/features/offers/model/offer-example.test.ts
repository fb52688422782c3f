import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferTerms } from './club-offer.ts';
import { offerKinds } from './club-offer-options.ts';
import { computeSettlement } from './offer-discount.ts';
import { computeLargestDiscount, computeOfferExample } from './offer-example.ts';

const terms: OfferTerms = {
  title: 'Oferta',
  kind: 'percent',
  percent: 20,
  amountCents: null,
  maxDiscountCents: null,
  minSpendCents: null,
};
const fixed = { ...terms, kind: 'fixed', percent: null } as const;
const second = { ...terms, kind: 'second_item_free', percent: null } as const;

describe('offer example', () => {
  it.each<[string, OfferTerms, [number, number | null, number]]>([
    ['20 % of R$ 120,00', terms, [12_000, null, 9_600]],
    ['a cap', { ...terms, maxDiscountCents: 1_500 }, [12_000, null, 10_500]],
    [
      'a minimum spend above the typical bill',
      { ...terms, minSpendCents: 15_050 },
      [16_000, null, 12_800],
    ],
    [
      'a minimum spend below the typical bill',
      { ...terms, minSpendCents: 5_000 },
      [12_000, null, 9_600],
    ],
    ['a fixed amount', { ...fixed, amountCents: 3_000 }, [12_000, null, 9_000]],
    ['a large fixed amount', { ...fixed, amountCents: 10_050 }, [21_000, null, 10_950]],
    ['a second item', second, [12_000, 4_000, 8_000]],
    ['a second item with a cap', { ...second, maxDiscountCents: 2_500 }, [12_000, 4_000, 9_500]],
  ])('%s', (_, offer, [billCents, itemCents, finalCents]) => {
    expect(computeOfferExample(offer)).toEqual({
      billCents,
      itemCents,
      finalCents,
      discountCents: billCents - finalCents,
    });
  });

  it('is null without a discount', () => {
    expect(computeOfferExample({ ...terms, percent: null })).toBeNull();
    expect(computeOfferExample({ ...fixed, amountCents: 0 })).toBeNull();
  });

  it('equals the settlement of that bill', () => {
    const cents = fc.option(fc.integer({ min: 1, max: 4_000_000 }));
    const offers = fc.record({
      title: fc.constant('Oferta'),
      kind: fc.constantFrom(...offerKinds),
      percent: fc.integer({ min: 1, max: 100 }),
      amountCents: fc.integer({ min: 1, max: 4_000_000 }),
      maxDiscountCents: cents,
      minSpendCents: cents,
    });
    fc.assert(
      fc.property(offers, (offer) => {
        const example = computeOfferExample(offer);
        if (example === null) return expect(offer.percent).toBeLessThan(100);
        const { billCents, itemCents, discountCents, finalCents } = example;
        const bill = { amountCents: billCents, ...(itemCents !== null && { itemCents }) };
        expect(computeSettlement(offer, bill)).toEqual({
          fault: null,
          amountCents: billCents,
          discountCents,
          finalCents,
        });
        expect(discountCents).toBeGreaterThan(0);
      }),
    );
  });
});

it('the largest discount of several offers is that of their example bills', () => {
  expect(computeLargestDiscount([terms, second, { ...fixed, amountCents: 3_000 }])).toBe(4_000);
  expect(computeLargestDiscount([])).toBe(0);
});
