import { describe, expect, it } from 'vitest';

import { aCity } from './city.ts';
import type { Actor, Fields } from './world.ts';

const actors: Actor[] = [null, 'member', 'inactive', 'pending', 'manager', 'stranger', 'admin'];
const everyone = ['visitor', 'member', 'inactive', 'pending', 'manager', 'stranger', 'admin'];

const city = aCity();

function whoMay(check: (actor: Actor) => boolean): string[] {
  return actors.filter(check).map((actor) => actor ?? 'visitor');
}

describe('who may get a document', () => {
  it.each<[path: string, who: string[]]>([
    ['places/open1', everyone],
    ['places/closed1', ['manager', 'admin']],
    ['places/missing1', ['admin']],
    ['categories/cat1', everyone],
    ['categories/missing', everyone],
    ['subscriptionPlans/plan1', everyone],
    ['settings/public', everyone],
    ['settings/private', []],
    ['reviews/open1_reviewer', everyone],
    ['reviews/open1_member', everyone],
    ['reviews/closed1_reviewer', ['manager', 'admin']],
    ['reviews/closed1_member', ['member', 'manager', 'admin']],
    ['clubOffers/offer1', everyone],
    ['clubOffers/offer2', ['manager', 'admin']],
    ['clubOffers/offer3', ['manager', 'admin']],
    ['users/member', ['member', 'admin']],
    ['users/inactive', ['inactive', 'admin']],
    ['favorites/member_open1', ['member']],
    ['favorites/member_other1', ['member']],
    ['clubMembers/member', ['member', 'admin']],
    ['clubPayments/pay1', ['member', 'admin']],
    ['clubTransactions/tx1', ['member', 'manager', 'admin']],
    ['clubRedemptions/red1', ['member', 'manager', 'admin']],
    ['clubVisits/open1_member', ['member']],
    ['reservations/open1_member_2026-12-01_2000', ['member', 'manager', 'admin']],
    ['reservations/open1_member_2026-12-02_2000', ['admin']],
    ['reports/rep1', ['admin']],
    ['imports/imp1', ['admin']],
    ['searchMisses/2026-03-01', ['admin']],
    ['auditLog/old1', ['admin']],
    ['notices/n1', ['member']],
    ['notices/none', []],
    ['outbox/n1', []],
    ['customers/member', []],
    ['stripeEvents/evt1', []],
    ['redemptionSecrets/red1', []],
    ['withdrawals/hash1', []],
    ['anything/else', []],
    ['places/open1/secret/doc', []],
    ['users/member/private/doc', []],
  ])('%s: %j', (path, who) => {
    expect(whoMay((actor) => city.mayGet(actor, path))).toEqual(who);
  });
});

describe('who may list', () => {
  const active = { isActive: true };
  it.each<[name: string, collection: string, filters: Fields, limit: number | null, who: string[]]>(
    [
      ['the highlights of home', 'places', active, 6, everyone],
      ['a page of a category', 'places', { category: 'cat1', ...active }, 24, everyone],
      ['fifty places', 'places', active, 50, everyone],
      ['more than fifty places', 'places', active, 51, ['admin']],
      ['places without a limit', 'places', active, null, ['admin']],
      ['places active or not', 'places', {}, 6, ['admin']],
      ['inactive places', 'places', { isActive: false }, 6, ['admin']],
      ['places one made', 'places', { createdBy: 'stranger' }, 20, ['stranger', 'admin']],
      ['places of another maker', 'places', { createdBy: 'admin' }, 20, ['admin']],
      ['categories of the strip', 'categories', active, 50, everyone],
      ['all categories', 'categories', {}, 100, everyone],
      ['categories without a limit', 'categories', {}, null, ['admin']],
      ['plans', 'subscriptionPlans', {}, 20, everyone],
      ['plans without a limit', 'subscriptionPlans', {}, null, ['admin']],
      ['reviews of an open place', 'reviews', { placeId: 'open1' }, 10, everyone],
      ['reviews of an inactive place', 'reviews', { placeId: 'closed1' }, 10, ['manager', 'admin']],
      ['reviews of a missing place', 'reviews', { placeId: 'missing1' }, 10, ['admin']],
      ['too many reviews', 'reviews', { placeId: 'open1' }, 51, ['admin']],
      ['reviews without a limit', 'reviews', { placeId: 'open1' }, null, ['admin']],
      ['reviews of all places', 'reviews', {}, 10, ['admin']],
      ['own reviews', 'reviews', { userId: 'member' }, 20, ['member', 'admin']],
      ['offers of a place', 'clubOffers', { placeId: 'open1', ...active }, 20, everyone],
      ['all offers of a place', 'clubOffers', { placeId: 'open1' }, 20, ['manager', 'admin']],
      [
        'offers of an inactive place',
        'clubOffers',
        { placeId: 'closed1', ...active },
        20,
        ['manager', 'admin'],
      ],
      ['offers of a missing place', 'clubOffers', { placeId: 'none', ...active }, 20, ['admin']],
      ['active offers of all places', 'clubOffers', active, 20, ['admin']],
      ['all active offers without a limit', 'clubOffers', active, null, ['admin']],
      ['users', 'users', {}, 20, ['admin']],
      ['users without a limit', 'users', {}, null, ['admin']],
      ['own favourites', 'favorites', { userId: 'member' }, 100, ['member']],
      ['own favourites without a limit', 'favorites', { userId: 'member' }, null, []],
      ['favourites of everyone', 'favorites', {}, 10, []],
      ['own membership', 'clubMembers', { userId: 'member' }, 1, ['member', 'admin']],
      ['all memberships', 'clubMembers', {}, 10, ['admin']],
      ['own payments', 'clubPayments', { userId: 'member' }, 20, ['member', 'admin']],
      ['all payments', 'clubPayments', {}, null, ['admin']],
      ['own transactions', 'clubTransactions', { userId: 'member' }, 20, ['member', 'admin']],
      [
        'transactions of a place',
        'clubTransactions',
        { placeId: 'open1' },
        20,
        ['manager', 'admin'],
      ],
      ['all transactions', 'clubTransactions', {}, 20, ['admin']],
      ['redemptions of a place', 'clubRedemptions', { placeId: 'open1' }, 20, ['manager', 'admin']],
      ['places a member claims to have made', 'places', { createdBy: 'member' }, 20, ['admin']],
      ['places one made, without a limit', 'places', { createdBy: 'stranger' }, null, ['admin']],
      ['own reviews without a limit', 'reviews', { userId: 'member' }, null, ['admin']],
      ['own membership without a limit', 'clubMembers', { userId: 'member' }, null, ['admin']],
      ['own payments without a limit', 'clubPayments', { userId: 'member' }, null, ['admin']],
      [
        'all offers of a place without a limit',
        'clubOffers',
        { placeId: 'open1' },
        null,
        ['admin'],
      ],
      [
        'own transactions without a limit',
        'clubTransactions',
        { userId: 'member' },
        null,
        ['admin'],
      ],
      ['own visits without a limit', 'clubVisits', { userId: 'member' }, null, []],
      ['own visits', 'clubVisits', { userId: 'member' }, 20, ['member']],
      ['own reservations', 'reservations', { userId: 'member' }, 20, ['member', 'admin']],
      ['reservations of a place', 'reservations', { placeId: 'open1' }, 20, ['manager', 'admin']],
      [
        'reservations of a place without a limit',
        'reservations',
        { placeId: 'open1' },
        null,
        ['admin'],
      ],
      ['own notices', 'notices', { userId: 'member' }, 20, ['member']],
      ['own unread notices', 'notices', { userId: 'member', readAt: null }, 100, ['member']],
      ['all notices', 'notices', {}, 20, []],
      ['letters that wait', 'outbox', {}, 1, []],
      ['reports', 'reports', {}, null, ['admin']],
      ['imports', 'imports', {}, null, ['admin']],
      ['searches without a result', 'searchMisses', {}, null, ['admin']],
      ['the audit log', 'auditLog', {}, null, ['admin']],
      ['settings', 'settings', {}, 1, []],
      ['customers', 'customers', {}, 1, []],
      ['secrets of redemptions', 'redemptionSecrets', {}, 1, []],
      ['withdrawals', 'withdrawals', {}, 1, []],
    ],
  )('%s', (_name, collection, filters, limit, who) => {
    expect(whoMay((actor) => city.mayList(actor, collection, filters, limit))).toEqual(who);
  });
});
