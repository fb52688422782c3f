import { clubIntervals, clubStatuses, paymentProblems } from '#domain/club-member.ts';
import type { Membership } from '#domain/club-member.ts';

import { fieldsOf, instantOf, textOf } from '../field-readers.ts';
import { toClubMember } from './club-member-converter.ts';

/** A stored membership, whole. A status that is not known entitles to nothing, as if it had ended. */
export function toMembership(data: unknown): Membership {
  const fields = fieldsOf(data);
  return {
    ...toClubMember(data),
    status: clubStatuses.find((status) => status === fields['status']) ?? 'canceled',
    planId: textOf(fields['planId'], 200),
    interval: clubIntervals.find((interval) => interval === fields['interval']) ?? null,
    startedAt: instantOf(fields['startedAt']),
    currentPeriodStart: instantOf(fields['currentPeriodStart']),
    currentPeriodEnd: instantOf(fields['currentPeriodEnd']),
    cancelAtPeriodEnd: fields['cancelAtPeriodEnd'] === true,
    paymentProblem: paymentProblems.find((problem) => problem === fields['paymentProblem']) ?? null,
    paymentUrl: textOf(fields['paymentUrl'], 2000),
  };
}
