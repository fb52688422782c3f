import { describe, expect, it } from 'vitest';

import { aCity } from './city.ts';
import type { Actor, Fields } from './world.ts';

describe('maximum page size of lists', () => {
  it.each<[collection: string, filters: Fields, most: number, actor: Actor]>([
    ['places', { isActive: true }, 50, 'member'],
    ['places', { createdBy: 'stranger' }, 100, 'stranger'],
    ['categories', {}, 100, null],
    ['subscriptionPlans', {}, 100, null],
    ['reviews', { placeId: 'open1' }, 50, null],
    ['reviews', { userId: 'member' }, 100, 'member'],
    ['reviews', { placeId: 'closed1' }, 50, 'manager'],
    ['favorites', { userId: 'member' }, 100, 'member'],
    ['clubMembers', { userId: 'member' }, 10, 'member'],
    ['clubPayments', { userId: 'member' }, 100, 'member'],
    ['clubOffers', { placeId: 'open1', isActive: true }, 50, 'member'],
    ['clubOffers', { placeId: 'open1' }, 50, 'manager'],
    ['events', { placeId: 'open1', isActive: true }, 50, 'member'],
    ['events', { placeId: 'open1' }, 50, 'manager'],
    ['savedEvents', { userId: 'member' }, 100, 'member'],
    ['helpful', { userId: 'member', placeId: 'open1' }, 100, 'member'],
    ['helpful', { authorId: 'reviewer' }, 100, 'reviewer'],
    ['clubTransactions', { userId: 'member' }, 100, 'member'],
    ['clubTransactions', { placeId: 'open1' }, 100, 'manager'],
    ['clubRedemptions', { userId: 'member' }, 100, 'member'],
    ['clubRedemptions', { placeId: 'open1' }, 100, 'manager'],
    ['clubVisits', { userId: 'member' }, 100, 'member'],
    ['reservations', { userId: 'member' }, 100, 'member'],
    ['reservations', { placeId: 'open1' }, 100, 'manager'],
    ['notices', { userId: 'member' }, 100, 'member'],
  ])('%s by %j: at most %i', (collection, filters, most, actor) => {
    const city = aCity();
    expect(city.mayList(actor, collection, filters, most)).toBe(true);
    expect(city.mayList(actor, collection, filters, most + 1)).toBe(false);
    expect(city.mayList(actor, collection, filters, null)).toBe(false);
  });
});
