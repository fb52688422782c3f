import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitWindows, offerKinds } from './club-offer-options.ts';
import type { OfferTerms } from './club-offer.ts';
import { maxBillCents, computeSettlement } from './offer-discount.ts';
import { getWindowEnd, getWindowStart } from './limit-window.ts';
import { codeAlphabet, parseRedemptionCode } from '#features/redemptions/model/redemption-code.ts';

describe('discount of a bill', () => {
  const terms: OfferTerms = {
    title: '',
    kind: 'percent',
    percent: 15,
    amountCents: null,
    maxDiscountCents: null,
    minSpendCents: null,
  };

  it('rounds half a cent up and respects the cap and the minimum spend', () => {
    expect(computeSettlement(terms, { amountCents: 1_030 })).toMatchObject({
      discountCents: 155,
      finalCents: 875,
    });
    expect(
      computeSettlement({ ...terms, maxDiscountCents: 100 }, { amountCents: 1_030 }),
    ).toMatchObject({
      discountCents: 100,
    });
    expect(computeSettlement({ ...terms, minSpendCents: 2_000 }, { amountCents: 1_999 })).toEqual({
      fault: 'below-minimum',
    });
    const fixed = { ...terms, kind: 'fixed', amountCents: 5_000 } as const;
    expect(computeSettlement(fixed, { amountCents: 3_000 })).toMatchObject({
      discountCents: 3_000,
      finalCents: 0,
    });
    const second = { ...terms, kind: 'second_item_free' } as const;
    expect(computeSettlement(second, { amountCents: 9_000, itemCents: 4_000 })).toMatchObject({
      discountCents: 4_000,
    });
    expect(computeSettlement(second, { amountCents: 9_000, itemCents: 5_000 })).toEqual({
      fault: 'item',
    });
    expect(computeSettlement(second, { amountCents: 9_000 })).toEqual({ fault: 'item' });
  });

  it.each([[0], [-1], [1.5], [maxBillCents + 1], [1e12], [NaN], [Infinity]])(
    'rejects a bill of %s',
    (amountCents) => {
      expect(computeSettlement(terms, { amountCents })).toEqual({ fault: 'amount' });
    },
  );

  it('is between zero and the bill, and discount plus final amount equal the bill', () => {
    const optional = fc.option(fc.nat(2_000_000), { nil: null });
    fc.assert(
      fc.property(
        fc.record({
          title: fc.constant(''),
          kind: fc.constantFrom(...offerKinds),
          percent: fc.integer({ min: 1, max: 100 }),
          amountCents: fc.integer({ min: 1, max: 2_000_000 }),
          maxDiscountCents: optional,
          minSpendCents: optional,
        }),
        fc.integer({ min: 1, max: maxBillCents }),
        fc.integer({ min: 1, max: maxBillCents }),
        (offer, amountCents, itemCents) => {
          const settlement = computeSettlement(offer, { amountCents, itemCents });
          if (settlement.fault !== null) return;
          expect(Number.isSafeInteger(settlement.discountCents)).toBe(true);
          expect(settlement.discountCents).toBeGreaterThanOrEqual(0);
          expect(settlement.finalCents).toBeGreaterThanOrEqual(0);
          expect(settlement.discountCents + settlement.finalCents).toBe(amountCents);
          expect(settlement.discountCents).toBeLessThanOrEqual(
            offer.maxDiscountCents ?? amountCents,
          );
        },
      ),
    );
  });
});

describe('codes and windows', () => {
  it('accepts codes with spaces, hyphens and lower case, and nothing else', () => {
    expect(parseRedemptionCode(' ab2-c3d ')).toBe('AB2C3D');
    for (const text of ['', 'AB2C3', 'AB2C3DE', 'AB0C3D', 'AB1C3D', 'ABIC3D', 'ÁB2C3D']) {
      expect(parseRedemptionCode(text)).toBeNull();
    }
    expect([...codeAlphabet].some((character) => '01OIL'.includes(character))).toBe(false);
  });

  it('starts a window at midnight in Florianópolis, and the next one where it ends', () => {
    const late = new Date('2026-04-01T02:30:00Z');
    expect(getWindowStart('day', late)).toEqual(new Date('2026-03-31T03:00:00Z'));
    expect(getWindowStart('month', late)).toEqual(new Date('2026-03-01T03:00:00Z'));
    expect(getWindowEnd('month', late)).toEqual(new Date('2026-04-01T03:00:00Z'));
    expect(getWindowEnd('year', late)).toEqual(new Date('2027-01-01T03:00:00Z'));
    expect(getWindowEnd('total', late)).toBeNull();
    for (const window of limitWindows) {
      const end = getWindowEnd(window, late);
      if (end) expect(getWindowStart(window, end)).toEqual(end);
    }
  });
});
