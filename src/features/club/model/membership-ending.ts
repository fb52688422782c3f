import type { ClubStatus } from './club-member.ts';

/**
 * How a super admin ends a paid membership: 'now', without a refund, or 'period_end', at the end of the paid period.
 */
export const membershipEndings = ['now', 'period_end'] as const;
export type MembershipEnding = (typeof membershipEndings)[number];

/** Stripe statuses of a subscription that is no longer charged. */
const endedStatuses: readonly ClubStatus[] = ['canceled', 'incomplete_expired'];

/** Returns whether the user may still be charged; true for every status of a subscription that has not ended. */
export function isCharged({ status }: { status: ClubStatus }): boolean {
  return !endedStatuses.includes(status);
}

/**
 * Whether a membership renews, ends with the paid period, or has ended. The audit log stores it before and after a
 * deactivation.
 */
export type RenewalState = 'renews' | 'ends_at_period_end' | 'ended';

/** Returns whether a stored membership renews, ends with the paid period or has ended. */
export function getRenewalState(member: {
  status: ClubStatus;
  cancelAtPeriodEnd: boolean;
}): RenewalState {
  if (!isCharged(member)) return 'ended';
  return member.cancelAtPeriodEnd ? 'ends_at_period_end' : 'renews';
}

/** The renewal state that results from each ending. */
export const renewalStateAfterEnding: Record<MembershipEnding, RenewalState> = {
  now: 'ended',
  period_end: 'ends_at_period_end',
};
