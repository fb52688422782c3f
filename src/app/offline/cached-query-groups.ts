import type { ClubMember } from '#features/club/model/club-member.ts';
import { toOfflineMembership } from '#features/club/model/cached-membership.ts';
import type { CachedQueryGroup, CachedQueries } from '#platform/offline/persist-queries.ts';

/** A membership is cached without its payment link. An open page shows it as expired when the period ends. */
const membershipGroup: CachedQueryGroup = {
  selectCachedPart: (data) =>
    typeof data === 'object' && data !== null ? { ...data, paymentUrl: '' } : data,
  toShownData: (data, readAt, now) =>
    data === null ? data : toOfflineMembership(data as ClubMember, readAt, now),
  expiresAt: (data) => (data as ClubMember | null)?.entitledUntil ?? null,
};

/** Queries cached on this device: those of a user by the third part of the key, public ones by the whole key. */
export const cachedQueryGroups: CachedQueries = {
  personalGroups: new Map<string, CachedQueryGroup>([
    ['favorites', {}],
    ['favorite-place', { maxCachedQueries: 60 }],
    ['saved-events', {}],
    ['reservations', {}],
    ['place', { maxCachedQueries: 40 }],
    ['membership', membershipGroup],
    ['club-member', membershipGroup],
    ['club-savings', {}],
    ['review', { maxCachedQueries: 40 }],
  ]),
  // The keys are written as text: importing them would enlarge chunks that are close to their size budget.
  publicGroups: new Map([
    ['["categories","active"]', 'categories'],
    ['["plans"]', 'plans'],
  ]),
};
