import { expect, it } from 'vitest';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { benefitText } from './card-texts.ts';

const benefit = (changes: Partial<ClubBenefit>): ClubBenefit => ({
  kind: 'percent',
  percent: null,
  amountCents: null,
  ...changes,
});

it.each<[Partial<ClubBenefit>, string]>([
  [{ percent: 20 }, '20% no clube'],
  [{ kind: 'fixed', amountCents: 1_500 }, 'R$\u00a015 a menos no clube'],
  [{ kind: 'fixed', amountCents: 120_550 }, 'R$\u00a01.205,50 a menos no clube'],
  [{ kind: 'fixed', amountCents: 5 }, 'R$\u00a00,05 a menos no clube'],
  [{ kind: 'second_item_free' }, '2º item grátis no clube'],
  [{}, 'Benefício no clube'],
  [{ kind: 'fixed' }, 'Benefício no clube'],
])('formats %j as %s', (changes, text) => {
  expect(benefitText(benefit(changes))).toBe(text);
});
