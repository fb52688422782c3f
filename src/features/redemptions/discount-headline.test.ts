import { expect, test } from 'vitest';
import { discountHeadline } from './texts.ts';

const none = { percent: null, amountCents: null, maxDiscountCents: null };

test.each([
  [{ ...none, kind: 'percent', percent: 20 }, '20%', 'de desconto'],
  [
    { ...none, kind: 'percent', percent: 15, maxDiscountCents: 5_000 },
    '15%',
    'de desconto, até R$ 50',
  ],
  [{ ...none, kind: 'fixed', amountCents: 2_550 }, 'R$ 25,50', 'de desconto'],
  [{ ...none, kind: 'second_item_free' }, 'Grátis', 'o item de menor valor'],
] as const)('formats %o as %s %s', (terms, large, rest) => {
  const headline = discountHeadline(terms);
  expect(headline.large.replace(/\s/g, ' ')).toBe(large);
  expect(headline.rest.replace(/\s/g, ' ')).toBe(rest);
});
