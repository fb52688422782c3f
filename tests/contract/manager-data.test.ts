import { beforeAll, describe, expect, it } from 'vitest';

import { listManagedPlaces } from '#features/places/data/managed-place-store.ts';
import type { ManagedPlacePage } from '#features/places/data/managed-place-store.ts';
import { readReviewInbox } from '#features/reviews/data/review-inbox-store.ts';
import type { ReviewInboxPage } from '#features/reviews/data/review-inbox-store.ts';
import { removeReply, replyToReview } from '#features/reviews/data/review-reply-store.ts';
import { listReviews } from '#features/reviews/data/review-store.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';
import { readManagerOverview } from '#server/features/manager-console/manager-overview.ts';
import { dayMs } from '#shared/time-units.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as } = signedRequests();

const ids = (stem: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${stem}${String(index).padStart(3, '0')}`);
/** Two of them do not exist, and one was also created by the manager. */
const entrusted = [...ids('entrusted', 198), 'gone1', 'gone2'];
const created = ids('created', 55);
const own = [...entrusted.slice(0, 199), created[0] ?? ''];

const fixture = dataFixtureOfFile();

function aStoredReview(placeId: string, uid: string, changes: object = {}) {
  return {
    placeId,
    userId: uid,
    authorName: `Nome de ${uid}`,
    rating: 4,
    text: 'Bom',
    createdAt: new Date(1_000_000),
    updatedAt: new Date(1_000_000),
    verifiedVisit: false,
    ...changes,
  };
}

async function storeAll(documents: [string, object][]): Promise<void> {
  for (let from = 0; from < documents.length; from += 200) {
    await fixture.store(Object.fromEntries(documents.slice(from, from + 200)));
  }
}

beforeAll(async () => {
  await storeAll([
    ['users/gina', aPerson('gina', { role: 'manager', managedPlaces: own })],
    ['users/otto', aPerson('otto', { role: 'manager', managedPlaces: ['other'] })],
    ['places/other', aStoredPlace()],
    ...ids('entrusted', 198).map((id, index): [string, object] => [
      `places/${id}`,
      aStoredPlace({ isActive: index % 3 !== 0 }),
    ]),
    ...created.map((id, index): [string, object] => [
      `places/${id}`,
      aStoredPlace({
        createdBy: 'gina',
        isActive: index % 5 === 0,
        createdAt: new Date(1_000 * index),
      }),
    ]),
  ]);
});

describe('the places of a manager of two hundred and fifty', () => {
  it('are listed completely, forty per page, with the missing ones marked', async () => {
    const pages: ManagedPlacePage[] = [];
    let cursor: ManagedPlacePage['nextCursor'] = null;
    do {
      await fixture.resetReads();
      const page: ManagedPlacePage = await as('gina', () => listManagedPlaces('gina', own, cursor));
      expect(await fixture.reads()).toBeLessThanOrEqual(41);
      pages.push(page);
      cursor = page.nextCursor;
    } while (cursor !== null);
    const found = new Set(pages.flatMap(({ places }) => places.map(({ id }) => id)));
    expect([...found].sort()).toEqual([...created, ...ids('entrusted', 198)].sort());
    expect(pages.flatMap(({ missingIds }) => missingIds)).toEqual(['gone1']);
    // The newest place is on the first page.
    expect(pages[0]?.places[0]?.id).toBe(created.at(-1));
  });

  it('are counted by the server, with the pending items', async () => {
    const coming = brandMoment(new Date(Date.now() + 3 * dayMs)).date;
    // Noon of today in Florianópolis, for any current time.
    const midday = instantOfWallClock({ ...wallClockAt(new Date()), minutes: 720 });
    let uses = 0;
    const aUse = (placeId: string, changes: object): [string, object] => [
      `clubRedemptions/use${(uses += 1)}`,
      { placeId, status: 'confirmed', confirmedAt: midday, discountCents: 100, ...changes },
    ];
    const asked = (placeId: string, uid: string, changes: object = {}): [string, object] => [
      `reservations/${placeId}_${uid}_${coming}`,
      { placeId, userId: uid, date: coming, status: 'pending', ...changes },
    ];
    await storeAll([
      asked('entrusted000', 'a'),
      asked('entrusted150', 'b'),
      asked('created054', 'c'),
      asked('created054', 'd', { status: 'confirmed' }),
      asked('created054', 'e', { date: '2020-01-01' }),
      asked('other', 'f'),
      ['reviews/entrusted001_a', aStoredReview('entrusted001', 'a')],
      ['reviews/entrusted001_b', aStoredReview('entrusted001', 'b', { reply: null })],
      [
        'reviews/created000_c',
        aStoredReview('created000', 'c', { reply: { text: 'Oi', repliedAt: new Date() } }),
      ],
      ['reviews/other_c', aStoredReview('other', 'c')],
      aUse('entrusted000', { discountCents: 1_250 }),
      aUse('created054', { discountCents: 800 }),
      aUse('created054', { status: 'voided' }),
      aUse('created054', { confirmedAt: new Date(midday.getTime() - dayMs) }),
      aUse('other', {}),
    ]);
    const client = localServerClient(fixture.port, 'demo-guia');
    const count = (managedPlaces: string[]) =>
      readManagerOverview(client, { uid: 'gina', managedPlaces }, midday);
    expect(await count(own)).toEqual({
      success: true,
      places: 198 + 55,
      activePlaces: 132 + 11,
      pendingReservations: 3,
      reviewsWithoutReply: 2,
      clubUsesToday: 2,
      clubDiscountTodayCents: 2_050,
      isComplete: true,
    });
    // Invalid ids in the record are ignored, and the other places are counted.
    expect(await count(['../users/gina', ''])).toMatchObject({ places: 55 });
    await client.terminate();
  });
});

describe('the reviews of a manager', () => {
  it('are listed completely, newest first, with a bounded number of reads', async () => {
    const placeIds = ids('entrusted', 43).slice(3);
    const written = placeIds.flatMap((placeId, index) =>
      Array.from({ length: index === 0 ? 70 : index % 4 }, (_, turn): [string, object] => [
        `reviews/${placeId}_r${turn}`,
        aStoredReview(placeId, `r${turn}`, { createdAt: new Date(1e9 + turn * 50_000 + index) }),
      ]),
    );
    await storeAll(written);
    const shown: Review[] = [];
    let cursor: ReviewInboxPage['next'] = null;
    do {
      await fixture.resetReads();
      const page: ReviewInboxPage = await as('gina', () => readReviewInbox(placeIds, cursor));
      expect(await fixture.reads()).toBeLessThanOrEqual(160);
      shown.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    expect(shown.map(({ id }) => `reviews/${id}`).sort()).toEqual(
      written.map(([path]) => path).sort(),
    );
    const times = shown.map(({ createdAt }) => createdAt?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('can be answered, and the answer can be changed and deleted and is public', async () => {
    const id = 'entrusted001_a';
    await fixture.store({ [`reviews/${id}`]: aStoredReview('entrusted001', 'a') });
    const replyOf = async () => {
      const { items } = await listReviews('entrusted001');
      return items.find((review) => review.id === id)?.reply?.text;
    };
    expect(await as('gina', () => replyToReview(id, '  Obrigado\u202e! '))).toBe('Obrigado!');
    expect(await replyOf()).toBe('Obrigado!');
    await as('gina', () => replyToReview(id, 'Volte sempre'));
    expect(await replyOf()).toBe('Volte sempre');
    await as('gina', () => removeReply(id));
    await as('gina', () => removeReply(id));
    expect(await replyOf()).toBeUndefined();
  });

  it.each([
    ['another manager', 'otto', 'entrusted001_a', 'Oi', 'permission-denied'],
    ['an empty text', 'gina', 'entrusted001_a', ' \u200b ', 'invalid-input'],
    ['a too long text', 'gina', 'entrusted001_a', 'x'.repeat(2_001), 'invalid-input'],
  ])('cannot be answered by %s', async (_what, uid, id, text, code) => {
    await expect(as(uid, () => replyToReview(id, text))).rejects.toMatchObject({ code });
  });
});
