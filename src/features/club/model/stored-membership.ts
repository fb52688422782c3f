import { clubIntervals, clubStatuses, paymentProblems } from './club-member.ts';
import type { ClubInterval, ClubStatus, Membership, PaymentProblem } from './club-member.ts';

import { toClubMember } from './stored-club-member.ts';
import { countOf, fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** Document clubMembers/{uid} as written by the server, without the user and the timestamps of the record. */
export interface MemberRecord {
  status: ClubStatus;
  planId: string;
  interval: ClubInterval | null;
  stripeSubscriptionId: string;
  startedAt: Date | null;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  entitledUntil: Date | null;
  cancelAtPeriodEnd: boolean;
  paymentProblem: PaymentProblem | '';
  paymentUrl: string;
  /** The last withdrawal; null for none. */
  withdrawnAt: Date | null;
  /** As returned by computeBenefitsStart(). */
  benefitsFrom: Date | null;
  /** When a second subscription was ended, and the cents refunded for it. */
  duplicateEndedAt: Date | null;
  duplicateRefundedCents: number;
}

/** Reads all fields of a stored membership. An unknown status is read as 'canceled', without benefits. */
export function toMemberRecord(data: unknown): MemberRecord {
  const fields = fieldsOf(data);
  return {
    status: clubStatuses.find((status) => status === fields['status']) ?? 'canceled',
    planId: textOf(fields['planId'], 200),
    interval: clubIntervals.find((interval) => interval === fields['interval']) ?? null,
    stripeSubscriptionId: textOf(fields['stripeSubscriptionId'], 200),
    startedAt: instantOf(fields['startedAt']),
    currentPeriodStart: instantOf(fields['currentPeriodStart']),
    currentPeriodEnd: instantOf(fields['currentPeriodEnd']),
    entitledUntil: instantOf(fields['entitledUntil']),
    cancelAtPeriodEnd: fields['cancelAtPeriodEnd'] === true,
    paymentProblem: paymentProblems.find((problem) => problem === fields['paymentProblem']) ?? '',
    paymentUrl: textOf(fields['paymentUrl'], 2000),
    withdrawnAt: instantOf(fields['withdrawnAt']),
    benefitsFrom: instantOf(fields['benefitsFrom']),
    duplicateEndedAt: instantOf(fields['duplicateEndedAt']),
    duplicateRefundedCents: countOf(fields['duplicateRefundedCents']),
  };
}

/** Parses a stored membership into the data for its member, without the Stripe subscription id. */
export function toMembership(data: unknown): Membership {
  const {
    stripeSubscriptionId: _stripeSubscriptionId,
    duplicateEndedAt: endedAt,
    duplicateRefundedCents: refundedCents,
    ...record
  } = toMemberRecord(data);
  return {
    ...record,
    ...toClubMember(data),
    paymentProblem: record.paymentProblem || null,
    duplicate: endedAt && { endedAt, refundedCents },
  };
}
