import type { Membership } from './club-member.ts';
import { benefitsAhead, isEntitled } from './membership.ts';

/** How a membership looks to its owner. */
export type MembershipLook =
  /** Entitled, and renewed by itself. */
  | 'active'
  /** A member whose benefits begin in some days, after a withdrawal. */
  | 'soon'
  /** Entitled until the period ends. */
  | 'ending'
  /** Entitled for a few days more: the payment was refused. */
  | 'grace'
  /** Not entitled before something is paid. */
  | 'unpaid'
  /** The first payment is on its way. */
  | 'waiting'
  /** Nothing goes on any more. */
  | 'over';

/** How somebody stands at this moment. */
export function membershipLook(member: Membership, now: Date): MembershipLook {
  if (isEntitled(member, now)) {
    if (member.paymentProblem === 'failed' || member.paymentProblem === 'action') return 'grace';
    if (benefitsAhead(member, now) !== null) return 'soon';
    return member.cancelAtPeriodEnd ? 'ending' : 'active';
  }
  if (member.status === 'incomplete') return 'waiting';
  // Nothing was to be paid any more; the news of the end comes later.
  if (member.isActive && member.cancelAtPeriodEnd) return 'over';
  const goesOn = member.status !== 'canceled' && member.status !== 'incomplete_expired';
  return goesOn ? 'unpaid' : 'over';
}

/** Whether there is a subscription to look after, so that no second one is offered. */
export function isSubscriber(member: Membership | null, now: Date): member is Membership {
  if (member === null) return false;
  const look = membershipLook(member, now);
  return look !== 'over' && look !== 'waiting';
}
