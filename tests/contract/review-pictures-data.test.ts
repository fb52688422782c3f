import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PlaceImage } from '#domain/place.ts';
import { removeReviewFiles } from '#data/review-images/review-image-files.ts';
import { decidePictures, removeReportedReview } from '#data/reports/report-decisions.ts';
import { listReported } from '#data/reports/report-list-store.ts';
import { createReport } from '#data/reports/report-store.ts';
import { deleteReview } from '#data/reviews/review-removal.ts';
import { getOwnReview, listReviews } from '#data/reviews/review-store.ts';
import { saveReview } from '#data/reviews/review-writes.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

vi.mock('#data/review-images/review-image-files.ts', () => ({
  removeReviewFiles: vi.fn(() => Promise.resolve()),
}));
const removed = vi.mocked(removeReviewFiles);
const { as, commits } = signedRequests();

let fixture: DataFixture;
let number = 0;
/** A place of its own for each test, reviewed by Bia with two pictures. */
let placeId: string;

const id = () => `${placeId}_bia`;
const picture = (at: number): PlaceImage => ({
  url: `/uploads/reviews/${id()}/${String(at).repeat(25)}.webp`,
  width: 1600,
  height: 1067,
  widths: [320, 640, 1280],
  colour: '#a1b2c3',
});
const save = (pictures?: PlaceImage[], text = 'Bom.') =>
  as('bia', () => saveReview('bia', placeId, { rating: 4, text, pictures }));
const shown = async () => (await listReviews(placeId)).items[0]?.pictures.map(({ url }) => url);
const own = () => as('bia', () => getOwnReview('bia', placeId));
const statusOf = async () => (await own())?.picturesStatus;
const report = (reporter: string) =>
  as(reporter, () =>
    createReport(
      reporter,
      { kind: 'pictures', id: id(), placeId },
      { reason: 'private', details: '' },
    ),
  );
const reportOf = async (reporter: string) =>
  ((await fixture.read(`reports/${id()}_pictures_${reporter}`)) as { status: string } | null)
    ?.status;
const decide = (decision: 'kept' | 'removed') =>
  as('admin', () => decidePictures('admin', id(), decision));
const log = async () =>
  ((await fixture.documents('auditLog')) as { action: string; target: string }[]).filter(
    ({ target }) => target.includes(placeId),
  );

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
  removed.mockClear();
});

describe('a review with pictures', () => {
  it('is stored with them in one commit, in order, and shows them to everybody', async () => {
    expect(commits()).toBe(1);
    expect(await shown()).toEqual([picture(0).url, picture(1).url]);
    expect(await fixture.read(`reviews/${id()}`)).toMatchObject({
      pictures: [
        `${picture(0).url}#1600x1067;320,640,1280;a1b2c3`,
        `${picture(1).url}#1600x1067;320,640,1280;a1b2c3`,
      ],
    });
  });

  it('keeps those that nobody touched when the words change', async () => {
    await save(undefined, 'Muito bom.');
    expect(await shown()).toEqual([picture(0).url, picture(1).url]);
    expect(removed).not.toHaveBeenCalled();
  });

  it('takes others, and the files of what it names no more go', async () => {
    await save([picture(2), picture(1)]);
    expect(await shown()).toEqual([picture(2).url, picture(1).url]);
    expect(removed).toHaveBeenCalledExactlyOnceWith(id(), [picture(0)]);
  });

  it('takes no pictures of others', async () => {
    const others = { ...picture(0), url: picture(0).url.replace('_bia', '_ana') };
    await expect(save([others])).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('takes its files along when it is removed, by its author or a super admin', async () => {
    await as('bia', () => deleteReview('bia', { placeId, userId: 'bia' }));
    expect(removed).toHaveBeenCalledExactlyOnceWith(id(), [picture(0), picture(1)]);
    await save([picture(0)]);
    removed.mockClear();
    await report('ana');
    const review = { id: id(), placeId, userId: 'bia', rating: 4 };
    await as('admin', () => removeReportedReview('admin', review));
    expect(removed).toHaveBeenCalledExactlyOnceWith(id(), [picture(0)]);
    expect(await reportOf('ana')).toBe('removed');
  });
});

describe('reported pictures', () => {
  it('wait in the commit of the report, and are there for their author alone', async () => {
    const before = commits();
    await report('ana');
    expect(commits() - before).toBe(1);
    expect(await shown()).toEqual([]);
    expect(await own()).toMatchObject({
      pictures: [picture(0), picture(1)],
      picturesStatus: 'waiting',
    });
    expect(await reportOf('ana')).toBe('open');
    expect(await fixture.read('requestPace/ana')).toMatchObject({
      last: `reports/${id()}_pictures_ana`,
    });
  });

  it('go on waiting for those who report them next, or once more, or at the same moment', async () => {
    await Promise.all([report('ana'), report('caio')]);
    await report('ana');
    expect([await reportOf('ana'), await reportOf('caio')]).toEqual(['open', 'open']);
    expect(await statusOf()).toBe('waiting');
  });

  it('go on waiting when their author changes them', async () => {
    await report('ana');
    await save([picture(2)]);
    expect(await statusOf()).toBe('waiting');
    expect(await shown()).toEqual([]);
  });

  it('are none where there are none', async () => {
    await save([]);
    await expect(report('ana')).rejects.toMatchObject({ code: 'not-found' });
    expect(await reportOf('ana')).toBeUndefined();
  });

  it('are told to super admins apart from the words, and shown', async () => {
    await report('ana');
    const { items } = await as('admin', () => listReported('open'));
    expect(items.find((item) => item.id === id())).toMatchObject({
      kind: 'pictures',
      review: { pictures: [picture(0), picture(1)] },
      reports: [{ reason: 'private' }],
    });
  });

  it('are no more than ten in a row of one person', async () => {
    const now = new Date();
    await fixture.store({ 'requestPace/ana': { since: now, count: 10, last: 'x', at: now } });
    await expect(report('ana')).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await statusOf()).toBe('shown');
  });
});

describe('what a super admin decides about pictures', () => {
  it('shows them again, and no further report hides them, though it still comes', async () => {
    await report('ana');
    expect(await decide('kept')).toBe('done');
    expect(await shown()).toHaveLength(2);
    expect(await reportOf('ana')).toBe('kept');
    await report('caio');
    expect([await reportOf('caio'), await statusOf()]).toEqual(['open', 'kept']);
    expect(await shown()).toHaveLength(2);
    expect(await decide('kept')).toBe('done');
    expect(await reportOf('caio')).toBe('kept');
    expect(removed).not.toHaveBeenCalled();
    expect((await log()).map(({ action }) => action).sort()).toEqual([
      ...['report.update', 'report.update', 'review.update'],
    ]);
  });

  it('is over once they are others, which can be reported by the same person', async () => {
    await report('ana');
    await decide('kept');
    await save([picture(2)]);
    expect(await statusOf()).toBe('shown');
    await report('ana');
    expect([await statusOf(), await reportOf('ana')]).toEqual(['waiting', 'open']);
  });

  it('takes them out with their files, and leaves the review', async () => {
    await report('ana');
    expect(await decide('removed')).toBe('done');
    expect(await own()).toMatchObject({ text: 'Bom.', pictures: [], picturesStatus: 'shown' });
    expect(removed).toHaveBeenCalledExactlyOnceWith(id(), [picture(0), picture(1)]);
    expect(await reportOf('ana')).toBe('removed');
    expect((await log()).sort(byAction)).toMatchObject([
      { action: 'report.update', after: { status: 'removed' } },
      {
        action: 'review.update',
        actorId: 'admin',
        before: { picturesStatus: 'waiting' },
        after: { pictures: [], picturesStatus: 'shown' },
      },
    ]);
  });

  it('closes the reports of pictures that their author took away, so that others do not wait', async () => {
    await report('ana');
    await save([]);
    expect(await decide('kept')).toBe('gone');
    expect(await reportOf('ana')).toBe('removed');
    await save([picture(2)]);
    expect(await shown()).toEqual([picture(2).url]);
  });

  it('is decided once', async () => {
    await report('ana');
    await decide('kept');
    expect(await decide('removed')).toBe('decided');
    expect(await shown()).toHaveLength(2);
  });

  it('is nobody’s else', async () => {
    await report('ana');
    await expect(as('bia', () => decidePictures('bia', id(), 'kept'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await statusOf()).toBe('waiting');
  });
});

function byAction(a: { action: string }, b: { action: string }): number {
  return a.action.localeCompare(b.action);
}
