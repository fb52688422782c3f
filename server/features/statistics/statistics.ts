import { Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query } from '@google-cloud/firestore';
import type { AdminStatisticsResponse } from '#features/statistics/model/statistics-contract.ts';
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
   * Confirmed redemptions that were not voided. clubTransactions is unsuitable, because it keeps voided redemptions and
   * adds a reversing entry.
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
export function whereInRange(query: Query, field: string, { from, to }: DayRange): Query {
  return query
    .where(field, '>=', Timestamp.fromDate(from))
    .where(field, '<', Timestamp.fromDate(to));
}

/** Returns the growth, 0.12 for 12 %; null if the previous value is 0. */
export function growthOf(current: number, previous: number): number | null {
  return previous > 0 ? (current - previous) / previous : null;
}

type StatisticsPart<K extends keyof AdminStatisticsResponse> = AdminStatisticsResponse[K];

export async function readPlaceTotals(
  queries: BoundedQueries,
  { places }: CountedCollections,
  { current, previous }: StatisticsWindow,
): Promise<StatisticsPart<'places'>> {
  const [total, active, addedCount, addedBeforeCount] = await Promise.all([
    queries.count(places),
    queries.count(places.where('isActive', '==', true)),
    queries.count(whereInRange(places, 'createdAt', current)),
    queries.count(whereInRange(places, 'createdAt', previous)),
  ]);
  return { total, active, growth: growthOf(addedCount, addedBeforeCount) };
}

/**
 * Counts users by role, pending accounts and growth.
 * @param signUps number of sign-ups within the 30 days
 */
export async function readUserTotals(
  queries: BoundedQueries,
  { users }: CountedCollections,
  { previous }: StatisticsWindow,
  signUps: Promise<number>,
): Promise<StatisticsPart<'users'>> {
  const [total, managers, superAdmins, pending, signUpsBefore, signUpsNow] = await Promise.all([
    queries.count(users),
    queries.count(users.where('role', '==', 'manager')),
    queries.count(users.where('role', '==', 'super_admin')),
    queries.count(users.where('status', '==', 'pending')),
    queries.count(whereInRange(users, 'createdAt', previous)),
    signUps,
  ]);
  // Users without a known role are members. They are computed as the difference, because counting the largest group
  // costs most.
  const members = Math.max(0, total - managers - superAdmins);
  const growth = growthOf(signUpsNow, signUpsBefore);
  return { total, members, managers, superAdmins, pending, growth };
}

export async function readReviewTotals(
  queries: BoundedQueries,
  { reviews }: CountedCollections,
  { current, previous }: StatisticsWindow,
): Promise<StatisticsPart<'reviews'>> {
  const [allReviewsResult, currentResult, previousResult] = await Promise.all([
    queries.average(reviews, 'rating'),
    queries.average(whereInRange(reviews, 'createdAt', current), 'rating'),
    queries.average(whereInRange(reviews, 'createdAt', previous), 'rating'),
  ]);
  const hasBothAverages = currentResult.average !== null && previousResult.average !== null;
  return {
    total: allReviewsResult.count,
    rating: allReviewsResult.average,
    ratingChange: hasBothAverages
      ? Number(currentResult.average) - Number(previousResult.average)
      : null,
    growth: growthOf(currentResult.count, previousResult.count),
  };
}

export async function readClubTotals(
  queries: BoundedQueries,
  { clubMembers, clubUses }: CountedCollections,
  { current, previous }: StatisticsWindow,
  now: Date,
): Promise<StatisticsPart<'club'>> {
  const endedRange = { from: current.from, to: now };
  const [activeMembers, endedCount, uses, usesBefore] = await Promise.all([
    queries.count(clubMembers.where('status', '==', 'active')),
    // Each member has one record, updated with each payment, so a renewed member is entitled beyond now and not
    // counted.
    queries.count(whereInRange(clubMembers, 'entitledUntil', endedRange)),
    queries.sum(whereInRange(clubUses, 'confirmedAt', current), 'discountCents'),
    queries.sum(whereInRange(clubUses, 'confirmedAt', previous), 'discountCents'),
  ]);
  return {
    activeMembers,
    churn: activeMembers + endedCount > 0 ? endedCount / (activeMembers + endedCount) : null,
    uses: uses.count,
    discountCents: uses.sum,
    usesGrowth: growthOf(uses.count, usesBefore.count),
  };
}

export async function readRevenueTotals(
  queries: BoundedQueries,
  { clubPayments }: CountedCollections,
  { current, previous, monthStart }: StatisticsWindow,
): Promise<StatisticsPart<'revenue'>> {
  const sumRevenue = async (range: DayRange) => {
    const paidInRange = whereInRange(clubPayments, 'paidAt', range);
    return (await queries.difference(paidInRange, 'amountCents', 'refundedCents')).sum;
  };
  const [paymentCount, monthRevenueCents, currentResult, previousResult] = await Promise.all([
    queries.count(clubPayments.limit(1)),
    sumRevenue({ from: monthStart, to: current.to }),
    sumRevenue(current),
    sumRevenue(previous),
  ]);
  return {
    monthCents: paymentCount > 0 ? monthRevenueCents : null,
    growth: growthOf(currentResult, previousResult),
  };
}

/** Counts e-mails with an unknown result and failed e-mails; both are retained for 30 days. */
export async function readEmailTotals(
  queries: BoundedQueries,
  { outbox }: CountedCollections,
): Promise<StatisticsPart<'letters'>> {
  const [unknown, failed] = await Promise.all([
    queries.count(outbox.where('state', '==', 'unknown')),
    queries.count(outbox.where('state', '==', 'failed')),
  ]);
  return { unknown, failed };
}
