import { AsyncLocalStorage } from 'node:async_hooks';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { getPlace } from '#data/places/place-store.ts';
import { listReviews } from '#data/reviews/review-store.ts';
import { deleteReview, saveReview } from '#data/reviews/review-writes.ts';
import { getUser } from '#data/users/user-store.ts';
import { averageRating } from '#domain/rating.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';

/** Who sends the requests that begin inside. */
const person = new AsyncLocalStorage<string>();
const send = globalThis.fetch;

/** An unsigned token, as the local Auth gives. */
function tokenOf(uid: string): string {
  const parts = [{ alg: 'none' }, { sub: uid, user_id: uid, email: `${uid}@x.test` }];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}

/** Commits sent so far, refused ones included. */
let commits = 0;

/** Fifty people in one process: each request is signed as the person in whose name it was begun. */
const sendAsPerson: typeof fetch = (input, init) => {
  const uid = person.getStore();
  if (uid === undefined) return send(input, init);
  const address = input instanceof Request ? input.url : String(input);
  if (address.includes(':commit')) commits += 1;
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${tokenOf(uid)}`);
  return send(input, { ...init, headers });
};

function as<T>(uid: string, work: () => Promise<T>): Promise<T> {
  return person.run(uid, work);
}

let fixture: DataFixture;

const place = {
  title: 'Bar',
  description: 'x',
  location: 'Centro',
  category: 'bares',
  isActive: true,
  rating: 0,
  reviewsCount: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  createdBy: 'admin',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

function record(uid: string, change: object = {}): object {
  return {
    uid,
    email: `${uid}@x.test`,
    displayName: `Nome de ${uid}`,
    photoURL: `https://fotos.test/${uid}.png`,
    role: 'member',
    status: 'active',
    statistics: { favorites: 0, views: 0, reviews: 0 },
    createdAt: new Date(0),
    updatedAt: new Date(0),
    ...change,
  };
}

const reviewsOf = async (uid: string) => (await as(uid, () => getUser(uid)))?.statistics.reviews;

async function aggregateOf(placeId: string) {
  const { ratingCounts, rating, reviewsCount } = await getPlace(placeId);
  return { ratingCounts, rating, reviewsCount };
}

beforeAll(() => {
  globalThis.fetch = sendAsPerson;
});

afterAll(() => {
  globalThis.fetch = send;
});

beforeEach(async () => {
  commits = 0;
  fixture = await startDataFixture();
  await fixture.store({
    'places/bar1': place,
    'places/hidden1': { ...place, isActive: false },
    'places/visited1': place,
    'clubVisits/visited1_ana': { userId: 'ana', placeId: 'visited1' },
    'users/ana': record('ana'),
    'users/bia': record('bia'),
    'users/ivo': record('ivo', { status: 'inactive' }),
    'users/admin': record('admin', { role: 'super_admin' }),
  });
});

afterEach(() => fixture.close());

describe('saveReview', () => {
  it('writes the review, the rating of the place and the count of the person', async () => {
    await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: ' Muito bom. ' }));
    const { items } = await listReviews('bar1');
    expect(items).toMatchObject([
      {
        id: 'bar1_ana',
        userId: 'ana',
        authorName: 'Nome de ana',
        authorPhotoURL: 'https://fotos.test/ana.png',
        rating: 4,
        text: 'Muito bom.',
        verifiedVisit: false,
      },
    ]);
    expect(await aggregateOf('bar1')).toEqual({
      ratingCounts: [0, 0, 0, 1, 0],
      rating: 4,
      reviewsCount: 1,
    });
    expect(await reviewsOf('ana')).toBe(1);
  });

  it('changes the one review that a person has', async () => {
    await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: 'Bom.' }));
    await as('bia', () => saveReview('bia', 'bar1', { rating: 5, text: '' }));
    await as('ana', () => saveReview('ana', 'bar1', { rating: 1, text: 'Mudou.' }));
    expect(await aggregateOf('bar1')).toEqual({
      ratingCounts: [1, 0, 0, 0, 1],
      rating: 3,
      reviewsCount: 2,
    });
    expect(await reviewsOf('ana')).toBe(1);
    const { items } = await listReviews('bar1');
    expect(items.find(({ userId }) => userId === 'ana')?.text).toBe('Mudou.');
  });

  it('changes the text alone', async () => {
    await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: 'Bom.' }));
    await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: 'Muito bom.' }));
    expect((await listReviews('bar1')).items[0]?.text).toBe('Muito bom.');
    expect((await aggregateOf('bar1')).reviewsCount).toBe(1);
  });

  it('tells a visit that was registered', async () => {
    await as('ana', () => saveReview('ana', 'visited1', { rating: 5, text: '' }));
    expect((await listReviews('visited1')).items[0]?.verifiedVisit).toBe(true);
  });

  it.each([
    ['ana', 'hidden1', 'not-found'],
    ['ana', 'nowhere1', 'not-found'],
    ['ana', 'no place', 'not-found'],
    ['ivo', 'bar1', 'permission-denied'],
    ['admin', 'bar1', 'permission-denied'],
    ['nobody', 'bar1', 'permission-denied'],
  ])('is refused for %s at %s: %s', async (uid, placeId, code) => {
    const saving = as(uid, () => saveReview(uid, placeId, { rating: 5, text: '' }));
    await expect(saving).rejects.toMatchObject({ name: 'AppError', code });
    expect(commits).toBeLessThanOrEqual(1);
  });

  it('does not send what is out of bounds', async () => {
    const saving = as('ana', () => saveReview('ana', 'bar1', { rating: 6, text: '' }));
    await expect(saving).rejects.toMatchObject({ code: 'invalid-input' });
    expect(commits).toBe(0);
  });
});

describe('deleteReview', () => {
  beforeEach(async () => {
    await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: '' }));
    await as('bia', () => saveReview('bia', 'bar1', { rating: 5, text: '' }));
  });
  const ofAna = { placeId: 'bar1', userId: 'ana' };

  it('takes the review out of everything it counted in', async () => {
    await as('ana', () => deleteReview('ana', ofAna));
    expect((await listReviews('bar1')).items.map(({ userId }) => userId)).toEqual(['bia']);
    expect(await aggregateOf('bar1')).toEqual({
      ratingCounts: [0, 0, 0, 0, 1],
      rating: 5,
      reviewsCount: 1,
    });
    expect(await reviewsOf('ana')).toBe(0);
  });

  it('changes nothing the second time', async () => {
    await as('ana', () => deleteReview('ana', ofAna));
    await as('ana', () => deleteReview('ana', ofAna));
    expect((await aggregateOf('bar1')).reviewsCount).toBe(1);
  });

  it('is a super admin’s right too', async () => {
    await as('admin', () => deleteReview('admin', ofAna));
    expect((await aggregateOf('bar1')).ratingCounts).toEqual([0, 0, 0, 0, 1]);
  });

  it('is nobody else’s', async () => {
    const removing = as('bia', () => deleteReview('bia', ofAna));
    await expect(removing).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await aggregateOf('bar1')).reviewsCount).toBe(2);
  });

  it('works for a person whose reviews were never counted', async () => {
    await fixture.store({ 'users/ana': record('ana') });
    await as('ana', () => deleteReview('ana', ofAna));
    expect(await reviewsOf('ana')).toBe(0);
  });
});

it('lets fifty people review one place at the same moment, and counts every one', async () => {
  const people = Array.from({ length: 50 }, (_, index) => `person${index}`);
  await fixture.store(Object.fromEntries(people.map((uid) => [`users/${uid}`, record(uid)])));
  const stars = (index: number) => (index % 5) + 1;
  await Promise.all(
    people.map((uid, index) =>
      as(uid, () => saveReview(uid, 'bar1', { rating: stars(index), text: `De ${uid}` })),
    ),
  );
  expect(commits).toBeGreaterThan(50);
  expect(await aggregateOf('bar1')).toEqual({
    ratingCounts: [10, 10, 10, 10, 10],
    rating: averageRating([10, 10, 10, 10, 10]),
    reviewsCount: 50,
  });
  const { items } = await listReviews('bar1', { pageSize: 50 });
  expect(new Set(items.map(({ userId }) => userId))).toEqual(new Set(people));
}, 90_000);
