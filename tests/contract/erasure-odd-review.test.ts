import type { Firestore } from '@google-cloud/firestore';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeHelpfulMarks } from '#server/features/account/privacy/helpful-erasure.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import { anonymiseReviews } from '#server/features/account/privacy/review-erasure.ts';
import { indexFile } from './data-fixture.ts';

let fixture: Fixture;
let firestore: Firestore;

beforeAll(async () => {
  fixture = await startFixture({ indexes: indexFile });
  firestore = fixture.server();
});
afterAll(() => fixture.close());

it('a review whose id does not contain its author is anonymised too, with hundreds of reports', async () => {
  const batch = firestore.batch();
  const review = { placeId: 'p1', userId: 'ana', rating: 4, text: 'Bom.' };
  batch.set(firestore.doc('reviews/oldStyleId'), review);
  const reporters = Array.from({ length: 230 }, (_, index) => `person${index}`);
  for (const reporter of reporters) {
    const report = { reviewId: 'oldStyleId', placeId: 'p1', reporter, reason: 'spam' };
    batch.set(firestore.doc(`reports/oldStyleId_${reporter}`), report);
  }
  await batch.commit();

  const pseudonyms = createPseudonyms('a secret of tests, as long as it has to be');
  await anonymiseReviews(
    { firestore, pseudonyms },
    { uid: 'ana', pseudonym: 'removido1', unique: [], names: [] },
  );
  const moved = `p1_${pseudonyms.ofReview('oldStyleId')}`;
  const ids = async (collection: string) =>
    (await firestore.collection(collection).get()).docs.map(({ id }) => id);
  expect(await ids('reviews')).toEqual([moved]);
  expect((await ids('reports')).sort()).toEqual(
    reporters.map((reporter) => `${moved}_${reporter}`).sort(),
  );
  const about = firestore.collection('reports').where('reviewId', '==', moved).count();
  expect((await about.get()).data().count).toBe(230);
});

describe('marks of helpful reviews', () => {
  const pseudonyms = createPseudonyms('a secret of tests, as long as it has to be');
  const traces = { uid: 'ana', pseudonym: 'removido1', unique: [], names: [] };
  const countOf = async (id: string) =>
    (await firestore.doc(`reviews/${id}`).get()).get('helpfulCount') as unknown;
  const marks = async () => (await firestore.collection('helpful').get()).size;

  beforeEach(async () => {
    for (const collection of await firestore.listCollections()) {
      await firestore.recursiveDelete(collection);
    }
  });

  /** Stores reviews with the users who marked them. */
  async function store(reviews: Record<string, readonly string[]>, count?: number): Promise<void> {
    const batch = firestore.batch();
    for (const [id, people] of Object.entries(reviews)) {
      const [placeId = '', userId = ''] = id.split('_');
      const helpfulCount = count ?? people.length;
      batch.set(firestore.doc(`reviews/${id}`), { placeId, userId, rating: 4, helpfulCount });
      for (const uid of people) {
        const mark = { userId: uid, reviewId: id, placeId, authorId: userId };
        batch.set(firestore.doc(`helpful/${id}_${uid}`), mark);
      }
    }
    await batch.commit();
  }

  it('hundreds of marks of an erased author are deleted, and the count of their review is zero', async () => {
    const people = Array.from({ length: 430 }, (_, index) => `person${index}`);
    await store({ p1_ana: people });
    await anonymiseReviews({ firestore, pseudonyms }, traces);
    expect(await marks()).toBe(0);
    const moved = `p1_${pseudonyms.ofReview('p1_ana')}`;
    expect((await firestore.doc(`reviews/${moved}`).get()).exists).toBe(true);
    expect(await countOf(moved)).toBeUndefined();
  });

  it('marks of an erased user are decremented once, after any retry and interruption', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `p${index}_bia`);
    await store(Object.fromEntries(ids.map((id) => [id, ['ana', 'caio']])));
    for (let left = 0; left < 4; left += 1) {
      let transactions = left;
      const broken = new Proxy(firestore, {
        get(target, property) {
          if (property === 'runTransaction' && transactions-- <= 0) {
            throw new Error('the process ended here');
          }
          const value: unknown = Reflect.get(target, property);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      await expect(removeHelpfulMarks({ firestore: broken }, traces)).rejects.toThrow('ended here');
    }
    await removeHelpfulMarks({ firestore }, traces);
    await removeHelpfulMarks({ firestore }, traces);
    expect(await marks()).toBe(12);
    expect(await Promise.all(ids.map(countOf))).toEqual(ids.map(() => 1));
  });

  it('marks of an erased user are decremented once during simultaneous changes of marks', async () => {
    await store({ p1_bia: ['ana', 'caio'] });
    const off = firestore.batch();
    off.delete(firestore.doc('helpful/p1_bia_ana'));
    off.update(firestore.doc('reviews/p1_bia'), { helpfulCount: 1 });
    await Promise.all([
      removeHelpfulMarks({ firestore }, traces),
      removeHelpfulMarks({ firestore }, traces),
      off.commit(),
    ]);
    expect(await marks()).toBe(1);
    expect(await countOf('p1_bia')).toBe(1);
  });

  it('marks of a deleted review, or of a review without a count, are deleted', async () => {
    await store({ p1_bia: ['ana'] }, 0);
    const gone = { userId: 'ana', reviewId: 'p2_bia', placeId: 'p2', authorId: 'bia' };
    await firestore.doc('helpful/p2_bia_ana').set(gone);
    await firestore.doc('helpful/odd').set({ userId: 'ana' });
    await firestore.doc('helpful/p3_ana_bia').set({ userId: 'bia', authorId: 'ana' });
    await removeHelpfulMarks({ firestore }, traces);
    expect(await marks()).toBe(0);
    expect(await countOf('p1_bia')).toBe(0);
  });
});
