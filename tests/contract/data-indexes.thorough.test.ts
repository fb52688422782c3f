import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import type { Firestore } from '@google-cloud/firestore';
import { afterEach, describe, expect, it } from 'vitest';

import { listAuditEntries } from '#data/audit/audit-store.ts';
import { listCategories } from '#data/categories/category-store.ts';
import { listOffersOfPlace } from '#data/offers/offer-store.ts';
import { listReceipts } from '#data/redemptions/receipt-store.ts';
import { listAdminPlaces } from '#data/places/admin-place-store.ts';
import {
  listPlacesByTitlePrefix,
  listPlacesOfCategory,
  listTopPlaces,
} from '#data/places/place-store.ts';
import { countUnreadNotices, listNotices } from '#data/notices/notice-store.ts';
import { listKeptOffers } from '#data/offers/kept-offer-store.ts';
import { listManagedPlaces } from '#data/places/managed-place-store.ts';
import { listReportedReviews } from '#data/reports/report-list-store.ts';
import { readInbox } from '#data/reservations/reservation-inbox-store.ts';
import { listReservations } from '#data/reservations/reservation-store.ts';
import { listReviews } from '#data/reviews/review-store.ts';
import { listUsers } from '#data/users/admin-user-store.ts';
import { placeStandings, possibleSorts } from '#domain/admin-place-filters.ts';
import { inboxFilters } from '#domain/reservation-inbox.ts';
import { readChanges } from '#server/services/news/changes.ts';
import { createStopTokens } from '#server/services/news/letter-stop.ts';
import { createNewsClock } from '#server/services/news/news-clock.ts';
import { newsSources } from '#server/services/news/news-of.ts';
import type { NewsSource } from '#server/services/news/news-of.ts';
import { createNoticeWriter } from '#server/services/news/notice-writer.ts';
import { createOutbox } from '#server/services/news/outbox.ts';
import { lapsedMembers } from '#server/services/payments/club-sweep.ts';
import { requireUsesLeft, usesThisMonth } from '#server/services/redemptions/member-uses.ts';
import {
  absenceFields,
  requireRoomForMore,
  requireTable,
} from '#server/services/reservations/table-check.ts';
import { toClubOffer } from '#domain/stored/club-offer.ts';
import { toPlace } from '#domain/stored/place.ts';
import { createAdminSearch } from '#server/services/admin-search/admin-search.ts';
import { managerOverview } from '#server/services/places/manager-overview.ts';
import { boundedAsking } from '#server/services/statistics/bounded-asking.ts';
import {
  clubFigures,
  countedCollections,
  placeFigures,
  revenueFigures,
  reviewFigures,
  userFigures,
} from '#server/services/statistics/figures.ts';
import { createPlaceCounts } from '#server/services/statistics/place-statistics.ts';
import { startStopwatch } from '#server/stopwatch.ts';
import { statisticsWindow } from '#server/services/statistics/statistics-days.ts';

import { indexFile, startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

const { as } = signedRequests();

/** The list of places of super admins, however it is narrowed and ordered. */
const adminPlaceQueries = [null, ...placeStandings].flatMap((standing) =>
  [null, 'c1'].flatMap((categoryId) =>
    possibleSorts({ text: '', standing }).map((sort) => {
      const selection = { text: '', categoryId, standing, sort };
      const list = () => listAdminPlaces(selection, { superAdmins: ['admin'] });
      return [`admin places ${JSON.stringify(selection)}`, () => as('admin', list)] as const;
    }),
  ),
);

/** The inbox of a manager, however it is narrowed. */
const inboxQueries = (['coming', 'past'] as const).flatMap((period) =>
  inboxFilters
    .filter((filter) => period === 'coming' || filter === 'all')
    .map((filter) => {
      const question = { filter, period, today: '2026-03-20' };
      const read = () => readInbox(['p1'], question);
      return [`inbox ${filter} ${period}`, () => as('gina', read)] as const;
    }),
);

/** The list of people of super admins, however it is narrowed. */
const userQueries = [null, 'member' as const].flatMap((role) =>
  [null, 'active' as const].map((status) => {
    const filter = { text: '', role, status };
    const list = () => as('admin', () => listUsers(filter));
    return [`people ${JSON.stringify(filter)}`, list] as const;
  }),
);

/** What the others of a failed query's company take at most, in milliseconds: a client that ends before them throws. */
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

/** Every query of the data layer that is more than the reading of one document. */
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
  reviews: () => listReviews('p1'),
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
  ...Object.fromEntries(inboxQueries),
  ...Object.fromEntries(userQueries),
  'open reports': () => as('admin', () => listReportedReviews('open')),
  'closed reports': () => as('admin', () => listReportedReviews('closed')),
  'places of a manager': () => as('gina', () => listManagedPlaces('gina', [])),
  'figures of a manager': () =>
    byServer(async (client) => {
      await managerOverview(client, { uid: 'gina', managedPlaces: ['p1'] }, new Date());
    }),
  'figures of the guide': () =>
    byServer(async (client) => {
      // Those of single days ask the same of other instants.
      const now = new Date('2026-03-20T12:00:00Z');
      const about = [boundedAsking(), countedCollections(client), statisticsWindow(now)] as const;
      await Promise.all([
        placeFigures(...about),
        userFigures(...about, Promise.resolve(0)),
        reviewFigures(...about),
        clubFigures(...about, now),
        revenueFigures(...about),
      ]);
    }),
  'figures of a place': () =>
    byServer(async (client) => {
      await createPlaceCounts(client)('p1');
    }),
  'searches of super admins': () =>
    byServer(async (client) => {
      const search = createAdminSearch({ firestore: client, startStopwatch });
      const all = { text: 'a', after: null, limit: 1 };
      // The first reads everything, the second what has changed since.
      for (let round = 0; round < 2; round += 1) {
        await search.users({ ...all, role: 'member', status: 'active' });
        await search.places({ ...all, categoryId: 'c1', isActive: true, notCreatedBy: [] });
      }
    }),
  'the log': () => as('admin', () => listAuditEntries([], null)),
  'the log about places': () =>
    as('admin', () => listAuditEntries(['place.create', 'place.delete'], null)),
  'offers of a place': () => listOffersOfPlace('p1', new Date()),
  'offers that a manager keeps': () => as('gina', () => listKeptOffers('p1')),
  'receipts of the club': () => as('ana', () => listReceipts('ana')),
  'what a member used': () =>
    byServer(async (client) => {
      const now = new Date('2026-03-20T12:00:00Z');
      const conditions = { perMemberLimit: { count: 1, window: 'month' }, cooldownMinutes: 60 };
      const offer = toClubOffer('o1', { placeId: 'p1', ...conditions });
      await usesThisMonth(client, { uid: 'ana', placeId: 'p1', now });
      await client.runTransaction((transaction) =>
        requireUsesLeft(transaction, client, { uid: 'ana', offer, now }),
      );
    }),
  'what stands against another reservation': () =>
    byServer(async (client) => {
      const desk = { firestore: client, now: () => new Date('2026-03-20T12:00:00Z') };
      const moment = { date: '2026-03-21', time: '20:00' };
      const place = toPlace('p1', { reservation: { mode: 'request', tables: 3 } });
      await client.runTransaction(async (transaction) => {
        await requireRoomForMore(transaction, desk, 'ana');
        await requireTable(transaction, desk, place, moment);
        await absenceFields(transaction, desk, 'ana');
      });
    }),
  'own notices': () => as('ana', () => listNotices('ana', null)),
  'own unread notices': () => as('ana', () => countUnreadNotices('ana')),
  'what changed': () =>
    byServer(async (client) => {
      for (const source of Object.keys(newsSources) as NewsSource[]) {
        // The first begins, the second reads.
        await readChanges(client, source, new Map());
        await readChanges(client, source, new Map());
      }
    }),
  'what the clock brings': () =>
    byServer(async (client) => {
      await client.doc('cursors/clock').set({ week: '2026-03-02' });
      const writer = createNoticeWriter({ firestore: client, hasLetters: false });
      const monday = new Date('2026-03-16T15:00:00Z');
      await createNewsClock({ firestore: client, writer })(monday, () => Promise.resolve(true));
    }),
  'letters that are due': () =>
    byServer(async (client) => {
      const outbox = createOutbox({
        firestore: client,
        logger: pino({ level: 'silent' }),
        owner: 'test',
        openSession: () => Promise.reject(new Error('nothing is sent')),
        from: 'guia@example.com',
        siteOrigin: 'https://guia.example',
        stopTokens: createStopTokens('a secret of tests'),
      });
      await outbox.send(new Date(), () => Promise.resolve(true));
    }),
  'memberships whose time is over': () =>
    byServer(async (client) => {
      await lapsedMembers(client, new Date());
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
    'holds nothing superfluous: %s',
    async (_name, left) => {
      await startWith({
        ...indexFile,
        indexes: indexFile.indexes.filter((index) => index !== left),
      });
      expect(await failingQueries()).not.toEqual([]);
    },
  );
});
