import { Timestamp } from '@google-cloud/firestore';
import { clubIntervals, clubStatuses, paymentProblems } from '#domain/club-member.ts';
import type { CustomerRecord, PlanRecord } from './club-store.ts';
import type { MemberRecord, PaymentRecord } from './membership-plan.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Stored fields in the server's words, and back. What is missing or odd reads as nothing. */
export function toCustomer(fields: Fields): CustomerRecord {
  return {
    customerId: text(fields['customerId']),
    email: text(fields['email']),
    generation: count(fields['generation']),
    checkouts: count(fields['checkouts']),
    checkoutSessionId: text(fields['checkoutSessionId']),
    withdrawing: text(fields['withdrawing']),
  };
}

export function revisionOf(fields: Fields): number {
  return count(fields['revision']);
}

export function toMember(fields: Fields): MemberRecord {
  return {
    status: oneOf(clubStatuses, fields['status']) ?? 'canceled',
    planId: text(fields['planId']),
    interval: oneOf(clubIntervals, fields['interval']) ?? null,
    stripeSubscriptionId: text(fields['stripeSubscriptionId']),
    startedAt: instant(fields['startedAt']),
    currentPeriodStart: instant(fields['currentPeriodStart']),
    currentPeriodEnd: instant(fields['currentPeriodEnd']),
    entitledUntil: instant(fields['entitledUntil']),
    cancelAtPeriodEnd: fields['cancelAtPeriodEnd'] === true,
    paymentProblem: oneOf(paymentProblems, fields['paymentProblem']) ?? '',
    paymentUrl: text(fields['paymentUrl']),
  };
}

export function toPayment(fields: Fields): PaymentRecord {
  return {
    amountCents: count(fields['amountCents']),
    refundedCents: count(fields['refundedCents']),
    paidAt: instant(fields['paidAt']) ?? new Date(0),
  };
}

export function toPlan(id: string, fields: Fields): PlanRecord {
  return {
    id,
    priceId: text(fields['stripePriceId']),
    name: text(fields['name']),
    priceCents: count(fields['price']),
    interval: text(fields['interval']),
    isActive: fields['isActive'] === true,
  };
}

/** Whether two records say the same; instants are compared as times. */
export function isSame(a: object | null, b: object | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function count(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.floor(value) : 0;
}

function instant(value: unknown): Date | null {
  return value instanceof Timestamp ? value.toDate() : null;
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((word) => word === value);
}
