import { deleteField, increment, limit, Timestamp, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  change,
  deviceTime,
  fresh,
  list,
  merge,
  now,
  read,
  remove,
  set,
  update,
} from '../attack.ts';
import { anOfferRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

describe('the club', () => {
  const offer = (fields: object) =>
    set('clubOffers/new', { ...asWritten(anOfferRecord()), ...fresh, ...fields });
  allows('manager', offer({}));
  refuses([
    [
      'a user makes themselves a member',
      'member',
      merge('clubMembers/member', { status: 'active', entitledUntil: new Timestamp(4e9, 0) }),
    ],
    [
      'a super admin makes a user a member',
      'admin',
      set('clubMembers/reviewer', { userId: 'reviewer', status: 'active' }),
    ],
    ['the members are listed', 'manager', list('clubMembers', limit(10))],
    ['the payments of another user are listed', 'manager', read('clubPayments/pay1')],
    ['an offer of an inactive place is read', 'member', read('clubOffers/offer3')],
    [
      'the offers of an inactive place are listed',
      'stranger',
      list(
        'clubOffers',
        where('placeId', '==', 'closed1'),
        where('isActive', '==', true),
        limit(10),
      ),
    ],
    [
      'the offers of all places are listed',
      'manager',
      list('clubOffers', where('isActive', '==', true), limit(10)),
    ],
    ['a payment is refunded', 'member', change('clubPayments/pay1', { refundedCents: 1990 })],
    ['an offer of more than 100 % is created', 'manager', offer({ percent: 150 })],
    ['an offer of less than zero is created', 'manager', offer({ percent: -10 })],
    ['an offer for the place of another manager is created', 'stranger', offer({})],
    ['an offer is created with a negative use count', 'manager', offer({ usedCount: -1 })],
    ['an offer is created with a float as its use count', 'manager', offer({ usedCount: 0.5 })],
    [
      'an offer is created with a too long list of days',
      'manager',
      offer({ weekdays: Array.from({ length: 8 }, () => 'seg') }),
    ],
    [
      'the use count is increased',
      'manager',
      change('clubOffers/offer1', { usedCount: increment(1) }),
    ],
    ['the use count is decreased', 'manager', change('clubOffers/offer2', { usedCount: 0 })],
    [
      'the use count is deleted',
      'manager',
      change('clubOffers/offer2', { usedCount: deleteField() }),
    ],
    ['a used offer is deleted', 'manager', remove('clubOffers/offer2')],
    [
      'a used offer is reset and deleted in one batch',
      'manager',
      batch(
        update('clubOffers/offer2', { usedCount: 0, updatedAt: now }),
        remove('clubOffers/offer2'),
      ),
    ],
    [
      'an offer is moved to another place',
      'manager',
      change('clubOffers/offer1', { placeId: 'closed1' }),
    ],
    ['an inactive offer is read by a member', 'member', read('clubOffers/offer2')],
    [
      'a redemption is confirmed by its member',
      'member',
      change('clubRedemptions/red1', { status: 'confirmed' }),
    ],
    ['the code of a redemption is read by its member', 'member', read('redemptionSecrets/red1')],
    ['the code of a redemption is read by a super admin', 'admin', read('redemptionSecrets/red1')],
    [
      'the transactions of another place are listed',
      'stranger',
      list('clubTransactions', where('placeId', '==', 'open1'), limit(10)),
    ],
    [
      'the transactions of two places are listed together',
      'manager',
      list('clubTransactions', where('placeId', 'in', ['open1', 'other1']), limit(10)),
    ],
    [
      'a visit is created',
      'stranger',
      set('clubVisits/open1_stranger', { userId: 'stranger', placeId: 'open1' }),
    ],
    [
      'an offer is created with a string as its end',
      'manager',
      offer({ validUntil: '2030-01-01' }),
    ],
    ['an offer is created with NaN per cent', 'manager', offer({ percent: Number.NaN })],
    ['an offer of half a per cent is created', 'manager', offer({ percent: 0.5 })],
    ['an offer is created with an extra field', 'manager', offer({ featured: true })],
    [
      'an offer is created with a timestamp of the device',
      'manager',
      offer({ createdAt: deviceTime() }),
    ],
    [
      'an offer is created with a limit without a period',
      'manager',
      offer({ perMemberLimit: { count: 1 } }),
    ],
    ['an offer for a missing place is created', 'admin', offer({ placeId: 'none' })],
    ['an offer is created by an inactive user', 'inactive', offer({})],
    [
      'the place of an offer is deleted',
      'manager',
      change('clubOffers/offer1', { placeId: deleteField() }),
    ],
    [
      'the creation date of an offer is changed',
      'manager',
      change('clubOffers/offer1', { createdAt: new Timestamp(0, 0) }),
    ],
    [
      'an offer is changed by the manager of another place',
      'stranger',
      change('clubOffers/offer1', { isActive: false }),
    ],
    [
      'an offer is moved and deleted in one batch',
      'stranger',
      batch(
        update('clubOffers/offer1', { placeId: 'other1', updatedAt: now }),
        remove('clubOffers/offer1'),
      ),
    ],
    ['a membership is deleted', 'member', remove('clubMembers/member')],
    [
      'a transaction is created',
      'admin',
      set('clubTransactions/tx2', { userId: 'admin', placeId: 'open1' }),
    ],
    [
      'a redemption is created',
      'member',
      set('clubRedemptions/red2', { userId: 'member', placeId: 'open1' }),
    ],
    [
      'a visit of another place is created by a member',
      'member',
      set('clubVisits/other1_member', { userId: 'member', placeId: 'other1' }),
    ],
    ['the visits of another user are listed', 'stranger', read('clubVisits/open1_member')],
    ['the membership of another user is read', 'stranger', read('clubMembers/member')],
  ]);
});
