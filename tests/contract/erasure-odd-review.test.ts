import type { Firestore } from '@google-cloud/firestore';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPseudonyms } from '#server/services/privacy/pseudonyms.ts';
import { anonymiseReviews } from '#server/services/privacy/review-erasure.ts';
import { indexFile } from './data-fixture.ts';

let fixture: Fixture;
let firestore: Firestore;

beforeAll(async () => {
  fixture = await startFixture({ indexes: indexFile });
  firestore = fixture.server();
});
afterAll(() => fixture.close());

it('a review whose id does not name its author loses them too, and takes hundreds of reports along', async () => {
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
