import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#shared/time-units.ts';
import {
  getFutureBenefitsStart,
  computeBenefitsStart,
  computeEntitlement,
  graceMs,
  isEntitled,
  isWithdrawable,
  toPaymentProblem,
  getWithdrawalEffectEnd,
} from './membership.ts';
import type { SubscriptionFacts } from './membership.ts';

const start = new Date('2026-03-01T12:00:00Z');
const end = new Date('2026-04-01T12:00:00Z');
const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

function facts(own: Partial<SubscriptionFacts> = {}): SubscriptionFacts {
  return {
    status: 'active',
    currentPeriodStart: start,
    currentPeriodEnd: end,
    cancelAt: null,
    endedAt: null,
    firstFailureAt: null,
    isPaymentLost: false,
    ...own,
  };
}

describe('entitlementOf', () => {
  const inPeriod = after(start, hourMs);
  const failedAt = after(start, hourMs);

  it.each<[string, Partial<SubscriptionFacts>, Date, string, Date | null]>([
    ['active, within the period', {}, inPeriod, 'active', end],
    ['trialing', { status: 'trialing' }, inPeriod, 'active', end],
    ['active, renewal not yet reported', {}, after(end, graceMs - 1), 'active', end],
    ['active, no report for three days', {}, after(end, graceMs), 'past_due', end],
    ['cancelled at the period end, before it', { cancelAt: end }, after(end, -1), 'active', end],
    ['cancelled at the period end, after it', { cancelAt: end }, end, 'past_due', end],
    [
      'cancelled before the period end',
      { cancelAt: inPeriod },
      after(inPeriod, -1),
      'active',
      inPeriod,
    ],
    ['refunded', { isPaymentLost: true }, inPeriod, 'unpaid', start],
    [
      'past due, within three days of the first failed payment',
      { status: 'past_due', firstFailureAt: failedAt },
      after(failedAt, graceMs - 1),
      'active',
      after(failedAt, graceMs),
    ],
    [
      'past due, three days after the first failed payment',
      { status: 'past_due', firstFailureAt: failedAt },
      after(failedAt, graceMs),
      'past_due',
      after(failedAt, graceMs),
    ],
    [
      'past due, time of the failed payment unknown',
      { status: 'past_due' },
      after(start, graceMs),
      'past_due',
      after(start, graceMs),
    ],
    [
      'past due and disputed',
      { status: 'past_due', isPaymentLost: true },
      inPeriod,
      'unpaid',
      start,
    ],
    ['unpaid', { status: 'unpaid' }, inPeriod, 'unpaid', start],
    ['paused', { status: 'paused' }, inPeriod, 'paused', start],
    ['incomplete', { status: 'incomplete' }, inPeriod, 'incomplete', null],
    ['never paid', { status: 'incomplete_expired' }, inPeriod, 'incomplete_expired', null],
    [
      'canceled during the period',
      { status: 'canceled', endedAt: inPeriod },
      after(inPeriod, 1),
      'canceled',
      inPeriod,
    ],
    ['in an unknown state', { status: 'frozen' }, inPeriod, 'canceled', end],
  ])('returns the entitlement of a subscription: %s', (_case, own, now, status, until) => {
    expect(computeEntitlement(facts(own), now)).toEqual({ status, until });
  });
});

describe('a stored membership is valid', () => {
  const member = { isActive: true, entitledUntil: end };

  it.each<[string, Parameters<typeof isEntitled>[0], Date, boolean]>([
    ['before its end', member, after(end, -1), true],
    [
      'up to three days after its end, because renewals may be reported late',
      member,
      after(end, 1),
      true,
    ],
    ['not after three days without a report', member, after(end, graceMs), false],
    ['not after its end if it was cancelled', { ...member, cancelAtPeriodEnd: true }, end, false],
    ['not after its end if a payment failed', { ...member, paymentProblem: 'failed' }, end, false],
    ['not if it is inactive', { ...member, isActive: false }, start, false],
    ['not without an end date', { ...member, entitledUntil: null }, start, false],
  ])('%s', (_case, stored, now, expected) => {
    expect(isEntitled(stored, now)).toBe(expected);
  });
});

it('returns the payment problem, the most severe one first', () => {
  const healthyPayment = { isDisputed: false, isRefunded: false };
  expect(toPaymentProblem('active', healthyPayment)).toBeNull();
  expect(toPaymentProblem('past_due', healthyPayment)).toBe('failed');
  expect(toPaymentProblem('unpaid', healthyPayment)).toBe('failed');
  expect(toPaymentProblem('incomplete', healthyPayment)).toBe('action');
  expect(toPaymentProblem('past_due', { ...healthyPayment, isRefunded: true })).toBe('refunded');
  expect(toPaymentProblem('active', { isDisputed: true, isRefunded: true })).toBe('disputed');
});

it('a withdrawal is possible through the seventh day after the start, in Florianópolis', () => {
  const madeAt = new Date('2026-03-01T15:00:00Z');
  expect(isWithdrawable(madeAt, madeAt)).toBe(true);
  // 23:59:59 of the 8th in Florianópolis is 02:59:59 of the 9th in UTC.
  expect(isWithdrawable(madeAt, new Date('2026-03-09T02:59:59Z'))).toBe(true);
  expect(isWithdrawable(madeAt, new Date('2026-03-09T03:00:00Z'))).toBe(false);
});

describe('after a withdrawal', () => {
  const withdrawnAt = new Date('2026-03-18T15:00:00Z');
  const anyInstant = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  it.each([
    // The day of the contract does not count: a subscription of 20 March has benefits from 28 March.
    ['at noon', '2026-03-20T15:00:00Z', '2026-03-28T03:00:00Z'],
    [
      'in the last minute of a day in Florianópolis',
      '2026-03-21T02:59:00Z',
      '2026-03-28T03:00:00Z',
    ],
    [
      'in the first minute of a day in Florianópolis',
      '2026-03-21T03:00:00Z',
      '2026-03-29T03:00:00Z',
    ],
    ['at the end of a month', '2026-12-28T12:00:00Z', '2027-01-05T03:00:00Z'],
  ])('benefits begin on the eighth day of a subscription made %s', (_, startedAt, from) => {
    expect(computeBenefitsStart(new Date(startedAt), withdrawnAt)).toEqual(new Date(from));
  });

  it('the withdrawal counts for twelve months, through the day before the same date', () => {
    const end = getWithdrawalEffectEnd(withdrawnAt);
    expect(end).toEqual(new Date('2027-03-18T03:00:00Z'));
    expect(computeBenefitsStart(after(end, -1), withdrawnAt)).not.toBeNull();
    expect(computeBenefitsStart(end, withdrawnAt)).toBeNull();
    // 29 February of a leap year.
    expect(getWithdrawalEffectEnd(new Date('2028-02-29T12:00:00Z'))).toEqual(
      new Date('2029-03-01T03:00:00Z'),
    );
    // Still 28 February in Florianópolis.
    expect(getWithdrawalEffectEnd(new Date('2028-02-29T02:00:00Z'))).toEqual(
      new Date('2029-02-28T03:00:00Z'),
    );
  });

  it('a user who never withdrew has no waiting time', () => {
    fc.assert(
      fc.property(anyInstant, (startedAt) => computeBenefitsStart(startedAt, null) === null),
    );
  });

  it('benefits begin exactly when the subscription can no longer be refunded', () => {
    const twelveMonths = fc.integer({ min: 0, max: 364 * 24 * 60 });
    const nineDays = fc.integer({ min: 0, max: 9 * 24 * 60 });
    fc.assert(
      fc.property(anyInstant, twelveMonths, nineDays, (withdrawn, pause, passed) => {
        const startedAt = after(withdrawn, pause * minuteMs);
        const now = after(startedAt, passed * minuteMs);
        const benefitsFrom = computeBenefitsStart(startedAt, withdrawn);
        expect(benefitsFrom).not.toBeNull();
        expect(getFutureBenefitsStart({ benefitsFrom }, now) === null).toBe(
          !isWithdrawable(startedAt, now),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('benefits are available from their first instant', () => {
    expect(getFutureBenefitsStart({ benefitsFrom: end }, after(end, -1))).toEqual(end);
    expect(getFutureBenefitsStart({ benefitsFrom: end }, end)).toBeNull();
    expect(getFutureBenefitsStart({ benefitsFrom: null }, end)).toBeNull();
  });
});
