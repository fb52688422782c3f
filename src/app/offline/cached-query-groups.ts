import type { ClubMember } from '#features/club/model/club-member.ts';
import { cachedMembership } from '#features/club/model/cached-membership.ts';
import type { CachedQueryGroup, CachedQueries } from '#platform/offline/persist-queries.ts';

/** A membership is cached without its payment link, and expires on the screen when its period ends. */
const membership: CachedQueryGroup = {
  selectCachedPart: (data) =>
    typeof data === 'object' && data !== null ? { ...data, paymentUrl: '' } : data,
  toShownData: (data, readAt, now) =>
    data === null ? data : cachedMembership(data as ClubMember, readAt, now),
  expiresAt: (data) => (data as ClubMember | null)?.entitledUntil ?? null,
};

/** Queries of a user cached on this device, by the third part of their keys. */
export const cachedQueryGroups: CachedQueries = {
  personal: new Map<string, CachedQueryGroup>([
    ['favorites', {}],
    ['favorite-place', { maxAnswers: 60 }],
    ['saved-events', {}],
    ['reservations', {}],
    ['place', { maxAnswers: 40 }],
    ['membership', membership],
    ['club-member', membership],
    ['club-savings', {}],
    ['review', { maxAnswers: 40 }],
  ]),
  // Written as text: importing the keys would pull in code of screens that are near their size budget.
  publicGroups: new Map([
    ['["categories","active"]', 'categories'],
    ['["plans"]', 'plans'],
  ]),
};
