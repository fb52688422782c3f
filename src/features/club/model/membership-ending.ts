import type { ClubStatus } from './club-member.ts';

/**
 * When what somebody pays for the club ends, as a super admin chose it: 'now', without anything given back, or
 * 'period_end', when what is paid for is over.
 */
export const membershipEndings = ['now', 'period_end'] as const;
export type MembershipEnding = (typeof membershipEndings)[number];

/** Stripe's words for a subscription that charges nothing any more. */
const overStatuses: readonly ClubStatus[] = ['canceled', 'incomplete_expired'];

/** Whether somebody may still be charged for the club: entitled, late with a payment, or about to pay first. */
export function isCharged({ status }: { status: ClubStatus }): boolean {
  return !overStatuses.includes(status);
}

/** What is left of a membership once its ending is chosen, as the audit log tells it. */
export type MembershipCourse = 'renews' | 'ends_at_period_end' | 'ended';

/** The course of a membership as it is stored. */
export function courseOf(member: {
  status: ClubStatus;
  cancelAtPeriodEnd: boolean;
}): MembershipCourse {
  if (!isCharged(member)) return 'ended';
  return member.cancelAtPeriodEnd ? 'ends_at_period_end' : 'renews';
}

/** The course that an ending leads to. */
export const courseAfter: Record<MembershipEnding, MembershipCourse> = {
  now: 'ended',
  period_end: 'ends_at_period_end',
};
