import { Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query } from '@google-cloud/firestore';
import type { AdminStatisticsAnswer } from '#features/statistics/model/statistics-contract.ts';
import type { BoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import type { DayRange, StatisticsWindow } from './statistics-days.ts';

/** Queries that the statistics are computed from. */
export interface CountedCollections {
  places: Query;
  users: Query;
  reviews: Query;
  clubMembers: Query;
  clubPayments: Query;
  /**
   * Redemptions that are not voided. clubTransactions is unsuitable, because it retains voided ones with a reversing
   * entry.
   */
  clubUses: Query;
  outbox: Query;
}

export function countedCollections(firestore: Firestore): CountedCollections {
  return {
    places: firestore.collection('places'),
    users: firestore.collection('users'),
    reviews: firestore.collection('reviews'),
    clubMembers: firestore.collection('clubMembers'),
    clubPayments: firestore.collection('clubPayments'),
    clubUses: firestore.collection('clubRedemptions').where('status', '==', 'confirmed'),
    outbox: firestore.collection('outbox'),
  };
}

/** Restricts a query to documents whose timestamp is in the span. */
export function whereInRange(all: Query, field: string, { from, to }: DayRange): Query {
  return all.where(field, '>=', Timestamp.fromDate(from)).where(field, '<', Timestamp.fromDate(to));
}

/** Returns the growth, 0.12 for 12 %; null if the previous value is 0. */
export function growthOf(current: number, previous: number): number | null {
  return previous > 0 ? (current - previous) / previous : null;
}

type Figures<K extends keyof AdminStatisticsAnswer> = AdminStatisticsAnswer[K];

export async function placeStatistics(
  asking: BoundedQueries,
  { places }: CountedCollections,
  { current, previous }: StatisticsWindow,
): Promise<Figures<'places'>> {
  const [total, active, added, addedBefore] = await Promise.all([
    asking.count(places),
    asking.count(places.where('isActive', '==', true)),
    asking.count(whereInRange(places, 'createdAt', current)),
    asking.count(whereInRange(places, 'createdAt', previous)),
  ]);
  return { total, active, growth: growthOf(added, addedBefore) };
}

/**
 * Counts users by role, pending accounts and growth.
 * @param signUps number of sign-ups within the 30 days
 */
export async function userStatistics(
  asking: BoundedQueries,
  { users }: CountedCollections,
  { previous }: StatisticsWindow,
  signUps: Promise<number>,
): Promise<Figures<'users'>> {
  const [total, managers, superAdmins, pending, signUpsBefore, signUpsNow] = await Promise.all([
    asking.count(users),
    asking.count(users.where('role', '==', 'manager')),
    asking.count(users.where('role', '==', 'super_admin')),
    asking.count(users.where('status', '==', 'pending')),
    asking.count(whereInRange(users, 'createdAt', previous)),
    signUps,
  ]);
  // Users without a known role are members. They are computed as the difference, because counting the largest group
  // costs most.
  const members = Math.max(0, total - managers - superAdmins);
  const growth = growthOf(signUpsNow, signUpsBefore);
  return { total, members, managers, superAdmins, pending, growth };
}

export async function reviewStatistics(
  asking: BoundedQueries,
  { reviews }: CountedCollections,
  { current, previous }: StatisticsWindow,
): Promise<Figures<'reviews'>> {
  const [all, now, before] = await Promise.all([
    asking.average(reviews, 'rating'),
    asking.average(whereInRange(reviews, 'createdAt', current), 'rating'),
    asking.average(whereInRange(reviews, 'createdAt', previous), 'rating'),
  ]);
  const hasBoth = now.average !== null && before.average !== null;
  return {
    total: all.count,
    rating: all.average,
    ratingChange: hasBoth ? Number(now.average) - Number(before.average) : null,
    growth: growthOf(now.count, before.count),
  };
}

export async function clubStatistics(
  asking: BoundedQueries,
  { clubMembers, clubUses }: CountedCollections,
  { current, previous }: StatisticsWindow,
  now: Date,
): Promise<Figures<'club'>> {
  const ended = { from: current.from, to: now };
  const [activeMembers, lost, uses, usesBefore] = await Promise.all([
    asking.count(clubMembers.where('status', '==', 'active')),
    // Each member has one record, updated with each payment, so a renewed member is entitled beyond now and not
    // counted.
    asking.count(whereInRange(clubMembers, 'entitledUntil', ended)),
    asking.sum(whereInRange(clubUses, 'confirmedAt', current), 'discountCents'),
    asking.sum(whereInRange(clubUses, 'confirmedAt', previous), 'discountCents'),
  ]);
  return {
    activeMembers,
    churn: activeMembers + lost > 0 ? lost / (activeMembers + lost) : null,
    uses: uses.count,
    discountCents: uses.sum,
    usesGrowth: growthOf(uses.count, usesBefore.count),
  };
}

export async function revenueStatistics(
  asking: BoundedQueries,
  { clubPayments }: CountedCollections,
  { current, previous, monthFrom }: StatisticsWindow,
): Promise<Figures<'revenue'>> {
  const taken = async (span: DayRange) => {
    const paid = whereInRange(clubPayments, 'paidAt', span);
    return (await asking.difference(paid, 'amountCents', 'refundedCents')).sum;
  };
  const [payments, month, now, before] = await Promise.all([
    asking.count(clubPayments.limit(1)),
    taken({ from: monthFrom, to: current.to }),
    taken(current),
    taken(previous),
  ]);
  return { monthCents: payments > 0 ? month : null, growth: growthOf(now, before) };
}

/** Counts e-mails with unknown result and failed ones; they are retained for 30 days. */
export async function letterStatistics(
  asking: BoundedQueries,
  { outbox }: CountedCollections,
): Promise<Figures<'letters'>> {
  const [unknown, failed] = await Promise.all([
    asking.count(outbox.where('state', '==', 'unknown')),
    asking.count(outbox.where('state', '==', 'failed')),
  ]);
  return { unknown, failed };
}
