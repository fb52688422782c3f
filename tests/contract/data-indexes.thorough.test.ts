import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import type { Firestore } from '@google-cloud/firestore';
import { afterEach, describe, expect, it } from 'vitest';

import { listAuditEntries } from '#features/audit/data/audit-store.ts';
import { listCategories } from '#features/categories/data/category-store.ts';
import {
  listClaims,
  listCorrections,
  listReportedItems,
} from '#features/moderation/data/queue-lists.ts';
import { listManagedEvents } from '#features/events/data/managed-event-store.ts';
import { listSavedEvents } from '#features/events/data/saved-event-store.ts';
import { listHelpfulMarks } from '#features/reviews/data/helpful-store.ts';
import { clearMarksOfReview } from '#features/reviews/data/review-removal.ts';
import { listOffersOfPlace } from '#features/offers/data/offer-store.ts';
import {
  listOpenRedemptions,
  listRecentRedemptions,
} from '#features/redemptions/data/own-redemption-store.ts';
import { listReceipts } from '#features/redemptions/data/receipt-store.ts';
import { listAdminPlaces } from '#features/places/data/admin/admin-place-store.ts';
import {
  listPlacesByTitlePrefix,
  listPlacesOfCategory,
  listTopPlaces,
} from '#features/places/data/place-store.ts';
import {
  countUnreadNotifications,
  listNotifications,
} from '#features/notifications/data/notification-store.ts';
import { listManagedOffers } from '#features/offers/data/managed-offer-store.ts';
import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import { countConfirmed, readInbox } from '#features/reservations/data/reservation-inbox-store.ts';
import { listReservations } from '#features/reservations/data/reservation-store.ts';
import { listReviews } from '#features/reviews/data/review-store.ts';
import { listUsers } from '#features/users/data/admin-user-store.ts';
import { placeStatusFilters, availableSorts } from '#features/places/model/admin-place-filters.ts';
import { reviewOrders } from '#features/reviews/model/review-order.ts';
import { firestoreSource } from '#server/platform/firestore/collection-source.ts';
import { checkEventImport } from '#server/features/imports/events/event-import.ts';
import { listEventImports } from '#server/features/imports/past-imports.ts';
import { readChanges } from '#server/features/notifications/changes.ts';
import { createUnsubscribeTokens } from '#server/features/notifications/unsubscribe-tokens.ts';
import { deleteOldNotifications } from '#server/features/notifications/delete-old-notifications.ts';
import { createScheduledNotifier } from '#server/features/notifications/scheduled-notifications.ts';
import { notificationSources } from '#server/features/notifications/detect-notifications.ts';
import type { NotificationSource } from '#server/features/notifications/detect-notifications.ts';
import { createNotificationWriter } from '#server/features/notifications/notification-writer.ts';
import { createEmailOutbox } from '#server/features/notifications/email-outbox.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import { findLapsedMembers } from '#server/features/payments/club-sweep.ts';
import {
  requireUsesLeft,
  countRedemptionsThisMonth,
} from '#server/features/redemptions/member-uses.ts';
import {
  readNoShowFields,
  requireBelowReservationLimit,
  requireFreeTable,
} from '#server/features/reservations/reservation-check.ts';
import { toClubOffer } from '#features/offers/model/club-offer.ts';
import { toPlace } from '#features/places/model/place.ts';
import { createAdminSearch } from '#server/features/search/admin-search.ts';
import { readManagerOverview } from '#server/features/manager-console/manager-overview.ts';
import { createBoundedQueries } from '#server/platform/firestore/bounded-queries.ts';
import {
  readClubTotals,
  countedCollections,
  readPlaceTotals,
  readRevenueTotals,
  readReviewTotals,
  readUserTotals,
} from '#server/features/statistics/statistics.ts';
import { createPeriodReader } from '#server/features/statistics/place-period.ts';
import { createPlaceCounter } from '#server/features/statistics/place-statistics.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { statisticsWindow } from '#server/features/statistics/statistics-days.ts';

import { indexFile, startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

const { as } = signedRequests();

/** Every filter and order of the super admins' list of places. */
const adminPlaceQueries = [null, ...placeStatusFilters].flatMap((status) =>
  [null, 'c1'].flatMap((categoryId) =>
    availableSorts({ text: '', status }).map((sort) => {
      const selection = { text: '', categoryId, status, sort };
      const list = () => listAdminPlaces(selection, { superAdmins: ['admin'] });
      return [`admin places ${JSON.stringify(selection)}`, () => as('admin', list)] as const;
    }),
  ),
);

/** The inbox of a manager: pending, one day, and confirmed reservations. */
const inboxQueries = {
  'pending inbox': () =>
    as('gina', () => readInbox(['p1'], { query: { kind: 'waiting' }, today: '2026-03-20' })),
  'inbox of a day': () =>
    as('gina', () =>
      readInbox(['p1'], { query: { kind: 'day', date: '2026-03-21' }, today: '2026-03-20' }),
    ),
  'confirmed of a day': () => as('gina', () => countConfirmed('p1', ['2026-03-21'])),
};

/** Every filter of the super admins' list of users. */
const userQueries = [null, 'member' as const].flatMap((role) =>
  [null, 'active' as const].map((status) => {
    const filter = { text: '', role, status };
    const list = () => as('admin', () => listUsers(filter));
    return [`users ${JSON.stringify(filter)}`, list] as const;
  }),
);

/**
 * Maximum duration of the other queries of a group after one has failed, in ms. A client that is terminated earlier
 * throws.
 */
const companyMs = 500;

async function byServer(ask: (client: Firestore) => Promise<unknown>): Promise<void> {
  const client = localServerClient(fixture.port, 'demo-guia');
  try {
    await ask(client);
  } catch (error) {
    await setTimeout(companyMs);
    throw error;
  } finally {
    await client.terminate();
  }
}

/** Every query of the data layer except reads of one document. */
const queries: Record<string, () => Promise<unknown>> = {
  categories: listCategories,
  'best places': () => listTopPlaces(6),
  'places of a category': () => listPlacesOfCategory({ categoryId: 'c1' }),
  'a later page of a category': () =>
    listPlacesOfCategory({
      categoryId: 'c1',
      cursor: { after: { seconds: 9, nanoseconds: 0 }, id: 'x' },
    }),
  'titles by prefix': () => listPlacesByTitlePrefix('bar', 24),
  ...Object.fromEntries(
    reviewOrders.map((order) => [`reviews, ${order}`, () => listReviews('p1', { order })]),
  ),
  'a later page of the best reviews': () =>
    listReviews('p1', {
      order: 'best',
      cursor: { after: [5, { seconds: 9, nanoseconds: 0 }], id: 'p1_x' },
    }),
  'own reservations': () =>
    as('ana', () => listReservations('ana', { today: '2026-03-20', cursor: null })),
  'a later page of own reservations': () =>
    as('ana', () =>
      listReservations('ana', {
        today: '2026-03-20',
        cursor: { after: '2026-03-21', id: 'p1_ana_2026-03-21' },
      }),
    ),
  ...Object.fromEntries(adminPlaceQueries),
  ...inboxQueries,
  ...Object.fromEntries(userQueries),
  'open reports': () => as('admin', () => listReportedItems('open')),
  'closed reports': () => as('admin', () => listReportedItems('closed')),
  'open claims': () => as('admin', () => listClaims('open')),
  'closed claims': () => as('admin', () => listClaims('closed')),
  'open corrections': () => as('admin', () => listCorrections('open')),
  'closed corrections': () => as('admin', () => listCorrections('closed')),
  'places of a manager': () => as('gina', () => listManagedPlaces('gina', [])),
  'statistics of a manager': () =>
    byServer(async (client) => {
      await readManagerOverview(client, { uid: 'gina', managedPlaces: ['p1'] }, new Date());
    }),
  'statistics of the guide': () =>
    byServer(async (client) => {
      // Queries of single days need the same indexes with other timestamps.
      const now = new Date('2026-03-20T12:00:00Z');
      const about = [
        createBoundedQueries(),
        countedCollections(client),
        statisticsWindow(now),
      ] as const;
      await Promise.all([
        readPlaceTotals(...about),
        readUserTotals(...about, Promise.resolve(0)),
        readReviewTotals(...about),
        readClubTotals(...about, now),
        readRevenueTotals(...about),
      ]);
    }),
  'statistics of a place': () =>
    byServer(async (client) => {
      await createPlaceCounter(client)('p1');
      await createPeriodReader(client, () => new Date())('p1', '7d');
    }),
  'searches of super admins': () =>
    byServer(async (client) => {
      const search = createAdminSearch({ firestore: client, startStopwatch });
      const all = { text: 'a', after: null, limit: 1 };
      // The first round reads all documents, the second one the changes.
      for (let round = 0; round < 2; round += 1) {
        await search.findUsers({ ...all, role: 'member', status: 'active' });
        await search.findPlaces({ ...all, categoryId: 'c1', isActive: true, notCreatedBy: [] });
      }
    }),
  'the audit log': () => as('admin', () => listAuditEntries([], null)),
  'the audit log about places': () =>
    as('admin', () => listAuditEntries(['place.create', 'place.delete'], null)),
  'offers of a place': () => listOffersOfPlace('p1', new Date()),
  'offers of a manager': () => as('gina', () => listManagedOffers('p1')),
  'events of a manager': () =>
    as('gina', () => listManagedEvents('p1', { span: 'coming', now: new Date() })),
  'past events of a manager': () =>
    as('gina', () => listManagedEvents('p1', { span: 'past', now: new Date() })),
  'past events for super admins': () =>
    as('admin', () => listManagedEvents(null, { span: 'past', now: new Date() })),
  'active events of the agenda': () =>
    byServer((client) => {
      const about = { toRecord: () => null, maxDocuments: 1, endField: 'lastAt' };
      return firestoreSource(client, { collection: 'events', ...about }).readActive();
    }),
  'saved events': () => as('ana', () => listSavedEvents('ana')),
  'helpful reviews of a place': () => as('ana', () => listHelpfulMarks('ana', 'p1')),
  'marks of a review that its author deletes': () =>
    as('ana', () => clearMarksOfReview({ id: 'p1_ana', userId: 'ana' })),
  'imports of events': () =>
    byServer((client) => listEventImports(client, { uid: 'gina', isSuperAdmin: false })),
  'imports of events of all users': () =>
    byServer((client) => listEventImports(client, { uid: 'admin', isSuperAdmin: true })),
  'events compared with an import': () =>
    byServer((client) => {
      const bytes = new TextEncoder().encode('titulo;data;inicio\nShow;21/03/2026;20:00');
      const file = { bytes, defaultPlaceId: 'p1', places: [{ id: 'p1', title: 'Bar' }] };
      return checkEventImport(client, file, new Date('2026-03-20T12:00:00Z'));
    }),
  'receipts of the club': () => as('ana', () => listReceipts('ana')),
  'open codes of a member': () => as('ana', () => listOpenRedemptions('ana')),
  'last uses of a member': () => as('ana', () => listRecentRedemptions('ana')),
  'uses of offers by a member': () =>
    byServer(async (client) => {
      const now = new Date('2026-03-20T12:00:00Z');
      const conditions = { perMemberLimit: { count: 1, window: 'month' }, cooldownMinutes: 60 };
      const offer = toClubOffer('o1', { placeId: 'p1', ...conditions });
      const hours = { kind: 'unknown' } as const;
      await countRedemptionsThisMonth(client, { uid: 'ana', placeId: 'p1', now });
      await client.runTransaction((transaction) =>
        requireUsesLeft(transaction, client, { uid: 'ana', offer, hours, now }),
      );
    }),
  'conflicts of a reservation': () =>
    byServer(async (client) => {
      const desk = { firestore: client, now: () => new Date('2026-03-20T12:00:00Z') };
      const moment = { date: '2026-03-21', time: '20:00' };
      const place = toPlace('p1', { reservation: { mode: 'request', tables: 3 } });
      await client.runTransaction(async (transaction) => {
        await requireBelowReservationLimit(transaction, desk, 'ana');
        await requireFreeTable(transaction, desk, place, moment);
        await readNoShowFields(transaction, desk, 'ana');
      });
    }),
  'own notifications': () => as('ana', () => listNotifications('ana', null)),
  'own unread notifications': () => as('ana', () => countUnreadNotifications('ana')),
  'changes that cause notifications': () =>
    byServer(async (client) => {
      for (const source of Object.keys(notificationSources) as NotificationSource[]) {
        // The first call starts, the second one reads.
        await readChanges(client, source, new Map());
        await readChanges(client, source, new Map());
      }
    }),
  'scheduled notifications': () =>
    byServer(async (client) => {
      await client.doc('cursors/clock').set({ week: '2026-03-02' });
      const writer = createNotificationWriter({ firestore: client, canSendLetters: false });
      const monday = new Date('2026-03-16T15:00:00Z');
      const tellRecord = async (_record: string, tell: () => Promise<unknown>) => {
        await tell();
        return true;
      };
      await createScheduledNotifier({ firestore: client, writer, processRecord: tellRecord })(
        monday,
        () => Promise.resolve(true),
      );
    }),
  'old notifications': () =>
    byServer(async (client) => {
      await deleteOldNotifications(client, new Date());
    }),
  'due e-mails': () =>
    byServer(async (client) => {
      const due = { userId: 'ana', kind: 'booking_answered', thread: 't1', state: 'waiting' };
      await client.doc('outbox/l1').set({ ...due, about: {}, dueAt: new Date(0) });
      const outbox = createEmailOutbox({
        firestore: client,
        logger: pino({ level: 'silent' }),
        serverId: 'test',
        openSession: () => Promise.reject(new Error('nothing is sent')),
        from: 'guia@example.com',
        siteOrigin: 'https://guia.example',
        unsubscribeTokens: createUnsubscribeTokens('a secret of tests'),
        pseudonyms: createPseudonyms('a secret of tests'),
        elapsed: () => performance.now(),
      });
      await outbox.send(new Date(), () => Promise.resolve(true));
    }),
  'expired memberships': () =>
    byServer(async (client) => {
      await findLapsedMembers(client, new Date());
    }),
};

let fixture: DataFixture;

async function failingQueries(): Promise<string[]> {
  const outcomes = await Promise.all(
    Object.entries(queries).map(([name, run]) =>
      run().then(
        () => [],
        () => [name],
      ),
    ),
  );
  return outcomes.flat();
}

async function startWith(indexes: typeof indexFile): Promise<void> {
  fixture = await startDataFixture(indexes);
  await fixture.store({
    'places/p1': { isActive: true },
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    'users/gina': aPerson('gina', { role: 'manager', managedPlaces: ['p1'] }),
  });
}

afterEach(async () => {
  await fixture.close();
});

describe('firestore.indexes.json', () => {
  it('has an index for every query', async () => {
    await startWith(indexFile);
    expect(await failingQueries()).toEqual([]);
  });

  it.each(indexFile.indexes.map((index) => [JSON.stringify(index), index] as const))(
    'has no unused index: %s',
    async (_name, left) => {
      await startWith({
        ...indexFile,
        indexes: indexFile.indexes.filter((index) => index !== left),
      });
      expect(await failingQueries()).not.toEqual([]);
    },
  );
});
