import { expect, it } from 'vitest';
import type { OfferKind } from './club-offer-options.ts';
import { isMinSpendInTitle, isValueInTitle } from './offer-title.ts';

const anOffer = (title: string, kind: OfferKind, value: number | null = null) => ({
  title,
  kind,
  percent: kind === 'percent' ? value : null,
  amountCents: kind === 'fixed' ? value : null,
});

it.each([
  ['20% na conta de terça a sexta', 'percent', 20],
  ['Desconto de 20 % no jantar', 'percent', 20],
  ['R$ 30 de desconto a partir de R$ 150', 'fixed', 3_000],
  ['Economize R$\u00a012,50.', 'fixed', 1_250],
  ['R$ 1.200 a menos na festa', 'fixed', 120_000],
  ['Bolo do dia grátis na compra de outro', 'second_item_free', null],
  ['Second tasting board free', 'second_item_free', null],
] as const)('the title says the value: %s', (title, kind, value) => {
  expect(isValueInTitle(anOffer(title, kind, value))).toBe(true);
});

it.each([
  ['Desconto no jantar', 'percent', 20],
  ['120% de alegria', 'percent', 20],
  ['2,5% na conta', 'percent', 5],
  ['20% na conta', 'percent', null],
  ['R$ 300 de desconto', 'fixed', 3_000],
  ['R$ 30,50 de desconto', 'fixed', 3_000],
  ['Economize 30 reais', 'fixed', 3_000],
  ['R$ 30 de desconto', 'fixed', null],
  ['R$ 30 de desconto', 'fixed', 30],
  ['Desconto em contas a partir de R$ 30', 'fixed', 3_000],
  ['Uma porção gluten-freezer', 'second_item_free', null],
  ['Um chope a mais, de segunda a sexta', 'second_item_free', null],
  ['Dois chopes pelo preço de um', 'second_item_free', null],
] as const)('the title does not say the value: %s', (title, kind, value) => {
  expect(isValueInTitle(anOffer(title, kind, value))).toBe(false);
});

it.each([
  ['R$ 30 de desconto a partir de R$ 150', 15_000, true],
  ['R$ 30 de desconto acima de R$\u00a0150', 15_000, true],
  ['R$ 30 de desconto a partir de R$ 1.150', 15_000, false],
  ['R$ 30 de desconto, nas contas de R$ 150 ou mais', 15_000, false],
  ['R$ 30 de desconto', 15_000, false],
  ['Desconto de R$ 30', 3_000, false],
  ['R$ 30 de desconto a partir de R$ 150', null, false],
])('whether the title %s says a minimum bill of %s cents: %s', (title, minSpendCents, expected) => {
  const offer = { title, minSpendCents, amountCents: 3_000, maxDiscountCents: null };
  expect(isMinSpendInTitle(offer)).toBe(expected);
});

it('does not mistake the highest discount in a title for the minimum bill', () => {
  const title = '20% de desconto, até R$ 50';
  const offer = { title, minSpendCents: 5_000, amountCents: null, maxDiscountCents: 5_000 };
  expect(isMinSpendInTitle(offer)).toBe(false);
});
