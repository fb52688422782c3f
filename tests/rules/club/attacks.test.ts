import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  setDoc,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, deviceTime, fresh, merge, now } from '../attack.ts';
import { anOfferRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

describe('the club', () => {
  const offer = (fields: object) => (db: Firestore) =>
    setDoc(doc(db, 'clubOffers/new'), { ...asWritten(anOfferRecord()), ...fresh, ...fields });
  allows('manager', offer({}));
  refuses([
    [
      'takes no member by their own word',
      'member',
      merge('clubMembers/member', { status: 'active', entitledUntil: new Timestamp(4e9, 0) }),
    ],
    [
      'takes no member by the word of a super admin',
      'admin',
      (db) => setDoc(doc(db, 'clubMembers/reviewer'), { userId: 'reviewer', status: 'active' }),
    ],
    [
      'shows nobody the members',
      'manager',
      (db) => getDocs(query(collection(db, 'clubMembers'), limit(10))),
    ],
    [
      'shows nobody the payments of another',
      'manager',
      (db) => getDoc(doc(db, 'clubPayments/pay1')),
    ],
    [
      'shows nobody what a place offers that is not published',
      'member',
      (db) => getDoc(doc(db, 'clubOffers/offer3')),
    ],
    [
      'lists for nobody what a place offers that is not published',
      'stranger',
      (db) =>
        getDocs(
          query(
            collection(db, 'clubOffers'),
            where('placeId', '==', 'closed1'),
            where('isActive', '==', true),
            limit(10),
          ),
        ),
    ],
    [
      'lists the offers of all places for nobody',
      'manager',
      (db) =>
        getDocs(query(collection(db, 'clubOffers'), where('isActive', '==', true), limit(10))),
    ],
    ['takes no payment back', 'member', change('clubPayments/pay1', { refundedCents: 1990 })],
    ['gives no offer of more than all', 'manager', offer({ percent: 150 })],
    ['gives no offer of less than nothing', 'manager', offer({ percent: -10 })],
    ['gives no offer for the place of another', 'stranger', offer({})],
    ['gives no offer that was used before it was', 'manager', offer({ usedCount: -1 })],
    ['gives no offer with a float for its use', 'manager', offer({ usedCount: 0.5 })],
    [
      'gives no offer of an endless list of days',
      'manager',
      offer({ weekdays: Array.from({ length: 8 }, () => 'seg') }),
    ],
    ['lets no use jump', 'manager', change('clubOffers/offer1', { usedCount: increment(1) })],
    ['lets no use fall', 'manager', change('clubOffers/offer2', { usedCount: 0 })],
    [
      'lets no use be removed',
      'manager',
      change('clubOffers/offer2', { usedCount: deleteField() }),
    ],
    ['lets no used offer be removed', 'manager', (db) => deleteDoc(doc(db, 'clubOffers/offer2'))],
    [
      'lets no used offer be emptied and removed in one batch',
      'manager',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'clubOffers/offer2'), { usedCount: 0, updatedAt: now })
          .delete(doc(db, 'clubOffers/offer2'))
          .commit(),
    ],
    [
      'lets no offer move to another place',
      'manager',
      change('clubOffers/offer1', { placeId: 'closed1' }),
    ],
    ['shows no inactive offer to a member', 'member', (db) => getDoc(doc(db, 'clubOffers/offer2'))],
    [
      'confirms no redemption by its member',
      'member',
      change('clubRedemptions/red1', { status: 'confirmed' }),
    ],
    [
      'shows no code of a redemption to its member',
      'member',
      (db) => getDoc(doc(db, 'redemptionSecrets/red1')),
    ],
    [
      'shows no code of a redemption to a super admin',
      'admin',
      (db) => getDoc(doc(db, 'redemptionSecrets/red1')),
    ],
    [
      'shows no transaction of another place',
      'stranger',
      (db) =>
        getDocs(
          query(collection(db, 'clubTransactions'), where('placeId', '==', 'open1'), limit(10)),
        ),
    ],
    [
      'shows no transactions of two places at once',
      'manager',
      (db) =>
        getDocs(
          query(
            collection(db, 'clubTransactions'),
            where('placeId', 'in', ['open1', 'other1']),
            limit(10),
          ),
        ),
    ],
    [
      'invents no visit',
      'stranger',
      (db) =>
        setDoc(doc(db, 'clubVisits/open1_stranger'), { userId: 'stranger', placeId: 'open1' }),
    ],
    ['gives no offer whose end is a text', 'manager', offer({ validUntil: '2030-01-01' })],
    ['gives no offer of no number per cent', 'manager', offer({ percent: Number.NaN })],
    ['gives no offer of half a per cent', 'manager', offer({ percent: 0.5 })],
    ['gives no offer with more in it', 'manager', offer({ featured: true })],
    ['gives no offer of the client’s clock', 'manager', offer({ createdAt: deviceTime() })],
    ['gives no offer without a limit’s window', 'manager', offer({ perMemberLimit: { count: 1 } })],
    ['gives no offer for a place that is not there', 'admin', offer({ placeId: 'none' })],
    ['gives no offer while inactive', 'inactive', offer({})],
    [
      'lets no offer lose its place',
      'manager',
      change('clubOffers/offer1', { placeId: deleteField() }),
    ],
    [
      'lets no offer become older',
      'manager',
      change('clubOffers/offer1', { createdAt: new Timestamp(0, 0) }),
    ],
    [
      'lets no offer be changed by the manager of another place',
      'stranger',
      change('clubOffers/offer1', { isActive: false }),
    ],
    [
      'lets no offer be moved and removed in one batch',
      'stranger',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'clubOffers/offer1'), { placeId: 'other1', updatedAt: now })
          .delete(doc(db, 'clubOffers/offer1'))
          .commit(),
    ],
    ['takes no member back by removal', 'member', (db) => deleteDoc(doc(db, 'clubMembers/member'))],
    [
      'takes no transaction',
      'admin',
      (db) => setDoc(doc(db, 'clubTransactions/tx2'), { userId: 'admin', placeId: 'open1' }),
    ],
    [
      'takes no redemption',
      'member',
      (db) => setDoc(doc(db, 'clubRedemptions/red2'), { userId: 'member', placeId: 'open1' }),
    ],
    [
      'moves no visit to another place',
      'member',
      (db) => setDoc(doc(db, 'clubVisits/other1_member'), { userId: 'member', placeId: 'other1' }),
    ],
    [
      'shows nobody the visits of another',
      'stranger',
      (db) => getDoc(doc(db, 'clubVisits/open1_member')),
    ],
    [
      'shows nobody a membership of another',
      'stranger',
      (db) => getDoc(doc(db, 'clubMembers/member')),
    ],
  ]);
});
