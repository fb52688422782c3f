/** The request of each row of the matrix, sent with the official client. */
import { doc, increment, setDoc, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';

import { dayMs } from '#shared/time-units.ts';
import {
  anEventRecord,
  aClaimRecord,
  aHelpfulMark,
  aListRecord,
  anOfferRecord,
  aPlaceRecord,
  aReviewPicture,
  aReviewRecord,
  aStanding,
  aSuggestionRecord,
  aUserRecord,
  noOperator,
} from './city.ts';
import type { Fields } from './world.ts';
import { asWritten, nextWeek } from './local-city.ts';
import {
  closed,
  count,
  create,
  fresh,
  get,
  list,
  now,
  ofParties,
  remove,
  serverOnly,
  update,
} from './matrix-requests.ts';
import type { Attempt } from './matrix-requests.ts';

const place =
  (change: Fields): Attempt =>
  (db, actor) =>
    setDoc(doc(db, 'places/new1'), {
      ...asWritten(aPlaceRecord({ createdBy: actor, ...change })),
      ...fresh,
    });

const auditEntry = (actor: string, target: string, before: object, after: object) => ({
  actorId: actor,
  createdAt: now,
  action: `${target.split('/')[0]?.replace(/s$/, '')}.update`,
  target,
  before,
  after,
});

const promote =
  (audited: boolean): Attempt =>
  (db, actor) => {
    const batch = writeBatch(db).update(doc(db, 'users/member'), {
      role: 'manager',
      auditId: 'new1',
      updatedAt: now,
    });
    const entry = auditEntry(actor, 'users/member', aStanding(), aStanding({ role: 'manager' }));
    if (audited) batch.set(doc(db, 'auditLog/new1'), entry);
    return batch.commit();
  };

const entrust =
  (audited: boolean): Attempt =>
  (db, actor) => {
    const managedPlaces = ['open1', 'closed1', 'other1'];
    const batch = writeBatch(db).update(doc(db, 'users/manager'), {
      managedPlaces,
      auditId: 'new1',
      updatedAt: now,
    });
    const before = aStanding({ role: 'manager', managedPlaces: ['open1', 'closed1'] });
    const entry = auditEntry(actor, 'users/manager', before, { ...before, managedPlaces });
    if (audited) batch.set(doc(db, 'auditLog/new1'), entry);
    return batch.commit();
  };

const judge =
  (status: 'pending' | 'inactive'): Attempt =>
  (db, actor) =>
    writeBatch(db)
      .update(doc(db, 'users/member'), { status, auditId: 'new1', updatedAt: now })
      .set(
        doc(db, 'auditLog/new1'),
        auditEntry(actor, 'users/member', aStanding(), aStanding({ status })),
      )
      .commit();

const settings =
  (audited: boolean): Attempt =>
  (db, actor) => {
    const before = {
      requireApproval: false,
      clubEnabled: true,
      reviewsEnabled: true,
      maintenanceMessage: '',
      ...noOperator,
    };
    const batch = writeBatch(db).update(doc(db, 'settings/public'), {
      clubEnabled: false,
      auditId: 'new1',
      updatedAt: now,
    });
    const entry = {
      ...auditEntry(actor, 'settings/public', before, { ...before, clubEnabled: false }),
      action: 'settings.update',
    };
    if (audited) batch.set(doc(db, 'auditLog/new1'), entry);
    return batch.commit();
  };

const review =
  (withAggregate: boolean): Attempt =>
  (db, actor) => {
    const verifiedVisit = actor === 'member';
    const batch = writeBatch(db).set(doc(db, `reviews/open1_${actor}`), {
      ...asWritten(aReviewRecord('open1', actor, { rating: 5, verifiedVisit })),
      ...fresh,
    });
    const aggregate = { ratingCounts: [0, 0, 0, 1, 1], rating: 4.5, reviewsCount: 2 };
    if (withAggregate) batch.update(doc(db, 'places/open1'), { ...aggregate, updatedAt: now });
    return batch.commit();
  };

const suggest =
  (counted: boolean): Attempt =>
  (db, actor) => {
    const id = `other1_${actor}`;
    const batch = writeBatch(db).set(doc(db, `suggestions/${id}`), {
      ...asWritten(aSuggestionRecord('other1', actor)),
      ...fresh,
    });
    const pace = { since: now, count: 1, last: `suggestions/${id}`, at: now };
    if (counted) batch.set(doc(db, `requestPace/${actor}`), pace);
    return batch.commit();
  };

const claim =
  (counted: boolean): Attempt =>
  (db, actor) => {
    const id = `other1_${actor}`;
    const batch = writeBatch(db).set(doc(db, `claims/${id}`), {
      ...asWritten(aClaimRecord('other1', actor)),
      ...fresh,
    });
    const pace = { since: now, count: 1, last: `claims/${id}`, at: now };
    if (counted) batch.set(doc(db, `requestPace/${actor}`), pace);
    return batch.commit();
  };

const approve =
  (entrusted: boolean): Attempt =>
  (db, actor) => {
    const batch = writeBatch(db).update(doc(db, 'claims/open1_member'), {
      ...{ status: 'approved', decidedBy: actor, decidedAt: now, updatedAt: now },
      auditId: entrusted ? 'new1' : '',
    });
    const becomes = { role: 'manager', managedPlaces: ['open1'] };
    if (entrusted) {
      batch
        .update(doc(db, 'users/member'), { ...becomes, auditId: 'new1', updatedAt: now })
        .set(
          doc(db, 'auditLog/new1'),
          auditEntry(actor, 'users/member', aStanding(), aStanding(becomes)),
        );
    }
    return batch.commit();
  };

/** The record of the reviewer's reported images. */
const pictureRecord = (isOpen: boolean, isListed: boolean) => ({
  ...{ placeId: 'open1', userId: 'reviewer', isOpen, at: now },
  pictures: isListed ? { [aReviewPicture('open1_reviewer').split('#')[0] ?? '']: true } : {},
});

const decidePictures =
  (fields: Record<string, unknown>, isListed: boolean): Attempt =>
  (db) =>
    writeBatch(db)
      .update(doc(db, 'reviews/open1_reviewer'), fields)
      .set(doc(db, 'reportedPictures/open1_reviewer'), pictureRecord(false, isListed))
      .commit();

/** A commit that holds the reviewer's images for review. Each part can be left out. */
const reportPictures =
  ({ isReported = true, isCounted = true, isHeld = true, isRecorded = true }): Attempt =>
  (db, actor) => {
    const id = `open1_reviewer_pictures_${actor}`;
    const batch = writeBatch(db);
    if (isHeld) batch.update(doc(db, 'reviews/open1_reviewer'), { picturesStatus: 'waiting' });
    if (isReported) {
      batch.set(doc(db, `reports/${id}`), {
        ...{ reviewId: 'open1_reviewer', about: 'pictures', placeId: 'open1', reporter: actor },
        ...{ reason: 'private', status: 'open', ...fresh },
      });
    }
    const pace = { since: now, count: 1, last: `reports/${id}`, at: now };
    if (isCounted) batch.set(doc(db, `requestPace/${actor}`), pace);
    const record = doc(db, 'reportedPictures/open1_reviewer');
    if (isRecorded) batch.set(record, pictureRecord(true, true));
    return batch.commit();
  };

function markHelpful(db: Firestore, uid: string, isCounted: boolean): Promise<void> {
  const batch = writeBatch(db).set(doc(db, `helpful/open1_reviewer_${uid}`), {
    ...asWritten(aHelpfulMark('open1', uid)),
    createdAt: now,
  });
  if (isCounted) batch.update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: 1 });
  return batch.commit();
}

const listed =
  (counted: boolean): Attempt =>
  (db, actor) => {
    const batch = writeBatch(db).set(doc(db, 'lists/new1'), {
      ...asWritten(aListRecord(actor)),
      ...fresh,
    });
    const tally = { count: increment(1), last: 'new1', at: now };
    if (counted) batch.set(doc(db, `listCounts/${actor}`), tally, { merge: true });
    return batch.commit();
  };

const unlisted =
  (counted: boolean): Attempt =>
  (db, actor) => {
    const batch = writeBatch(db).delete(doc(db, 'lists/list1'));
    const tally = { count: 0, last: 'list1', at: now };
    if (counted) batch.set(doc(db, `listCounts/${actor}`), tally);
    return batch.commit();
  };

const noReviews = { ratingCounts: [0, 0, 0, 0, 0], rating: 0, reviewsCount: 0, updatedAt: now };
const favorite = (userId: string) => ({ userId, placeId: 'other1', createdAt: now });
const savedEvent = (userId: string) => ({ userId, eventId: 'event3', createdAt: now });
/** A valid end of an event, relative to the time of the test run. */
const soon = () => ({ lastAt: Timestamp.fromMillis(Date.now() + dayMs) });
const booked = 'reservations/open1_member_2026-12-01_2000';

/** Requests by collection and operation, as in the table. */
export const attempts: Readonly<Record<string, Attempt>> = {
  'users get the record of the member': get('users/member'),
  'users list twenty': list('users', {}, 20),
  'users list without a limit': list('users'),
  'users count': count('users'),
  'users create the own record': create('users/newcomer', {
    ...asWritten(aUserRecord('newcomer')),
    ...fresh,
  }),
  'users update the name of the member': update('users/member', { displayName: 'Ana' }),
  'users update the phone of the member': update('users/member', { phone: '+5548999990000' }),
  'users update a role, audited': promote(true),
  'users update a role, unaudited': promote(false),
  'users update to pending, audited': judge('pending'),
  'users update to inactive, audited': judge('inactive'),
  'users update places, audited': entrust(true),
  'users update places, unaudited': entrust(false),
  'users delete': remove('users/member'),

  'places get an active one': get('places/open1'),
  'places get an inactive one': get('places/closed1'),
  'places list fifty active ones': list('places', { isActive: true }, 50),
  'places list active without a limit': list('places', { isActive: true }),
  'places list inactive ones': list('places', { isActive: false }, 10),
  'places list those of another creator': list('places', { createdBy: 'stranger' }, 100),
  'places list all without a limit': list('places'),
  'places create an inactive one': place({ isActive: false }),
  'places create an active one': place({ isActive: true }),
  'places update the description': update('places/open1', { description: 'Outra.' }),
  'places update isActive': update('places/open1', { isActive: false }),
  'places update only the timestamp': update('places/open1', {}),
  'places delete': remove('places/open1'),

  'categories get': get('categories/cat1'),
  'categories list one hundred': list('categories', {}, 100),
  'categories list without a limit': list('categories'),
  'categories create': create('categories/new', {
    name: 'Praias',
    icon: 'Heart',
    order: 2,
    isActive: true,
    ...fresh,
  }),
  'categories update': update('categories/cat1', { isActive: false }),
  'categories delete': remove('categories/cat1'),

  'subscriptionPlans get': get('subscriptionPlans/plan1'),
  'subscriptionPlans list one hundred': list('subscriptionPlans', {}, 100),
  'subscriptionPlans list without a limit': list('subscriptionPlans'),
  'subscriptionPlans create': create('subscriptionPlans/new', {
    name: 'Anual',
    price: 19900,
    interval: 'year',
    isActive: true,
    ...fresh,
  }),
  'subscriptionPlans update': update('subscriptionPlans/plan1', { price: 2990 }),
  'subscriptionPlans delete': remove('subscriptionPlans/plan1'),

  'reviews get one of an active place': get('reviews/open1_reviewer'),
  'reviews get one of an inactive place': get('reviews/closed1_reviewer'),
  'reviews list ten of an active place': list('reviews', { placeId: 'open1' }, 10),
  'reviews list ten of an inactive place': list('reviews', { placeId: 'closed1' }, 10),
  'reviews list the own ones': list('reviews', { userId: '$actor' }, 100),
  'reviews list a place without a limit': list('reviews', { placeId: 'open1' }),
  'reviews list all without a limit': list('reviews'),
  'reviews count all': count('reviews'),
  'reviews create with the aggregate': review(true),
  'reviews create without the aggregate': review(false),
  'reviews update the text of another': update('reviews/open1_reviewer', { text: 'x' }),
  'reviews update the profile of the author': (db) =>
    updateDoc(doc(db, 'reviews/open1_reviewer'), { authorProfile: true }),
  'reviews update the reply': (db) =>
    updateDoc(doc(db, 'reviews/open1_reviewer'), { reply: { text: 'Obrigado.', repliedAt: now } }),
  'reviews update: hold images, report': reportPictures({}),
  'reviews update: hold images, no report': reportPictures({ isReported: false }),
  'reviews update: approve images': decidePictures({ picturesStatus: 'kept' }, false),
  'reviews update: remove images': decidePictures({ pictures: [], picturesStatus: 'shown' }, true),
  'reviews delete with the aggregate': (db) =>
    writeBatch(db)
      .delete(doc(db, 'reviews/open1_reviewer'))
      .update(doc(db, 'places/open1'), noReviews)
      .commit(),
  'reviews delete without the aggregate': remove('reviews/open1_reviewer'),

  'helpful get that of the member': get('helpful/closed1_reviewer_member'),
  'helpful list those of the member': list('helpful', { userId: 'member' }, 100),
  'helpful list those of a review': list('helpful', { reviewId: 'closed1_reviewer' }, 10),
  'helpful list without a limit': list('helpful', { userId: 'member' }),
  'helpful create the own with the count': (db, actor) => markHelpful(db, actor, true),
  'helpful create the own without a count': (db, actor) => markHelpful(db, actor, false),
  'helpful create one for the member': (db) => markHelpful(db, 'member', true),
  'helpful update': (db) =>
    updateDoc(doc(db, 'helpful/closed1_reviewer_member'), { createdAt: now }),
  'helpful delete with the count': (db) =>
    writeBatch(db)
      .delete(doc(db, 'helpful/closed1_reviewer_member'))
      .update(doc(db, 'reviews/closed1_reviewer'), { helpfulCount: 0 })
      .commit(),
  'helpful delete without the count': remove('helpful/closed1_reviewer_member'),

  'favorites get that of the member': get('favorites/member_open1'),
  'favorites list those of the member': list('favorites', { userId: 'member' }, 100),
  'favorites list without a limit': list('favorites', { userId: 'member' }),
  'favorites create the own': (db, actor) =>
    setDoc(doc(db, `favorites/${actor}_other1`), favorite(actor)),
  'favorites create one for the member': create('favorites/member_other1', favorite('member')),
  'favorites update': update('favorites/member_open1', { placeId: 'other1' }),
  'favorites delete that of the member': remove('favorites/member_open1'),

  'clubMembers get that of the member': get('clubMembers/member'),
  'clubMembers list that of the member': list('clubMembers', { userId: 'member' }, 10),
  'clubMembers list without a limit': list('clubMembers'),
  ...serverOnly('clubMembers', 'clubMembers/member', 'create the own'),
  'clubMembers create the own': (db, actor) =>
    setDoc(doc(db, `clubMembers/${actor}`), { userId: actor, status: 'active' }),

  'clubPayments get that of the member': get('clubPayments/pay1'),
  'clubPayments list those of the member': list('clubPayments', { userId: 'member' }, 100),
  'clubPayments list without a limit': list('clubPayments'),
  ...serverOnly('clubPayments', 'clubPayments/pay1'),

  'clubOffers get an active one': get('clubOffers/offer1'),
  'clubOffers get an inactive one': get('clubOffers/offer2'),
  'clubOffers get one of an inactive place': get('clubOffers/offer3'),
  'clubOffers list of an inactive place': list(
    'clubOffers',
    { placeId: 'closed1', isActive: true },
    20,
  ),
  'clubOffers list active ones of all places': list('clubOffers', { isActive: true }, 20),
  'clubOffers list active ones of a place': list(
    'clubOffers',
    { placeId: 'open1', isActive: true },
    50,
  ),
  'clubOffers list all of a place': list('clubOffers', { placeId: 'open1' }, 50),
  'clubOffers list without a limit': list('clubOffers', { isActive: true }),
  'clubOffers create': create('clubOffers/new', { ...asWritten(anOfferRecord()), ...fresh }),
  'clubOffers update': update('clubOffers/offer1', { title: 'Outra' }),
  'clubOffers update the use count': update('clubOffers/offer1', { usedCount: 1 }),
  'clubOffers delete an unused one': remove('clubOffers/offer1'),
  'clubOffers delete a used one': remove('clubOffers/offer2'),

  'events get an active one': get('events/event1'),
  'events get an inactive one': get('events/event2'),
  'events get one of an inactive place': get('events/event3'),
  'events get a missing one': get('events/none'),
  'events list active ones of a place': list('events', { placeId: 'open1', isActive: true }, 50),
  'events list all of a place': list('events', { placeId: 'open1' }, 50),
  'events list of an inactive place': list('events', { placeId: 'closed1', isActive: true }, 20),
  'events list active ones of all places': list('events', { isActive: true }, 20),
  'events list without a limit': list('events', { placeId: 'open1', isActive: true }),
  'events create': (db, actor) =>
    setDoc(doc(db, 'events/new1'), {
      ...asWritten(anEventRecord({ createdBy: actor })),
      ...soon(),
      ...fresh,
    }),
  'events create for another': create('events/new1', {
    ...asWritten(anEventRecord({ createdBy: 'reviewer' })),
    ...soon(),
    ...fresh,
  }),
  'events update the title': update('events/event1', { title: 'Outro', revision: 1 }),
  'events update without a revision': update('events/event1', { title: 'Outro' }),
  'events update the place': update('events/event1', { placeId: 'closed1', revision: 1 }),
  'events delete': remove('events/event1'),

  'savedEvents get that of the member': get('savedEvents/member_event1'),
  'savedEvents list those of the member': list('savedEvents', { userId: 'member' }, 100),
  'savedEvents list those of an event': list('savedEvents', { eventId: 'event1' }, 10),
  'savedEvents list without a limit': list('savedEvents', { userId: 'member' }),
  'savedEvents create the own': (db, actor) =>
    setDoc(doc(db, `savedEvents/${actor}_event3`), savedEvent(actor)),
  'savedEvents create one for the member': create(
    'savedEvents/member_event3',
    savedEvent('member'),
  ),
  'savedEvents update': update('savedEvents/member_event1', { eventId: 'event3' }),
  'savedEvents delete that of the member': remove('savedEvents/member_event1'),

  ...ofParties('clubTransactions', 'clubTransactions/tx1'),
  ...serverOnly('clubTransactions', 'clubTransactions/tx1'),
  ...ofParties('clubRedemptions', 'clubRedemptions/red1'),
  ...serverOnly('clubRedemptions', 'clubRedemptions/red1'),

  'clubVisits get that of the member': get('clubVisits/open1_member'),
  'clubVisits list those of the member': list('clubVisits', { userId: 'member' }, 100),
  'clubVisits list without a limit': list('clubVisits', { userId: 'member' }),
  ...serverOnly('clubVisits', 'clubVisits/open1_member', 'create the own'),
  'clubVisits create the own': (db, actor) =>
    setDoc(doc(db, `clubVisits/other1_${actor}`), { userId: actor, placeId: 'other1' }),

  ...ofParties('reservations', booked),
  'reservations create the own': (db, actor) =>
    setDoc(doc(db, `reservations/open1_${actor}_${nextWeek}_2030`), {
      placeId: 'open1',
      userId: actor,
      name: 'Ana',
      phone: '+554899999999',
      date: nextWeek,
      time: '20:30',
      people: 4,
      status: 'pending',
      priority: actor === 'member',
      ...fresh,
    }),
  'reservations update: cancel': update(booked, { status: 'cancelled' }),
  'reservations update: confirm': update(booked, { status: 'confirmed' }),
  'reservations delete': remove(booked),

  'reports get': get('reports/rep1'),
  'reports list twenty': list('reports', {}, 20),
  'reports list without a limit': list('reports'),
  'reports create one of a review': (db, actor) =>
    setDoc(doc(db, `reports/open1_reviewer_${actor}`), {
      reviewId: 'open1_reviewer',
      placeId: 'open1',
      reporter: actor,
      reason: 'Ofensivo',
      status: 'open',
      ...fresh,
    }),
  'reports create one of an event': (db, actor) =>
    setDoc(doc(db, `reports/event1_${actor}`), {
      eventId: 'event1',
      placeId: 'open1',
      reporter: actor,
      reason: 'Ofensivo',
      status: 'open',
      ...fresh,
    }),
  'reports create one of images, counted': reportPictures({ isHeld: false }),
  'reports create one of images, uncounted': reportPictures({ isHeld: false, isCounted: false }),
  'reports create one of images, unrecorded': reportPictures({ isRecorded: false }),
  'reports update: close': update('reports/rep1', { status: 'kept' }),
  'reports update: close one of an event': update('reports/rep2', { status: 'removed' }),
  'reports delete': remove('reports/rep1'),

  'reportedPictures get that of the member': get('reportedPictures/closed1_member'),
  'reportedPictures list one': list('reportedPictures', {}, 1),
  'reportedPictures list those of the member': list('reportedPictures', { userId: 'member' }, 10),
  'reportedPictures list without a limit': list('reportedPictures'),
  'reportedPictures create with a report': reportPictures({}),
  'reportedPictures create without a report': (db) =>
    setDoc(doc(db, 'reportedPictures/open1_reviewer'), pictureRecord(true, true)),
  'reportedPictures update: close': (db) =>
    updateDoc(doc(db, 'reportedPictures/closed1_member'), { isOpen: false, at: now }),
  'reportedPictures update: clear the images': (db) =>
    updateDoc(doc(db, 'reportedPictures/closed1_member'), { pictures: {}, isOpen: false, at: now }),
  'reportedPictures delete': remove('reportedPictures/closed1_member'),

  'suggestions get that of the member': get('suggestions/open1_member'),
  'suggestions get a missing one': get('suggestions/other1_nobody'),
  'suggestions list twenty': list('suggestions', {}, 20),
  'suggestions list the own ones': (db, actor) =>
    list('suggestions', { userId: actor }, 20)(db, actor),
  'suggestions count the pending ones': count('suggestions', { status: 'pending' }, 20),
  'suggestions create the own, counted': suggest(true),
  'suggestions create the own, uncounted': suggest(false),
  'suggestions update: apply': (db, actor) =>
    updateDoc(doc(db, 'suggestions/open1_member'), {
      status: 'applied',
      decidedBy: actor,
      decidedAt: now,
      updatedAt: now,
    }),
  'suggestions update the message': update('suggestions/open1_member', { message: 'x' }),
  'suggestions delete that of the member': remove('suggestions/open1_member'),

  'claims get that of the member': get('claims/open1_member'),
  'claims get a missing one': get('claims/other1_nobody'),
  'claims list twenty': list('claims', {}, 20),
  'claims list the own ones': (db, actor) => list('claims', { userId: actor }, 20)(db, actor),
  'claims count the pending ones': count('claims', { status: 'pending' }, 20),
  'claims create the own, counted': claim(true),
  'claims create the own, uncounted': claim(false),
  'claims update: approve, with role': approve(true),
  'claims update: approve, without role': approve(false),
  'claims update: decline': (db, actor) =>
    updateDoc(doc(db, 'claims/open1_member'), {
      ...{ status: 'declined', answer: 'Não.', decidedBy: actor, decidedAt: now, updatedAt: now },
    }),
  'claims update the message': update('claims/open1_member', { message: 'x' }),
  'claims delete that of the member': remove('claims/open1_member'),

  'requestPace get that of the member': get('requestPace/member'),
  'requestPace list one': list('requestPace', {}, 1),
  'requestPace create the own': (db, actor) =>
    setDoc(doc(db, `requestPace/${actor}`), { since: now, count: 1, last: 'x', at: now }),
  'requestPace update the count': update('requestPace/member', { count: 0 }),
  'requestPace delete that of the member': remove('requestPace/member'),

  'lists get that of the member': get('lists/list1'),
  'lists get a public one of the member': get('lists/public1'),
  'lists get a public one of an inactive user': get('lists/hidden1'),
  'lists get a missing one': get('lists/none'),
  'lists list public ones': list('lists', { isPublic: true }, 10),
  'lists list public ones of the member': list('lists', { isPublic: true, userId: 'member' }, 10),
  'lists list those of the member': list('lists', { userId: 'member' }, 50),
  'lists list without a limit': list('lists', { userId: '$actor' }),
  'lists create the own, counted': listed(true),
  'lists create the own, uncounted': listed(false),
  'lists update that of the member': update('lists/list1', { items: ['open1'] }),
  'lists update to public': update('lists/list1', { isPublic: true }),
  'lists delete that of the member, counted': unlisted(true),
  'lists delete that of the member, uncounted': unlisted(false),

  'listCounts get that of the member': get('listCounts/member'),
  'listCounts list one': list('listCounts', {}, 1),
  'listCounts create without a list': (db, actor) =>
    setDoc(doc(db, `listCounts/${actor}`), { count: 1, last: 'new1', at: now }),
  'listCounts update the count': (db) =>
    updateDoc(doc(db, 'listCounts/member'), { count: 0, at: now }),
  'listCounts delete that of the member': remove('listCounts/member'),

  'imports get': get('imports/imp1'),
  'imports list twenty': list('imports', {}, 20),
  'imports list without a limit': list('imports'),
  'imports create the own': (db, actor) =>
    setDoc(doc(db, 'imports/new'), { actorId: actor, createdAt: now, rows: 1, undo: ['p'] }),
  'imports update': update('imports/imp1', { rows: 2 }),
  'imports delete': remove('imports/imp1'),

  'searchMisses get': get('searchMisses/2026-03-01'),
  'searchMisses list seven': list('searchMisses', {}, 7),
  'searchMisses list without a limit': list('searchMisses'),
  ...serverOnly('searchMisses', 'searchMisses/2026-03-01'),

  'auditLog get': get('auditLog/old1'),
  'auditLog list twenty': list('auditLog', {}, 20),
  'auditLog list without a limit': list('auditLog'),
  'auditLog create the own': (db, actor) =>
    setDoc(doc(db, 'auditLog/new1'), auditEntry(actor, 'places/open1', {}, {})),
  'auditLog create with the place': (db, actor) =>
    writeBatch(db)
      .update(doc(db, 'places/open1'), { title: 'Bar Novo', auditId: 'new1', updatedAt: now })
      .set(
        doc(db, 'auditLog/new1'),
        auditEntry(actor, 'places/open1', { title: 'Bar do Cais' }, { title: 'Bar Novo' }),
      )
      .commit(),
  'auditLog update': update('auditLog/old1', { action: 'x' }),
  'auditLog delete': remove('auditLog/old1'),

  'contacts get that of the member': get('contacts/member'),
  'contacts list one': list('contacts', {}, 1),
  'contacts list without a limit': list('contacts'),
  'contacts count': count('contacts', {}, 1),
  'contacts create the own': (db, actor) =>
    setDoc(doc(db, `contacts/${actor}`), { phone: '+5548999990001', updatedAt: now }),
  'contacts create that of another': create('contacts/reviewer', {
    phone: '+5548999990001',
    updatedAt: now,
  }),
  'contacts update that of the member': update('contacts/member', { phone: '' }),
  'contacts delete that of the member': remove('contacts/member'),

  'notices get that of the member': get('notices/n1'),
  'notices list those of the member': list('notices', { userId: 'member' }, 20),
  'notices list without a limit': list('notices', { userId: 'member' }),
  'notices count the unread of the member': count(
    'notices',
    { userId: 'member', readAt: null },
    100,
  ),
  'notices create the own': create('notices/new', { userId: 'member', kind: 'low_review' }),
  'notices update: read': (db) => updateDoc(doc(db, 'notices/n1'), { readAt: now }),
  'notices update the kind': (db) =>
    updateDoc(doc(db, 'notices/n1'), { kind: 'low_review', readAt: now }),
  'notices delete that of the member': remove('notices/n1'),

  'settings get': get('settings/public'),
  'settings list one': list('settings', {}, 1),
  'settings list without a limit': list('settings'),
  'settings create another document': create('settings/private', {
    clubEnabled: true,
    updatedAt: now,
  }),
  'settings update, audited': settings(true),
  'settings update, unaudited': settings(false),
  'settings delete': remove('settings/public'),

  ...closed('customers', 'customers/member'),
  ...closed('stripeEvents', 'stripeEvents/evt1'),
  ...closed('redemptionSecrets', 'redemptionSecrets/red1'),
  ...closed('withdrawals', 'withdrawals/hash1'),
  ...closed('removedPlaces', 'removedPlaces/place1'),
  ...closed('placeViews', 'placeViews/open1_2026-03'),
  ...closed('outbox', 'outbox/n1'),
  ...closed('letterPace', 'letterPace/hash1'),
  ...closed('told', 'told/reservation_open1_member_2026-12-01'),
  ...closed('cursors', 'cursors/review'),
  ...closed('leases', 'leases/news'),
  ...closed('erasures', 'erasures/one'),
};
