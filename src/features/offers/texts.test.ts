import { describe, expect, it } from 'vitest';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { MemberAvailability } from '#features/offers/model/offer-calendar.ts';
import { hourMs } from '#shared/time-units.ts';
import {
  offerAvailabilityText,
  offerCondition,
  offerEndText,
  offerRule,
  offerStateText,
} from './texts.ts';

const offer: ClubOffer = {
  id: 'o1',
  placeId: 'p1',
  translations: {},
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
const plainText = (text: string) => text.replaceAll('\u00a0', ' ');
/** Wednesday, 18 March 2026, 20:00 in Florianópolis. */
const now = new Date('2026-03-18T23:00:00Z');
const rule = (changes: Partial<ClubOffer> = {}) =>
  plainText(offerRule({ ...offer, ...changes }, now));

describe('text of an offer rule', () => {
  it('contains the discount, the minimum bill, the times and the limits', () => {
    expect(rule()).toBe(
      '20% de desconto, até R$ 50,00, em contas a partir de R$ 100,00. Vale de terça a sexta, das 18:30 às 22:00, se o lugar estiver aberto. Até 2 vezes por mês para cada sócio. Limitado a 200 usos no total.',
    );
  });

  it('says which of two items is free', () => {
    expect(
      rule({ kind: 'second_item_free', maxDiscountCents: 1_800, minSpendCents: null }),
    ).toMatch(/^Peça dois itens e o mais barato sai de graça, até R\$ 18,00\. Vale /);
  });

  it('has a short form with only the times and the minimum bill', () => {
    expect(plainText(offerCondition(offer))).toBe(
      'Vale de terça a sexta, das 18:30 às 22:00, em contas a partir de R$ 100,00',
    );
    expect(offerCondition({ ...offer, weekdays: [], shifts: [], minSpendCents: null })).toBe(
      'Vale todos os dias',
    );
  });

  it('omits conditions that are not set', () => {
    const free = { kind: 'fixed', amountCents: 1_500, minSpendCents: null } as const;
    const always = { weekdays: [], shifts: [], perMemberLimit: null, totalLimit: null };
    expect(rule({ ...free, ...always })).toBe(
      'R$ 15,00 de desconto. Vale todos os dias, se o lugar estiver aberto.',
    );
  });

  it.each([
    [[6, 0], 'no sábado e no domingo'],
    [[5, 6, 0], 'de sexta a domingo'],
    [[1, 3, 5], 'na segunda, na quarta e na sexta'],
    [[0, 1, 2, 3, 4, 5, 6], 'todos os dias'],
    [[4], 'na quinta'],
  ])('formats the days %j as "%s"', (weekdays, days) => {
    expect(rule({ weekdays })).toContain(`Vale ${days}, das 18:30`);
  });

  it('joins several shifts of a day', () => {
    const shifts = [...offer.shifts, { start: '11:30', end: '15:00' }];
    expect(rule({ shifts })).toContain('das 18:30 às 22:00 e das 11:30 às 15:00');
  });

  it.each([
    [1, 'month', 'Uma vez por mês para cada sócio.'],
    [3, 'day', 'Até 3 vezes por dia para cada sócio.'],
    [1, 'total', 'Vale uma vez por sócio.'],
    [5, 'total', 'Até 5 vezes no total para cada sócio.'],
  ] as const)('formats a limit of %s as %s', (count, window, sentence) => {
    expect(rule({ perMemberLimit: { count, window } })).toContain(sentence);
  });

  it.each([
    [90, '90 minutos'],
    [120, '2 horas'],
    [1440, '1 dia'],
  ])('formats a waiting time of %i minutes as "%s"', (cooldownMinutes, time) => {
    expect(rule({ cooldownMinutes })).toContain(`Um uso a cada ${time} neste lugar.`);
    expect(rule({ totalLimit: 1 })).toContain(' Limitado a 1 uso no total.');
  });

  it.each([
    [['2026-03-25'], 'Não vale em 25/03.'],
    [['2026-04-03', '2026-03-25', '2026-03-10', '2026-12-25'], 'Não vale em 25/03 e 03/04.'],
    [['2026-04-01', '2026-04-02', '2026-04-03'], 'Não vale de 01/04 a 03/04.'],
    [
      ['2026-03-25', '2026-04-01', '2026-04-02', '2026-04-03', '2026-04-10'],
      'Não vale em 25/03, de 01/04 a 03/04 e em 10/04.',
    ],
  ])('formats future excluded dates %j', (excludedDates, sentence) => {
    expect(rule({ excludedDates })).toContain(` ${sentence} Até 2 vezes`);
  });

  it('adds the year to distant excluded dates', () => {
    const excludedDates = ['2026-03-20', '2026-04-10', '2027-04-01'];
    const validUntil = new Date('2028-01-01T00:00:00Z');
    expect(rule({ excludedDates, validUntil })).toContain('10/04 e 01/04/2027.');
  });
});

describe('state of an offer', () => {
  const from = new Date('2026-03-24T21:30:00Z');
  it.each([
    [{ kind: 'valid', until: from }, 'Válido agora'],
    [{ kind: 'later', why: 'outside-offer-hours', from }, 'Vale a partir de terça, 18:30'],
    [{ kind: 'later', why: 'place-closed', from }, 'Vale a partir de terça, 18:30'],
    [{ kind: 'later', why: 'excluded-date', from }, 'Não vale hoje · volta terça, 18:30'],
    [{ kind: 'later', why: 'member-cooldown', from }, 'Para você a partir de terça, 18:30'],
    [{ kind: 'later', why: 'member-limit', from }, 'Para você a partir de terça, 18:30'],
    [{ kind: 'over', why: 'member-limit' }, 'Já usado por você'],
    [{ kind: 'over', why: 'used-up' }, 'Esgotado'],
    [{ kind: 'over', why: 'ended' }, 'Encerrado'],
    [{ kind: 'over', why: 'inactive' }, 'Indisponível'],
    [{ kind: 'over', why: 'never-again' }, 'Não volta a valer'],
  ] satisfies [MemberAvailability, string][])('%j is "%s"', (standing, text) => {
    expect(offerAvailabilityText(standing, now)).toBe(text);
  });

  it('formats the state with the weekdays for a card', () => {
    const until = new Date(now.getTime() + hourMs);
    const state = (weekdays: number[]) =>
      plainText(offerStateText({ weekdays }, { kind: 'valid', until }, now));
    expect(state([2, 3, 4, 5])).toMatch(/^Vale até .+ · ter a sex$/);
    expect(state([5, 6])).toMatch(/ · sex e sáb$/);
    const later: MemberAvailability = { kind: 'later', why: 'place-closed', from: until };
    expect(plainText(offerStateText({ weekdays: [] }, later, now))).toMatch(
      /^Vale a partir de .+ · todos os dias$/,
    );
    const over: MemberAvailability = { kind: 'over', why: 'used-up' };
    expect(offerStateText({ weekdays: [] }, over, now)).toBe('Esgotado');
  });

  it('formats the end date and the remaining uses', () => {
    expect(offerEndText(offer)).toBe('Até 30/04/2026 · restam 12 usos');
    expect(offerEndText({ ...offer, totalLimit: null })).toBe('Até 30/04/2026');
    expect(offerEndText({ ...offer, totalLimit: offer.usedCount })).toBe('Até 30/04/2026');
  });
});
