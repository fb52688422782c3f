import type { Membership } from './club-member.ts';
import { getFutureBenefitsStart, isEntitled } from './membership.ts';

/** Display state of a membership for its owner. */
export type MembershipPresentation =
  /** Entitled, and renewed automatically. */
  | 'active'
  /** A member whose benefits begin in some days, because of an earlier withdrawal. */
  | 'soon'
  /** Entitled until the period ends. */
  | 'ending'
  /** Entitled for a few more days after a declined payment. */
  | 'grace'
  /** Not entitled until a payment succeeds. */
  | 'unpaid'
  /** The first payment is pending. */
  | 'waiting'
  /** The membership has ended. */
  | 'over';

/** Returns the display state of a membership at a moment. */
export function getMembershipPresentation(member: Membership, now: Date): MembershipPresentation {
  if (isEntitled(member, now)) {
    if (member.paymentProblem === 'failed' || member.paymentProblem === 'action') return 'grace';
    if (getFutureBenefitsStart(member, now) !== null) return 'soon';
    return member.cancelAtPeriodEnd ? 'ending' : 'active';
  }
  if (member.status === 'incomplete') return 'waiting';
  // A cancelled membership has ended with its period, although the stored status is not updated yet.
  if (member.isActive && member.cancelAtPeriodEnd) return 'over';
  const isOngoing = member.status !== 'canceled' && member.status !== 'incomplete_expired';
  return isOngoing ? 'unpaid' : 'over';
}

/** Returns whether the owner must solve a problem with a payment. */
export function hasPaymentProblem(presentation: MembershipPresentation): boolean {
  return presentation === 'grace' || presentation === 'unpaid';
}

/** Returns whether the user has a subscription to manage, so that no second one is offered. */
export function isSubscriber(member: Membership | null, now: Date): member is Membership {
  if (member === null) return false;
  const presentation = getMembershipPresentation(member, now);
  return presentation !== 'over' && presentation !== 'waiting';
}
