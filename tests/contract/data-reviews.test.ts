import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { getPlace } from '#features/places/data/place-store.ts';
import { getOwnReview, listReviews } from '#features/reviews/data/review-store.ts';
import { deleteReview } from '#features/reviews/data/review-removal.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';
import { getUser } from '#features/account/data/user-store.ts';
import { averageRating } from '#features/reviews/model/rating.ts';

import { randomFor } from '../../seed/random.ts';
import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { saveSameReviewTwice } from './same-review-twice.ts';
import { losesCommits, sendsFirstCommitsTogether, signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as, commits } = signedRequests();

let fixture: DataFixture;

const reviewsOf = async (uid: string) => (await as(uid, () => getUser(uid)))?.statistics.reviews;

async function aggregateOf(placeId: string) {
  const { ratingCounts, rating, reviewsCount } = await getPlace(placeId);
  return { ratingCounts, rating, reviewsCount };
}

beforeEach(async () => {
  fixture = await startDataFixture();
  await fixture.store({
    'places/bar1': aStoredPlace(),
    'places/hidden1': aStoredPlace({ isActive: false }),
    'places/visited1': aStoredPlace(),
    'clubVisits/visited1_ana': { userId: 'ana', placeId: 'visited1' },
    'users/ana': aPerson('ana'),
    'users/bia': aPerson('bia'),
    'users/ivo': aPerson('ivo', { status: 'inactive' }),
    'users/admin': aPerson('admin', { role: 'super_admin' }),
  });
});

afterEach(() => fixture.close());

describe('saveReview', () => {
  it('writes the review, the rating of the place and the count of the user', async () => {
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

  it('changes the one review that a user has', async () => {
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

  it('changes the text only', async () => {
    await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: 'Bom.' }));
    await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: 'Muito bom.' }));
    expect((await listReviews('bar1')).items[0]?.text).toBe('Muito bom.');
    expect((await aggregateOf('bar1')).reviewsCount).toBe(1);
  });

  it('marks a registered visit', async () => {
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
    expect(commits()).toBeLessThanOrEqual(1);
  });

  it('does not send values that exceed the limits', async () => {
    const saving = as('ana', () => saveReview('ana', 'bar1', { rating: 6, text: '' }));
    await expect(saving).rejects.toMatchObject({ code: 'invalid-input' });
    expect(commits()).toBe(0);
  });
});

describe('deleteReview', () => {
  beforeEach(async () => {
    await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: '' }));
    await as('bia', () => saveReview('bia', 'bar1', { rating: 5, text: '' }));
  });
  const ofAna = { placeId: 'bar1', userId: 'ana' };

  it('removes the review from every count', async () => {
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

  it('is also allowed to a super admin', async () => {
    await as('admin', () => deleteReview('admin', ofAna));
    expect((await aggregateOf('bar1')).ratingCounts).toEqual([0, 0, 0, 0, 1]);
  });

  it('is refused to other users', async () => {
    const removing = as('bia', () => deleteReview('bia', ofAna));
    await expect(removing).rejects.toMatchObject({ code: 'permission-denied' });
    expect((await aggregateOf('bar1')).reviewsCount).toBe(2);
  });

  it('works for a user whose reviews were never counted', async () => {
    await fixture.store({ 'users/ana': aPerson('ana') });
    await as('ana', () => deleteReview('ana', ofAna));
    expect(await reviewsOf('ana')).toBe(0);
  });
});

it('fifty users can review one place at the same moment, and all are counted', async () => {
  const people = Array.from({ length: 50 }, (_, index) => `person${index}`);
  await fixture.store(Object.fromEntries(people.map((uid) => [`users/${uid}`, aPerson(uid)])));
  const stars = (index: number) => (index % 5) + 1;
  const fateOf = sendsFirstCommitsTogether(people.length);
  await Promise.all(
    people.map((uid, index) => {
      const draft = { rating: stars(index), text: `De ${uid}` };
      return as(uid, () => saveReview(uid, 'bar1', draft), fateOf);
    }),
  );
  // Only one of the first fifty commits can succeed.
  expect(commits()).toBeGreaterThanOrEqual(50 + 49);
  expect(await aggregateOf('bar1')).toEqual({
    ratingCounts: [10, 10, 10, 10, 10],
    rating: averageRating([10, 10, 10, 10, 10]),
    reviewsCount: 50,
  });
  const { items } = await listReviews('bar1', { pageSize: 50 });
  expect(new Set(items.map(({ userId }) => userId))).toEqual(new Set(people));
}, 90_000);

describe('the result of a save', () => {
  it('is the review and the ratings as they are stored', async () => {
    await as('bia', () => saveReview('bia', 'bar1', { rating: 5, text: '' }));
    const first = await as('ana', () => saveReview('ana', 'bar1', { rating: 2, text: ' Ok. ' }));
    const second = await as('ana', () => saveReview('ana', 'bar1', { rating: 3, text: 'Bom.' }));
    const stored = await as('ana', () => getOwnReview('ana', 'bar1'));
    const timeless = { createdAt: null, updatedAt: null };
    expect({ ...second.review, ...timeless }).toEqual({ ...stored, ...timeless });
    expect(second.review.createdAt).toEqual(stored?.createdAt);
    expect(first.aggregate).toEqual({
      ratingCounts: [0, 1, 0, 0, 1],
      rating: 3.5,
      reviewsCount: 2,
    });
    expect(second.aggregate).toEqual(await aggregateOf('bar1'));
    const removed = await as('ana', () => deleteReview('ana', { placeId: 'bar1', userId: 'ana' }));
    expect(removed).toEqual(await aggregateOf('bar1'));
    expect(await as('ana', () => getOwnReview('ana', 'bar1'))).toBeNull();
  });
});

describe('the counts of reviews', () => {
  it('count a review once when two tabs create it in the same millisecond', async () => {
    expect(await saveSameReviewTwice(as, 30)).toEqual([]);
  }, 60_000);

  const seeds = Array.from({ length: 8 }, (_, position) => position + 1);

  it.each(seeds)(
    'equal the reviews after any changes of two tabs with faults, seed %i',
    async (seed) => {
      const random = randomFor(`reviews ${seed}`);
      const fateOf = losesCommits(random);
      /** Writes and removes the one review of this user. A failed call is retried once or dropped. */
      const tab = async (uid: string) => {
        for (let step = 0; step < 6; step += 1) {
          const draft = { rating: random.int(1, 5), text: `Passo ${step}` };
          const remove = random.chance(0.4);
          const act = () =>
            as(
              uid,
              async () => {
                if (remove) await deleteReview(uid, { placeId: 'bar1', userId: uid });
                else await saveReview(uid, 'bar1', draft);
              },
              fateOf,
            );
          await act().catch(() => (random.chance(0.5) ? act().catch(() => undefined) : undefined));
        }
      };
      await Promise.all([tab('ana'), tab('ana'), tab('bia')]);
      const { items } = await listReviews('bar1');
      const counts = [1, 2, 3, 4, 5].map(
        (stars) => items.filter((item) => item.rating === stars).length,
      );
      expect(await aggregateOf('bar1')).toMatchObject({
        ratingCounts: counts,
        reviewsCount: items.length,
      });
      for (const uid of ['ana', 'bia']) {
        expect(await reviewsOf(uid)).toBe(items.filter(({ userId }) => userId === uid).length);
      }
    },
    60_000,
  );
});
