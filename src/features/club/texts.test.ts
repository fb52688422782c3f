import { expect, test } from 'vitest';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import { clubSentence, membersPriceText } from './texts.ts';

const club: ClubSummary = {
  price: { price: 2_990, interval: 'month', isOnly: true },
  partners: 9,
  partnersToday: 3,
  offers: [],
};

test.each([
  [9, 3, 'em 9 lugares parceiros (3 com benefício hoje). É só'],
  [9, 9, 'em 9 lugares parceiros (todos com benefício hoje). É só'],
  [9, 1, 'em 9 lugares parceiros (1 com benefício hoje). É só'],
  [9, 0, 'em 9 lugares parceiros. É só'],
  [1, 1, 'em 1 lugar parceiro. É só'],
  [0, 0, 'nos lugares parceiros, pedem'],
])(
  'with %i places, %i of them today, the sentence contains "%s"',
  (partners, partnersToday, expectedText) => {
    expect(clubSentence({ ...club, partners, partnersToday })).toContain(expectedText);
  },
);

test('the price has its interval, and a prefix if there are other plans', () => {
  const year = { price: 19_900, interval: 'year', isOnly: false } as const;
  expect(membersPriceText(club.price)).toBe('R$\u00a029,90 por mês');
  expect(membersPriceText(year)).toBe('A partir de R$\u00a0199 por ano');
});
