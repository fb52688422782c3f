import { describe, expect, it } from 'vitest';
import type { ClubOffer } from '#domain/club-offer.ts';
import { offerEndText, offerRule, offerStandingText } from './offers.ts';

const offer: ClubOffer = {
  id: 'o1',
  placeId: 'p1',
  title: '20% na conta',
  kind: 'percent',
  percent: 20,
  amountCents: null,
  maxDiscountCents: 5_000,
  minSpendCents: 10_000,
  isActive: true,
  validUntil: new Date('2026-04-30T15:00:00Z'),
  weekdays: [2, 3, 4, 5],
  shifts: [{ start: '18:30', end: '22:00' }],
  excludedDates: [],
  usedCount: 188,
  totalLimit: 200,
  perMemberLimit: { count: 2, window: 'month' },
  cooldownMinutes: 0,
  termsText: '',
  createdAt: null,
  updatedAt: null,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the rule of an offer', () => {
  it('says what, from what bill, when and how often', () => {
    expect(plain(offerRule(offer))).toBe(
      '20% de desconto, até R$ 50,00, em contas a partir de R$ 100,00. Vale de terça a sexta, das 18:30 às 22:00. Até 2 vezes por mês.',
    );
  });

  it('says nothing of what is not limited', () => {
    const free = { ...offer, kind: 'fixed', amountCents: 1_500, minSpendCents: null } as const;
    const always = { ...free, weekdays: [], shifts: [], perMemberLimit: null };
    expect(plain(offerRule(always))).toBe('R$ 15,00 de desconto. Vale todos os dias, o dia todo.');
  });

  it.each([
    [[6, 0], 'no sábado e no domingo'],
    [[5, 6, 0], 'de sexta a domingo'],
    [[1, 3, 5], 'na segunda, na quarta e na sexta'],
    [[0, 1, 2, 3, 4, 5, 6], 'todos os dias'],
    [[4], 'na quinta'],
  ])('reads the days %j as "%s"', (weekdays, days) => {
    expect(offerRule({ ...offer, weekdays })).toContain(`Vale ${days}, das 18:30`);
  });

  it('joins several stretches of a day', () => {
    const shifts = [...offer.shifts, { start: '11:30', end: '15:00' }];
    expect(offerRule({ ...offer, shifts })).toContain('das 18:30 às 22:00 e das 11:30 às 15:00');
  });
});

it('says how an offer stands and how long it lasts', () => {
  expect(offerStandingText({ kind: 'valid', until: new Date() })).toBe('Válido agora');
  expect(offerStandingText({ kind: 'later', from: new Date('2026-03-24T21:30:00Z') })).toBe(
    'Vale a partir de 24/03/2026, 18:30',
  );
  expect(offerEndText(offer)).toBe('Até 30/04/2026 · restam 12 usos');
  expect(offerEndText({ ...offer, totalLimit: null })).toBe('Até 30/04/2026');
});
