import type { ClubMember } from '#features/club/model/club-member.ts';
import { membershipAsKept } from '#features/club/model/kept-membership.ts';
import type { KeptGroup, KeptQueries } from '#platform/offline/keep-queries.ts';

/** A membership is kept without the address where it can be paid, and ends on the screen when its time is over. */
const membership: KeptGroup = {
  worthKeeping: (data) =>
    typeof data === 'object' && data !== null ? { ...data, paymentUrl: '' } : data,
  asKept: (data, readAt, now) =>
    data === null ? data : membershipAsKept(data as ClubMember, readAt, now),
  endsAt: (data) => (data as ClubMember | null)?.entitledUntil ?? null,
};

/** What this device keeps of a person: the third part of the keys of the queries, and how. */
export const keptQueries: KeptQueries = {
  personal: new Map<string, KeptGroup>([
    ['favorites', {}],
    ['favorite-place', { most: 60 }],
    ['saved-events', {}],
    ['reservations', {}],
    ['place', { most: 40 }],
    ['membership', membership],
    ['club-member', membership],
    ['club-savings', {}],
    ['review', { most: 40 }],
  ]),
  // By the text of their keys, because importing those would move code of screens that are near their budget.
  beside: new Map([
    ['["categories","active"]', 'categories'],
    ['["plans"]', 'plans'],
  ]),
};
