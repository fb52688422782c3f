import { describe, expect, it } from 'vitest';
import { mapPlaceBenefits, findBestBenefit } from './club-benefit.ts';
import type { OfferTerms } from './club-offer.ts';

function terms(changes: Partial<OfferTerms>): OfferTerms {
  return {
    title: 'Oferta',
    kind: 'percent',
    percent: null,
    amountCents: null,
    maxDiscountCents: null,
    minSpendCents: null,
    ...changes,
  };
}

const percent = (value: number, changes: Partial<OfferTerms> = {}) =>
  terms({ percent: value, ...changes });
const fixed = (amountCents: number, changes: Partial<OfferTerms> = {}) =>
  terms({ kind: 'fixed', amountCents, ...changes });
const second = terms({ kind: 'second_item_free' });

describe('benefit of a card', () => {
  it.each<[string, OfferTerms[], OfferTerms]>([
    ['the higher percentage', [percent(10), percent(20)], percent(20)],
    [
      'an amount higher than the percentage of a typical bill',
      [percent(10), fixed(1_500)],
      fixed(1_500),
    ],
    ['a percentage rather than a lower amount', [fixed(1_500), percent(20)], percent(20)],
    ['a second item rather than 20%', [percent(20), second], second],
    ['half of the bill rather than a second item', [second, percent(50)], percent(50)],
    [
      'not a percentage with a low cap',
      [percent(50, { maxDiscountCents: 500 }), percent(10)],
      percent(10),
    ],
    [
      'not an amount with a high minimum spend',
      [fixed(3_000, { minSpendCents: 60_000 }), percent(10)],
      percent(10),
    ],
    ['the first of equal benefits', [percent(15), fixed(1_500)], percent(15)],
  ])('is %s', (_, offers, best) => {
    const { kind, percent: share, amountCents } = best;
    expect(findBestBenefit(offers)).toEqual({ kind, percent: share, amountCents });
  });

  it('is null without offers, and has a null value if the offer states none', () => {
    expect(findBestBenefit([])).toBeNull();
    expect(findBestBenefit([fixed(0, { amountCents: null })])).toEqual({
      kind: 'fixed',
      percent: null,
      amountCents: null,
    });
  });

  it('is computed for each place separately', () => {
    const offers = [
      { ...percent(10), placeId: 'a' },
      { ...second, placeId: 'b' },
      { ...percent(30), placeId: 'a' },
    ];
    expect(mapPlaceBenefits(offers)).toEqual(
      new Map([
        ['a', { kind: 'percent', percent: 30, amountCents: null }],
        ['b', { kind: 'second_item_free', percent: null, amountCents: null }],
      ]),
    );
  });
});
