import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitWindows, offerKinds } from './club-offer.ts';
import type { OfferCalendar, OfferTerms } from './club-offer.ts';
import { offerStandingAt } from './offer-calendar.ts';
import { maxBillCents, settle } from './offer-discount.ts';
import { codeAlphabet, parseRedemptionCode, windowEnd, windowStart } from './redemption.ts';

const calendar: OfferCalendar = {
  isActive: true,
  validUntil: new Date('2026-12-31T03:00:00Z'),
  weekdays: [],
  shifts: [],
  excludedDates: [],
  usedCount: 0,
  totalLimit: null,
};
/** Wednesday, 18 March 2026, 20:00 in Florianópolis. */
const evening = new Date('2026-03-18T23:00:00Z');

describe('when an offer can be used', () => {
  it('is always, without conditions, until its end', () => {
    expect(offerStandingAt(calendar, evening)).toMatchObject({ kind: 'valid' });
    expect(offerStandingAt(calendar, new Date('2026-12-31T03:00:00Z'))).toEqual({ kind: 'over' });
  });

  it('is within its hours, also past midnight on the day before', () => {
    const night = { ...calendar, weekdays: [3], shifts: [{ start: '19:00', end: '02:00' }] };
    const end = new Date('2026-03-19T05:00:00Z');
    expect(offerStandingAt(night, evening)).toEqual({ kind: 'valid', until: end });
    expect(offerStandingAt(night, new Date('2026-03-19T04:59:00Z'))).toEqual({
      kind: 'valid',
      until: end,
    });
    expect(offerStandingAt(night, end)).toEqual({
      kind: 'later',
      from: new Date('2026-03-25T22:00:00Z'),
    });
  });

  it('skips excluded dates and says when it is valid again', () => {
    const offer = {
      ...calendar,
      shifts: [{ start: '11:30', end: '15:00' }],
      excludedDates: ['2026-03-19'],
    };
    expect(offerStandingAt(offer, evening)).toEqual({
      kind: 'later',
      from: new Date('2026-03-20T14:30:00Z'),
    });
  });

  it('is over when switched off, used up, or never valid again', () => {
    expect(offerStandingAt({ ...calendar, isActive: false }, evening)).toEqual({ kind: 'over' });
    expect(offerStandingAt({ ...calendar, totalLimit: 5, usedCount: 5 }, evening)).toEqual({
      kind: 'over',
    });
    expect(offerStandingAt({ ...calendar, validUntil: null }, evening)).toEqual({ kind: 'over' });
    const tomorrow = { ...calendar, weekdays: [4], validUntil: new Date('2026-03-19T02:00:00Z') };
    expect(offerStandingAt(tomorrow, evening)).toEqual({ kind: 'over' });
  });

  it('is at the moment it was said to be, and not a minute before', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(
        ([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
      );
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(6)),
        fc.array(fc.record({ start: time, end: time }), { maxLength: 3 }),
        fc.integer({ min: 0, max: 7 * 1440 }),
        (weekdays, shifts, minutes) => {
          const offer = { ...calendar, weekdays, shifts };
          const standing = offerStandingAt(offer, new Date(evening.getTime() + minutes * 60_000));
          if (standing.kind === 'over') throw new Error('It is valid every week');
          if (standing.kind === 'valid') return;
          expect(offerStandingAt(offer, standing.from).kind).toBe('valid');
          const before = new Date(standing.from.getTime() - 60_000);
          expect(offerStandingAt(offer, before)).toEqual(standing);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('what is taken off a bill', () => {
  const terms: OfferTerms = {
    title: '',
    kind: 'percent',
    percent: 15,
    amountCents: null,
    maxDiscountCents: null,
    minSpendCents: null,
  };

  it('rounds half a cent up, and minds the cap and the least bill', () => {
    expect(settle(terms, { amountCents: 1_030 })).toMatchObject({
      discountCents: 155,
      finalCents: 875,
    });
    expect(settle({ ...terms, maxDiscountCents: 100 }, { amountCents: 1_030 })).toMatchObject({
      discountCents: 100,
    });
    expect(settle({ ...terms, minSpendCents: 2_000 }, { amountCents: 1_999 })).toEqual({
      fault: 'below-minimum',
    });
    const fixed = { ...terms, kind: 'fixed', amountCents: 5_000 } as const;
    expect(settle(fixed, { amountCents: 3_000 })).toMatchObject({
      discountCents: 3_000,
      finalCents: 0,
    });
    const second = { ...terms, kind: 'second_item_free' } as const;
    expect(settle(second, { amountCents: 9_000, itemCents: 4_000 })).toMatchObject({
      discountCents: 4_000,
    });
    expect(settle(second, { amountCents: 9_000, itemCents: 5_000 })).toEqual({ fault: 'item' });
    expect(settle(second, { amountCents: 9_000 })).toEqual({ fault: 'item' });
  });

  it.each([[0], [-1], [1.5], [maxBillCents + 1], [1e12], [NaN], [Infinity]])(
    'refuses a bill of %s',
    (amountCents) => {
      expect(settle(terms, { amountCents })).toEqual({ fault: 'amount' });
    },
  );

  it('is never more than the bill, nor less than nothing, and the parts make the whole', () => {
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
          const settled = settle(offer, { amountCents, itemCents });
          if (settled.fault !== null) return;
          expect(Number.isSafeInteger(settled.discountCents)).toBe(true);
          expect(settled.discountCents).toBeGreaterThanOrEqual(0);
          expect(settled.finalCents).toBeGreaterThanOrEqual(0);
          expect(settled.discountCents + settled.finalCents).toBe(amountCents);
          expect(settled.discountCents).toBeLessThanOrEqual(offer.maxDiscountCents ?? amountCents);
        },
      ),
    );
  });
});

describe('what is typed and counted', () => {
  it('reads codes with spaces, hyphens and small letters, and nothing else', () => {
    expect(parseRedemptionCode(' ab2-c3d ')).toBe('AB2C3D');
    for (const text of ['', 'AB2C3', 'AB2C3DE', 'AB0C3D', 'AB1C3D', 'ABIC3D', 'ÁB2C3D']) {
      expect(parseRedemptionCode(text)).toBeNull();
    }
    expect([...codeAlphabet].some((sign) => '01OIL'.includes(sign))).toBe(false);
  });

  it('counts from the midnight of Florianópolis, and starts anew where a stretch ends', () => {
    const late = new Date('2026-04-01T02:30:00Z');
    expect(windowStart('day', late)).toEqual(new Date('2026-03-31T03:00:00Z'));
    expect(windowStart('month', late)).toEqual(new Date('2026-03-01T03:00:00Z'));
    expect(windowEnd('month', late)).toEqual(new Date('2026-04-01T03:00:00Z'));
    expect(windowEnd('year', late)).toEqual(new Date('2027-01-01T03:00:00Z'));
    expect(windowEnd('total', late)).toBeNull();
    for (const window of limitWindows) {
      const end = windowEnd(window, late);
      if (end) expect(windowStart(window, end)).toEqual(end);
    }
  });
});
