import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClubOffer } from './club-offer.ts';
import { toOfferContent } from './club-offer.ts';
import { limitWindows, offerKinds } from './club-offer-options.ts';
import { toOfferDraft, newOfferDraft, readOfferDraft } from './offer-draft.ts';
import type { OfferDraft, offerProblemFields } from './offer-draft.ts';

const now = new Date('2026-03-20T15:00:00Z');
const draft: OfferDraft = { ...newOfferDraft, title: ' 20% no jantar ', validUntil: '2026-04-30' };
const stored: ClubOffer = {
  ...readOfferDraft(draft, { now }).content,
  id: 'o1',
  placeId: 'p1',
  usedCount: 12,
  createdAt: null,
  updatedAt: null,
};
const readDraft = (changes: Partial<OfferDraft>, of: ClubOffer | null = null) =>
  readOfferDraft({ ...draft, ...changes }, { now, stored: of });

describe('offer draft', () => {
  it("omits the fields of other kinds and ends with the last day in the brand's time zone", () => {
    const { content, problems } = readDraft({
      percent: '20',
      amount: '15,00',
      maxDiscount: 'R$ 50',
      minSpend: '0',
      weekdays: [5, 2, 5],
      shifts: [
        { start: '18:30', end: '22:00' },
        { start: '11:30', end: '15:00' },
      ],
      excludedDates: ['2026-04-21', '2026-04-02', '2026-04-21'],
      limitWindow: 'month',
      limitCount: '2',
      cooldown: '3',
      totalLimit: '200',
    });
    expect(problems).toEqual([]);
    expect(content).toEqual({
      title: '20% no jantar',
      kind: 'percent',
      percent: 20,
      amountCents: null,
      maxDiscountCents: 5_000,
      minSpendCents: null,
      isActive: true,
      validUntil: new Date('2026-05-01T02:59:59.999Z'),
      weekdays: [2, 5],
      shifts: [
        { start: '11:30', end: '15:00' },
        { start: '18:30', end: '22:00' },
      ],
      excludedDates: ['2026-04-02', '2026-04-21'],
      totalLimit: 200,
      perMemberLimit: { count: 2, window: 'month' },
      cooldownMinutes: 180,
      termsText: '',
      translations: {},
    });
  });

  it('stores no cap for a fixed amount and no weekdays if all are selected', () => {
    const { content, problems } = readDraft({
      kind: 'fixed',
      percent: 'x',
      amount: '15',
      maxDiscount: 'x',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
    });
    expect(problems).toEqual([]);
    expect(content).toMatchObject({
      percent: null,
      amountCents: 1_500,
      maxDiscountCents: null,
      weekdays: [],
    });
  });

  it.each<[keyof typeof offerProblemFields, Partial<OfferDraft>]>([
    ['title-missing', { title: '  ' }],
    ['percent-unreadable', { percent: '0' }],
    ['percent-unreadable', { percent: '101' }],
    ['percent-unreadable', { percent: '12,5' }],
    ['amount-unreadable', { kind: 'fixed', amount: '' }],
    ['amount-unreadable', { kind: 'fixed', amount: '0,00' }],
    ['max-discount-unreadable', { maxDiscount: '12.34' }],
    ['min-spend-unreadable', { minSpend: '-1' }],
    ['shift-incomplete', { shifts: [{ start: '18:00', end: '' }] }],
    ['shift-incomplete', { shifts: [{ start: '18:00', end: '18:00' }] }],
    ['too-many-shifts', { shifts: Array(11).fill({ start: '18:00', end: '19:00' }) as [] }],
    ['date-incomplete', { excludedDates: ['2026-04-02', ''] }],
    ['date-incomplete', { excludedDates: ['2026-02-30'] }],
    ['end-missing', { validUntil: '' }],
    ['end-past', { validUntil: '2026-03-19' }],
    ['limit-unreadable', { limitWindow: 'day', limitCount: '1001' }],
    ['cooldown-unreadable', { cooldown: '1,5' }],
    ['cooldown-unreadable', { cooldown: '367', cooldownUnit: 'days' }],
    ['total-unreadable', { totalLimit: '0' }],
    ['terms-too-long', { termsText: 'x'.repeat(5_001) }],
  ])('has the problem %s for %j', (problem, changes) => {
    expect(readDraft(changes).problems).toEqual([problem]);
  });

  it('reports more than sixty dates, and all problems in form order', () => {
    const day = (position: number) => new Date(Date.UTC(2026, 3, 1 + position)).toISOString();
    const excludedDates = Array.from({ length: 61 }, (_, at) => day(at).slice(0, 10));
    const { problems } = readDraft({ excludedDates, title: '', totalLimit: 'x', percent: '' });
    expect(problems).toEqual([
      'title-missing',
      'percent-unreadable',
      'too-many-dates',
      'total-unreadable',
    ]);
  });

  it.each([
    [true, '18:00', '22:00', '21:59', '23:00'],
    [false, '18:00', '22:00', '22:00', '23:00'],
    [true, '22:00', '02:00', '01:00', '03:00'],
    [true, '01:00', '03:00', '22:00', '02:00'],
    [false, '22:00', '02:00', '02:00', '03:00'],
    [true, '10:00', '12:00', '10:00', '11:00'],
  ])(
    'detects an overlap (%s) of %s-%s and %s-%s',
    (isOverlap, start, end, otherStart, otherEnd) => {
      const shifts = [
        { start, end },
        { start: otherStart, end: otherEnd },
      ];
      expect(readDraft({ shifts }).problems).toEqual(isOverlap ? ['shifts-overlap'] : []);
    },
  );

  it('accepts today as the last day', () => {
    expect(readDraft({ validUntil: '2026-03-20' }).problems).toEqual([]);
  });
});

describe('draft of a stored offer', () => {
  it('keeps the exact end time if the day is unchanged, even in the past', () => {
    const ended = { ...stored, validUntil: new Date('2026-03-01T15:00:00Z') };
    const { content, problems } = readDraft({ validUntil: '2026-03-01' }, ended);
    expect(problems).toEqual([]);
    expect(content.validUntil).toEqual(ended.validUntil);
    expect(readDraft({ validUntil: '2026-03-02' }, ended).problems).toEqual(['end-past']);
  });

  it('rejects a total limit below the number of past uses', () => {
    expect(readDraft({ totalLimit: '11' }, stored).problems).toEqual(['total-below-used']);
    expect(readDraft({ totalLimit: '12' }, stored).problems).toEqual([]);
  });

  it('produces the same offer if nothing is edited', () => {
    const cents = fc.option(fc.integer({ min: 1, max: 99_999_999 }), { nil: null });
    const offers = fc.record({
      kind: fc.constantFrom(...offerKinds),
      percent: fc.integer({ min: 1, max: 100 }),
      amountCents: fc.integer({ min: 1, max: 99_999_999 }),
      maxDiscountCents: cents,
      minSpendCents: cents,
      totalLimit: fc.option(fc.integer({ min: 12, max: 1_000_000 }), { nil: null }),
      cooldownMinutes: fc.integer({ min: 0, max: 366 * 1440 }),
      perMemberLimit: fc.option(
        fc.record({
          count: fc.integer({ min: 1, max: 1_000 }),
          window: fc.constantFrom(...limitWindows),
        }),
        { nil: null },
      ),
      weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 6 }),
      validUntil: fc.date({ min: now, max: new Date('2030-01-01'), noInvalidDate: true }),
      isActive: fc.boolean(),
    });
    fc.assert(
      fc.property(offers, (fields) => {
        const { kind } = fields;
        const offer: ClubOffer = {
          ...stored,
          ...fields,
          percent: kind === 'percent' ? fields.percent : null,
          amountCents: kind === 'fixed' ? fields.amountCents : null,
          maxDiscountCents: kind === 'fixed' ? null : fields.maxDiscountCents,
        };
        expect(readOfferDraft(toOfferDraft(offer), { now, stored: offer })).toEqual({
          content: toOfferContent(offer),
          problems: [],
        });
      }),
    );
  });
});
