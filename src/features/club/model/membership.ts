import type { ClubMember, ClubStatus, Membership, PaymentProblem } from './club-member.ts';
import { instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

const dayMs = 86_400_000;

/** How long a membership goes on after a first failed payment, and how late news of a renewal may be. */
export const graceMs = 3 * dayMs;

/** Days in which a contract made at a distance may be withdrawn from (Código de Defesa do Consumidor, art. 49). */
export const withdrawalDays = 7;

/** What of a subscription decides who is entitled; read from Stripe. */
export interface SubscriptionFacts {
  /** Stripe's word, which may be one that is not known here. */
  status: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** When it is going to end instead of being renewed; null when it renews. */
  cancelAt: Date | null;
  /** When it ended; null while it goes on. */
  endedAt: Date | null;
  /** When the payment that is open was first refused; null when none was. */
  firstFailureAt: Date | null;
  /** The payment of this period was given back or is contested: access ends, whatever the subscription says. */
  isPaymentLost: boolean;
}

export interface Entitlement {
  /** Stored as the membership's status. */
  status: ClubStatus;
  /** When it ends or ended unless something is paid; null when there never was one. */
  until: Date | null;
}

/**
 * Who is entitled, and until when (reference/club-and-payments.md C3): trialing and active until the end of the
 * period, past_due for three days from the first refusal, nobody else. Stripe is believed that an active
 * subscription goes on while its period ended less than three days ago: clocks differ, and renewals take hours.
 */
export function entitlementOf(facts: SubscriptionFacts, now: Date): Entitlement {
  const { status, currentPeriodStart, currentPeriodEnd, cancelAt, endedAt } = facts;
  switch (status) {
    case 'active':
    case 'trialing': {
      if (facts.isPaymentLost) return { status: 'unpaid', until: currentPeriodStart };
      const until = earlier(currentPeriodEnd, cancelAt);
      const lastMoment = until.getTime() + (cancelAt ? 0 : graceMs);
      return { status: now.getTime() < lastMoment ? 'active' : 'past_due', until };
    }
    case 'past_due': {
      if (facts.isPaymentLost) return { status: 'unpaid', until: currentPeriodStart };
      const failedAt = facts.firstFailureAt ?? currentPeriodStart;
      const until = earlier(new Date(failedAt.getTime() + graceMs), cancelAt);
      return { status: now < until ? 'active' : 'past_due', until };
    }
    case 'unpaid':
    case 'paused':
      return { status, until: currentPeriodStart };
    case 'incomplete':
    case 'incomplete_expired':
      return { status, until: null };
    default:
      return { status: 'canceled', until: earlier(currentPeriodEnd, endedAt) };
  }
}

function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}

/**
 * Whether a stored membership entitles at this moment. Time alone ends it: no news has to come. A renewal may be
 * told late, so a membership that renews is believed three days longer, as entitlementOf() does.
 */
export function isEntitled(
  member: ClubMember & Partial<Pick<Membership, 'cancelAtPeriodEnd' | 'paymentProblem'>>,
  now: Date,
): boolean {
  if (!member.isActive || member.entitledUntil === null) return false;
  const renews = member.cancelAtPeriodEnd !== true && (member.paymentProblem ?? null) === null;
  return now.getTime() < member.entitledUntil.getTime() + (renews ? graceMs : 0);
}

/** What is wrong with a subscription's payment; null when nothing is. */
export function paymentProblemOf(
  status: string,
  lost: { isDisputed: boolean; isRefunded: boolean },
): PaymentProblem | null {
  if (lost.isDisputed) return 'disputed';
  if (lost.isRefunded) return 'refunded';
  if (status === 'past_due' || status === 'unpaid') return 'failed';
  return status === 'incomplete' ? 'action' : null;
}

/**
 * Whether the whole price is still given back on demand: through the seventh day after the contract, in the
 * brand's time zone; the day of the contract is not counted.
 */
export function isWithdrawable(startedAt: Date, now: Date): boolean {
  return wallClockAt(now).dayNumber - wallClockAt(startedAt).dayNumber <= withdrawalDays;
}

/** For so many months a withdrawal makes the benefits of the next subscription wait. */
const withdrawalMonths = 12;

/**
 * From when on a withdrawal counts no more: the beginning of the same day twelve months later, in the brand's time
 * zone. 1 March for one of 29 February.
 */
export function withdrawalCountsUntil(withdrawnAt: Date): Date {
  const [year = 0, month = 1, day = 1] = isoDateOf(wallClockAt(withdrawnAt).dayNumber)
    .split('-')
    .map(Number);
  const dayNumber = Date.UTC(year, month - 1 + withdrawalMonths, day) / dayMs;
  return instantOfWallClock({ dayNumber, minutes: 0 });
}

/**
 * From when on a subscription's benefits can be used: for somebody who withdrew within the twelve months before it,
 * from the beginning of its eighth day, when it can be withdrawn from no more (isWithdrawable()). Otherwise nobody
 * who subscribes, uses and withdraws again and again would ever pay.
 * @param withdrawnAt the last withdrawal; null for none
 * @returns null when there is nothing to wait for
 */
export function benefitsBeginAt(startedAt: Date, withdrawnAt: Date | null): Date | null {
  if (withdrawnAt === null || startedAt >= withdrawalCountsUntil(withdrawnAt)) return null;
  const { dayNumber } = wallClockAt(startedAt);
  return instantOfWallClock({ dayNumber: dayNumber + withdrawalDays + 1, minutes: 0 });
}

/** When the benefits of a membership begin, while that lies ahead; null when they have begun. */
export function benefitsAhead(
  { benefitsFrom }: Pick<Membership, 'benefitsFrom'>,
  now: Date,
): Date | null {
  return benefitsFrom !== null && now < benefitsFrom ? benefitsFrom : null;
}
