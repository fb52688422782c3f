import type { Firestore } from '@google-cloud/firestore';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { getOwnReview } from '#features/reviews/data/review-store.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';
import { saveReviewerProfile } from '#features/reviews/data/reviewer-writes.ts';
import { createReviewers } from '#server/features/reviews/reviewers.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as } = signedRequests();

let fixture: DataFixture;
let firestore: Firestore;

const createdAt = new Date('2025-04-01T01:30:00Z');
const shown = { reviewerProfile: true };
const aReview = (placeId: string, userId: string) => ({
  placeId,
  userId,
  authorName: 'Nome de ana',
  authorPhotoURL: '',
  rating: 4,
  text: 'Bom.',
  verifiedVisit: false,
  createdAt,
  updatedAt: createdAt,
});

beforeEach(async () => {
  fixture = await startDataFixture();
  firestore = localServerClient(fixture.port, 'demo-guia');
  await fixture.store({
    'places/bar1': aStoredPlace(),
    'users/ana': aPerson('ana', {
      displayName: 'Ana Clara Souza',
      email: 'ana@exemplo.com',
      phone: '+5548999990000',
      preferences: shown,
      createdAt,
    }),
    'users/bia': aPerson('bia'),
    'users/ivo': aPerson('ivo', { status: 'inactive', preferences: shown }),
    'users/pia': aPerson('pia', { status: 'pending', preferences: shown }),
    'users/odd': aPerson('odd', { preferences: { reviewerProfile: 'sim' } }),
    'reviews/a_ana': aReview('a', 'ana'),
    'reviews/b_ana': aReview('b', 'ana'),
    'reviews/b_bia': aReview('b', 'bia'),
  });
});
afterEach(async () => {
  await firestore.terminate();
  await fixture.close();
});

describe('the public profile of a reviewer', () => {
  it('is a first name, a local month and an exact count, in two reads', async () => {
    const reviewers = createReviewers(firestore);
    await fixture.resetReads();
    expect(await reviewers.read('ana')).toEqual({ firstName: 'Ana', since: '2025-03', reviews: 2 });
    expect(await fixture.reads()).toBeLessThanOrEqual(2);
    await reviewers.read('ana');
    expect(await fixture.reads()).toBeLessThanOrEqual(2);
  });

  it.each(['bia', 'ivo', 'pia', 'odd', 'nobody'])('is empty for %s', async (uid) => {
    expect(await createReviewers(firestore).read(uid)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['a parent path', '..'],
    ['a reserved id of the database', '__proto__'],
    ['a path', 'ana/private'],
    ['a NUL character', 'a\u0000'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('reads nothing for %s', async (_what, text) => {
    const reviewers = createReviewers(firestore);
    await fixture.resetReads();
    expect(await reviewers.read(text)).toBeNull();
    expect(await fixture.reads()).toBe(0);
  });

  it('ends shortly after the consent is withdrawn', async () => {
    const reviewers = createReviewers(firestore, { heldMs: 50 });
    expect(await reviewers.read('ana')).not.toBeNull();
    await fixture.store({ 'users/ana': aPerson('ana') });
    await vi.waitFor(async () => {
      expect(await reviewers.read('ana')).toBeNull();
    });
  });
});

describe('saveReviewerProfile', () => {
  const says = async (id: string) =>
    ((await fixture.read(`reviews/${id}`)) as Record<string, unknown>)['authorProfile'];

  it('marks each review of a user as having a profile, and removes the marks', async () => {
    await as('bia', () => saveReviewerProfile('bia', true));
    expect(await fixture.read('users/bia')).toMatchObject({ preferences: shown });
    expect([await says('b_bia'), await says('a_ana')]).toEqual([true, undefined]);
    await as('bia', () => saveReviewerProfile('bia', false));
    expect(await says('b_bia')).toBe(false);
    expect(await createReviewers(firestore).read('bia')).toBeNull();
  });

  it('skips reviews that are already marked, and processes more than a hundred', async () => {
    const ids = Array.from({ length: 130 }, (_, at) => `place${at}_bia`);
    await fixture.store(
      Object.fromEntries(
        ids.map((id) => [`reviews/${id}`, aReview(id.split('_')[0] ?? '', 'bia')]),
      ),
    );
    await as('bia', () => saveReviewerProfile('bia', true));
    const reviews = (await fixture.documents('reviews')) as {
      userId: string;
      authorProfile?: true;
    }[];
    const own = reviews.filter(({ userId }) => userId === 'bia');
    expect(own).toHaveLength(131);
    expect(own.every(({ authorProfile }) => authorProfile === true)).toBe(true);
    await as('bia', () => saveReviewerProfile('bia', true));
  });

  it('is refused to an inactive user, who has no profile', async () => {
    await expect(as('ivo', () => saveReviewerProfile('ivo', false))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(as('bia', () => saveReviewerProfile('ana', false))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('also applies to reviews that are written and changed afterwards', async () => {
    await as('ana', () => saveReview('ana', 'bar1', { rating: 5, text: '' }));
    expect(await says('bar1_ana')).toBe(true);
    await fixture.store({
      'users/ana': aPerson('ana', { displayName: 'Ana', preferences: { reviewerProfile: false } }),
    });
    const { review } = await as('ana', () => saveReview('ana', 'bar1', { rating: 4, text: '' }));
    expect([review.authorProfile, await says('bar1_ana')]).toEqual([false, false]);
    await as('bia', () => saveReview('bia', 'bar1', { rating: 4, text: '' }));
    expect(await says('bar1_bia')).toBeUndefined();
    expect((await as('bia', () => getOwnReview('bia', 'bar1')))?.authorProfile).toBe(false);
  });
});
