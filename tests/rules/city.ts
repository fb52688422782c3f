/** The users and documents that the rule tests start with. */
import { RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';

import { now, past, World } from './world.ts';
import type { Fields, Write } from './world.ts';

/** Settings without the name of the operator of the guide. */
export const noOperator = {
  operatorName: '',
  operatorDocument: '',
  operatorAddress: '',
  privacyOfficer: '',
  contactEmail: '',
};

export function aUserRecord(uid: string, change: Fields = {}): Fields {
  return {
    uid,
    email: `${uid}@guiadailha.test`,
    displayName: `Nome de ${uid}`,
    searchName: `nome de ${uid}`,
    role: 'member',
    status: 'active',
    statistics: { favorites: 0, views: 0, reviews: 0 },
    createdAt: past,
    updatedAt: past,
    ...change,
  };
}

export function aPlaceRecord(change: Fields = {}): Fields {
  return {
    title: 'Bar do Cais',
    description: 'Petiscos à beira do mar.',
    location: 'Rua do Cais 10, Florianópolis',
    category: 'cat1',
    price: 'Médio',
    images: [],
    amenities: ['Reservas'],
    rating: 0,
    reviewsCount: 0,
    ratingCounts: [0, 0, 0, 0, 0],
    isActive: true,
    createdAt: past,
    updatedAt: past,
    createdBy: 'admin',
    ...change,
  };
}

export function aReviewRecord(placeId: string, userId: string, change: Fields = {}): Fields {
  return {
    placeId,
    userId,
    authorName: `Nome de ${userId}`,
    rating: 4,
    text: 'Muito bom.',
    verifiedVisit: false,
    createdAt: past,
    updatedAt: past,
    ...change,
  };
}

export function anOfferRecord(change: Fields = {}): Fields {
  return {
    placeId: 'open1',
    title: '20% no jantar',
    kind: 'percent',
    percent: 20,
    isActive: true,
    validUntil: past,
    usedCount: 0,
    createdAt: past,
    updatedAt: past,
    ...change,
  };
}

export function anEventRecord(change: Fields = {}): Fields {
  return {
    placeId: 'open1',
    title: 'Roda de samba',
    description: 'Toda sexta no deque.',
    images: [],
    dates: ['k1 2026-06-06T01:00Z/2026-06-06T06:00Z scheduled'],
    lastAt: new RulesTimestamp(1_780_725_600n, 0),
    isActive: true,
    createdBy: 'manager',
    revision: 0,
    createdAt: past,
    updatedAt: past,
    ...change,
  };
}

export function aSuggestionRecord(placeId: string, userId: string, change: Fields = {}): Fields {
  return {
    placeId,
    userId,
    isClosed: false,
    fields: { phone: '(48) 3222-0000' },
    message: '',
    status: 'pending',
    answer: '',
    decidedBy: '',
    decidedAt: null,
    auditId: '',
    createdAt: past,
    updatedAt: past,
    ...change,
  };
}

/** Returns a claim: a user asks to manage a place. */
export function aClaimRecord(placeId: string, userId: string, change: Fields = {}): Fields {
  return {
    placeId,
    userId,
    message: 'Sou o dono.',
    firstMessage: '',
    firstAnswer: '',
    status: 'pending',
    answer: '',
    decidedBy: '',
    decidedAt: null,
    auditId: '',
    createdAt: past,
    updatedAt: past,
    ...change,
  };
}

/** Returns the stored form of an uploaded review image, as the server responds. */
export function aReviewPicture(reviewId: string): string {
  return `/uploads/reviews/${reviewId}/${'a'.repeat(25)}.webp#1600x1067;320,640,828,1280;a1b2c3`;
}

/** Returns a mark: a user finds the reviewer's review of a place helpful. */
export function aHelpfulMark(placeId: string, userId: string, change: Fields = {}): Fields {
  return {
    userId,
    reviewId: `${placeId}_reviewer`,
    placeId,
    authorId: 'reviewer',
    createdAt: past,
    ...change,
  };
}

export function aListRecord(userId: string, change: Fields = {}): Fields {
  return {
    userId,
    name: 'Praias',
    note: '',
    isPublic: false,
    items: ['open1 Ir cedo', 'other1'],
    createdAt: past,
    updatedAt: past,
    ...change,
  };
}

/** Returns the fields of a user that an audit entry records before and after a change. */
export function aStanding(change: Fields = {}): Fields {
  return { role: 'member', status: 'active', managedPlaces: [], permissions: [], ...change };
}

/**
 * The log entry that a super admin writes with a change of a user's role, status or lists. The user record references
 * it.
 */
export function aStandingEntry(uid: string, stored: Fields, after: Fields): Write {
  const told = ({ role, status, managedPlaces = [], permissions = [] }: Fields): Fields =>
    aStanding({ role, status, managedPlaces, permissions } as Fields);
  return {
    op: 'set',
    path: `auditLog/${after['auditId'] as string}`,
    fields: {
      actorId: 'admin',
      createdAt: now,
      action: 'user.update',
      target: `users/${uid}`,
      before: told(stored),
      after: told(after),
    },
  };
}

/** Returns a world with all users of the matrix, the documents they can access, and one document of each kind. */
export function aCity(): World {
  const world = new World();
  world.put('users/admin', aUserRecord('admin', { role: 'super_admin' }));
  world.put(
    'users/manager',
    aUserRecord('manager', { role: 'manager', managedPlaces: ['open1', 'closed1'] }),
  );
  world.put(
    'users/stranger',
    aUserRecord('stranger', { role: 'manager', managedPlaces: ['other1'] }),
  );
  world.put('users/member', aUserRecord('member', { emailVerified: true }));
  world.put('users/reviewer', aUserRecord('reviewer'));
  world.put('users/inactive', aUserRecord('inactive', { status: 'inactive' }));
  world.put('users/pending', aUserRecord('pending', { status: 'pending' }));
  world.put('settings/public', {
    requireApproval: false,
    clubEnabled: true,
    reviewsEnabled: true,
    maintenanceMessage: '',
    updatedAt: past,
  });
  world.put('categories/cat1', {
    name: 'Bares',
    icon: 'Wine',
    order: 1,
    isActive: true,
    createdAt: past,
    updatedAt: past,
  });
  world.put('subscriptionPlans/plan1', {
    name: 'Mensal',
    price: 1990,
    interval: 'month',
    isActive: true,
    createdAt: past,
    updatedAt: past,
  });
  world.put(
    'places/open1',
    aPlaceRecord({ rating: 4, reviewsCount: 1, ratingCounts: [0, 0, 0, 1, 0] }),
  );
  world.put('places/closed1', aPlaceRecord({ isActive: false }));
  world.put('places/other1', aPlaceRecord({ createdBy: 'stranger' }));
  world.put(
    'reviews/open1_reviewer',
    aReviewRecord('open1', 'reviewer', { pictures: [aReviewPicture('open1_reviewer')] }),
  );
  world.put('reviews/closed1_reviewer', aReviewRecord('closed1', 'reviewer', { helpfulCount: 1 }));
  world.put('helpful/closed1_reviewer_member', aHelpfulMark('closed1', 'member'));
  world.put('favorites/member_open1', { userId: 'member', placeId: 'open1', createdAt: past });
  world.put('clubMembers/member', { userId: 'member', planId: 'plan1', status: 'active' });
  world.put('clubPayments/pay1', {
    userId: 'member',
    amountCents: 1990,
    paidAt: past,
    refundedCents: 0,
  });
  world.put('clubOffers/offer1', anOfferRecord());
  world.put('clubOffers/offer2', anOfferRecord({ isActive: false, usedCount: 3 }));
  world.put('clubOffers/offer3', anOfferRecord({ placeId: 'closed1' }));
  world.put('events/event1', anEventRecord());
  world.put('events/event2', anEventRecord({ isActive: false }));
  world.put('events/event3', anEventRecord({ placeId: 'closed1' }));
  world.put('savedEvents/member_event1', {
    userId: 'member',
    eventId: 'event1',
    createdAt: past,
  });
  world.put('clubTransactions/tx1', { userId: 'member', placeId: 'open1', offerId: 'offer1' });
  world.put('clubRedemptions/red1', { userId: 'member', placeId: 'open1', offerId: 'offer1' });
  world.put('clubVisits/open1_member', { userId: 'member', placeId: 'open1' });
  world.put('reservations/open1_member_2026-12-01_2000', {
    placeId: 'open1',
    userId: 'member',
    name: 'Nome',
    phone: '+554899999999',
    date: '2026-12-01',
    time: '20:00',
    people: 2,
    status: 'pending',
    priority: true,
    createdAt: past,
    updatedAt: past,
  });
  world.put('reports/rep1', {
    reviewId: 'open1_reviewer',
    placeId: 'open1',
    reporter: 'member',
    reason: 'spam',
    status: 'open',
    createdAt: past,
    updatedAt: past,
  });
  world.put('reports/rep2', {
    eventId: 'event1',
    placeId: 'open1',
    reporter: 'member',
    reason: 'spam',
    status: 'open',
    createdAt: past,
    updatedAt: past,
  });
  world.put('reportedPictures/closed1_member', {
    ...{ placeId: 'closed1', userId: 'member', isOpen: false, at: past },
    pictures: { [aReviewPicture('closed1_member').split('#')[0] ?? '']: true },
  });
  world.put('imports/imp1', { actorId: 'admin', createdAt: past, rows: 0, undo: [] });
  world.put('searchMisses/2026-03-01', { misses: [{ words: 'rafting', count: 2 }] });
  world.put('placeViews/open1_2026-03', { placeId: 'open1', days: { '01': 3 } });
  world.put('auditLog/old1', {
    actorId: 'admin',
    createdAt: past,
    action: 'role',
    target: 'users/member',
    before: {},
    after: {},
  });
  world.put('suggestions/open1_member', aSuggestionRecord('open1', 'member'));
  world.put('claims/open1_member', aClaimRecord('open1', 'member'));
  world.put('requestPace/member', {
    since: past,
    count: 1,
    last: 'suggestions/open1_member',
    at: past,
  });
  world.put('lists/list1', aListRecord('member'));
  world.put('lists/public1', aListRecord('member', { isPublic: true }));
  world.put('lists/hidden1', aListRecord('inactive', { isPublic: true }));
  world.put('lists/hidden2', aListRecord('pending', { isPublic: true }));
  world.put('lists/orphan1', aListRecord('nobody', { isPublic: true }));
  world.put('listCounts/member', { count: 1, last: 'list1', at: past });
  world.put('contacts/member', { phone: '+5548999990000', updatedAt: past });
  world.put('notices/n1', {
    userId: 'member',
    kind: 'booking_answered',
    about: { placeId: 'open1', status: 'declined' },
    createdAt: past,
    readAt: null,
  });
  world.put('letterPace/hash1', { userId: 'member', sent: {} });
  world.put('outbox/n1', { userId: 'member', kind: 'booking_answered', state: 'waiting' });
  world.put('customers/member', { userId: 'member' });
  world.put('stripeEvents/evt1', { type: 'x' });
  world.put('redemptionSecrets/red1', { code: 'ABC123' });
  world.put('withdrawals/hash1', { withdrawnAt: 1 });
  return world;
}
