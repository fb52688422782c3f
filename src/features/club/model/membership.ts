import type { ClubMember, ClubStatus, Membership, PaymentProblem } from './club-member.ts';
import { dayMs } from '#shared/time-units.ts';
import { instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/**
 * Grace period in milliseconds: how long a membership continues after a first failed payment, and how late the event of
 * a renewal may arrive.
 */
export const graceMs = 3 * dayMs;

/** Number of days in which a distance contract may be withdrawn from (Código de Defesa do Consumidor, art. 49). */
export const withdrawalDays = 7;

/** Data of a Stripe subscription that determine the entitlement. */
export interface SubscriptionFacts {
  /** Stripe status, possibly one that is unknown here. */
  status: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** Scheduled end without renewal; null if the subscription renews. */
  cancelAt: Date | null;
  /** Actual end; null while the subscription continues. */
  endedAt: Date | null;
  /** Time at which Stripe began to collect the first unpaid invoice; null for none. */
  firstFailureAt: Date | null;
  /** True if the payment of this period was refunded or disputed: access ends, whatever the status is. */
  isPaymentLost: boolean;
}

export interface Entitlement {
  /** Stored as the status of the membership. */
  status: ClubStatus;
  /** End of the entitlement unless a payment succeeds; null if there never was one. */
  until: Date | null;
}

/**
 * Returns the entitlement of a subscription: trialing and active until the end of the period, past_due for three days
 * from the first declined payment, all others none. An active subscription is trusted for three days after the end of
 * its period, because clocks differ and renewals take hours.
 */
export function computeEntitlement(facts: SubscriptionFacts, now: Date): Entitlement {
  const { status, currentPeriodStart, currentPeriodEnd, cancelAt, endedAt } = facts;
  switch (status) {
    case 'active':
    case 'trialing': {
      if (facts.isPaymentLost) return { status: 'unpaid', until: currentPeriodStart };
      const until = earlierDate(currentPeriodEnd, cancelAt);
      const activeUntil = until.getTime() + (cancelAt ? 0 : graceMs);
      return { status: now.getTime() < activeUntil ? 'active' : 'past_due', until };
    }
    case 'past_due': {
      if (facts.isPaymentLost) return { status: 'unpaid', until: currentPeriodStart };
      const failedAt = facts.firstFailureAt ?? currentPeriodStart;
      const until = earlierDate(new Date(failedAt.getTime() + graceMs), cancelAt);
      return { status: now < until ? 'active' : 'past_due', until };
    }
    case 'unpaid':
    case 'paused':
      return { status, until: currentPeriodStart };
    case 'incomplete':
    case 'incomplete_expired':
      return { status, until: null };
    default:
      return { status: 'canceled', until: earlierDate(currentPeriodEnd, endedAt) };
  }
}

function earlierDate(date: Date, other: Date | null): Date {
  return other !== null && other < date ? other : date;
}

/**
 * Returns whether a stored membership entitles to benefits at a moment. A membership expires by time, without an event.
 * A membership that renews is valid for three more days, because the event of a renewal may arrive late, as in
 * computeEntitlement().
 */
export function isEntitled(
  member: ClubMember & Partial<Pick<Membership, 'cancelAtPeriodEnd' | 'paymentProblem'>>,
  now: Date,
): boolean {
  if (!member.isActive || member.entitledUntil === null) return false;
  const isRenewing = member.cancelAtPeriodEnd !== true && (member.paymentProblem ?? null) === null;
  return now.getTime() < member.entitledUntil.getTime() + (isRenewing ? graceMs : 0);
}

/** Returns the payment problem of a subscription; null for none. */
export function toPaymentProblem(
  status: string,
  lostPayment: { isDisputed: boolean; isRefunded: boolean },
): PaymentProblem | null {
  if (lostPayment.isDisputed) return 'disputed';
  if (lostPayment.isRefunded) return 'refunded';
  if (status === 'past_due' || status === 'unpaid') return 'failed';
  return status === 'incomplete' ? 'action' : null;
}

/**
 * Returns whether the full price is refunded on request: through the seventh day after the contract, in the time zone
 * of the brand. The day of the contract does not count.
 */
export function isWithdrawable(startedAt: Date, now: Date): boolean {
  return wallClockAt(now).dayNumber - wallClockAt(startedAt).dayNumber <= withdrawalDays;
}

/** Number of months in which a withdrawal delays the benefits of the next subscription. */
const withdrawalMonths = 12;

/**
 * Returns when a withdrawal no longer delays benefits: the start of the same day twelve months later, in the time zone
 * of the brand; 1 March for 29 February.
 */
export function getWithdrawalEffectEnd(withdrawnAt: Date): Date {
  const [year = 0, month = 1, day = 1] = isoDateOf(wallClockAt(withdrawnAt).dayNumber)
    .split('-')
    .map(Number);
  const dayNumber = Date.UTC(year, month - 1 + withdrawalMonths, day) / dayMs;
  return instantOfWallClock({ dayNumber, minutes: 0 });
}

/**
 * Returns when the benefits of a subscription begin. For a user who withdrew within the twelve months before, this is
 * the start of the eighth day of the subscription, when a withdrawal is no longer possible (isWithdrawable()).
 * Otherwise a user could repeatedly subscribe, use benefits and withdraw without ever paying.
 * @param withdrawnAt the last withdrawal; null for none
 * @returns null if the benefits begin immediately
 */
export function computeBenefitsStart(startedAt: Date, withdrawnAt: Date | null): Date | null {
  if (withdrawnAt === null || startedAt >= getWithdrawalEffectEnd(withdrawnAt)) return null;
  const { dayNumber } = wallClockAt(startedAt);
  return instantOfWallClock({ dayNumber: dayNumber + withdrawalDays + 1, minutes: 0 });
}

/** Returns when the benefits of a membership begin; null if they have begun. */
export function getFutureBenefitsStart(
  { benefitsFrom }: Pick<Membership, 'benefitsFrom'>,
  now: Date,
): Date | null {
  return benefitsFrom !== null && now < benefitsFrom ? benefitsFrom : null;
}
