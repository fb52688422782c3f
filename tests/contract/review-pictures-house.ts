/** A separate place for each test, reviewed by Bia with two images, which Ana and Caio may report. */
import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { decidePictures } from '#features/moderation/data/report-decisions.ts';
import { createReport } from '#features/moderation/data/report-store.ts';
import { getOwnReview, listReviews } from '#features/reviews/data/review-store.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

export function reviewPicturesHouse() {
  const { as, commits } = signedRequests();
  let fixture: DataFixture;
  let number = 0;
  let placeId = '';

  const id = () => `${placeId}_bia`;
  const picture = (at: number): PlaceImage => ({
    url: `/uploads/reviews/${id()}/${String(at).repeat(25)}.webp`,
    width: 1600,
    height: 1067,
    widths: [320, 640, 828, 1280],
    colour: '#a1b2c3',
  });
  const save = (pictures?: PlaceImage[], text = 'Bom.') =>
    as('bia', () => saveReview('bia', placeId, { rating: 4, text, pictures }));
  const own = () => as('bia', () => getOwnReview('bia', placeId));

  beforeAll(async () => {
    fixture = await startDataFixture();
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    number += 1;
    placeId = `bar${number}`;
    await fixture.store({
      [`places/${placeId}`]: aStoredPlace({ title: `Bar ${number}` }),
      'users/admin': aPerson('admin', { role: 'super_admin' }),
      ...Object.fromEntries(
        ['bia', 'ana', 'caio'].flatMap((uid) => [
          [`users/${uid}`, aPerson(uid)],
          [`requestPace/${uid}`, { since: new Date(0), count: 1, last: 'x', at: new Date(0) }],
        ]),
      ),
    });
    await save([picture(0), picture(1)]);
  });

  return {
    as,
    commits,
    fixture: () => fixture,
    placeId: () => placeId,
    id,
    picture,
    save,
    own,
    shown: async () => (await listReviews(placeId)).items[0]?.pictures.map(({ url }) => url),
    statusOf: async () => (await own())?.picturesStatus,
    report: (reporter: string) =>
      as(reporter, () =>
        createReport(
          reporter,
          { kind: 'pictures', id: id(), placeId },
          { reason: 'private', details: '' },
        ),
      ),
    reportOf: async (reporter: string) =>
      ((await fixture.read(`reports/${id()}_pictures_${reporter}`)) as { status: string } | null)
        ?.status,
    /** @param seen the images that the super admin viewed; by default the current ones */
    decide: async (decision: 'kept' | 'removed', seen?: PlaceImage[]) => {
      const pictures = seen ?? (await own())?.pictures ?? [];
      return as('admin', () => decidePictures('admin', id(), decision, pictures));
    },
    log: async () =>
      ((await fixture.documents('auditLog')) as { action: string; target: string }[]).filter(
        ({ target }) => target.includes(placeId),
      ),
  };
}
