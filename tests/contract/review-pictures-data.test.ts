import { beforeEach, describe, expect, it, vi } from 'vitest';

import { removePictureFiles } from '#features/pictures/data/picture-files.ts';
import {
  decidePictures,
  removeReportedReview,
} from '#features/moderation/data/report-decisions.ts';
import { listReportedItems } from '#features/moderation/data/queue-lists.ts';
import { deleteReview } from '#features/reviews/data/review-removal.ts';

import { reviewPicturesHouse } from './review-pictures-house.ts';

vi.mock('#features/pictures/data/picture-files.ts', () => ({
  removePictureFiles: vi.fn(() => Promise.resolve()),
}));
const removed = vi.mocked(removePictureFiles);
const house = reviewPicturesHouse();
const { as, commits, id, picture, save, own, shown, statusOf, report, reportOf, decide, log } =
  house;

beforeEach(() => {
  removed.mockClear();
});

describe('a review with images', () => {
  it('is stored with them in one commit, in order, and shows them publicly', async () => {
    expect(commits()).toBe(1);
    expect(await shown()).toEqual([picture(0).url, picture(1).url]);
    expect(await house.fixture().read(`reviews/${id()}`)).toMatchObject({
      pictures: [
        `${picture(0).url}#1600x1067;320,640,828,1280;a1b2c3`,
        `${picture(1).url}#1600x1067;320,640,828,1280;a1b2c3`,
      ],
    });
  });

  it('keeps unchanged images when the text changes', async () => {
    await save(undefined, 'Muito bom.');
    expect(await shown()).toEqual([picture(0).url, picture(1).url]);
    expect(removed).not.toHaveBeenCalled();
  });

  it('replaces images, and deletes the files it no longer references', async () => {
    await save([picture(2), picture(1)]);
    expect(await shown()).toEqual([picture(2).url, picture(1).url]);
    expect(removed).toHaveBeenCalledExactlyOnceWith(id(), [picture(0)]);
  });

  it('accepts no images of other users', async () => {
    const others = { ...picture(0), url: picture(0).url.replace('_bia', '_ana') };
    await expect(save([others])).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('loses its files when its author or a super admin removes it', async () => {
    await as('bia', () => deleteReview('bia', { placeId: house.placeId(), userId: 'bia' }));
    expect(removed).toHaveBeenCalledExactlyOnceWith(id(), [picture(0), picture(1)]);
    await save([picture(0)]);
    removed.mockClear();
    await report('ana');
    const review = { id: id(), placeId: house.placeId(), userId: 'bia', rating: 4 };
    await as('admin', () => removeReportedReview('admin', review));
    expect(removed).toHaveBeenCalledExactlyOnceWith(id(), [picture(0)]);
    expect(await reportOf('ana')).toBe('removed');
  });
});

describe('reported images', () => {
  it('are held from the commit of the report on, and visible to their author only', async () => {
    const before = commits();
    await report('ana');
    expect(commits() - before).toBe(1);
    expect(await shown()).toEqual([]);
    expect(await own()).toMatchObject({
      pictures: [picture(0), picture(1)],
      picturesStatus: 'waiting',
    });
    expect(await reportOf('ana')).toBe('open');
    expect(await house.fixture().read('requestPace/ana')).toMatchObject({
      last: `reports/${id()}_pictures_ana`,
    });
  });

  it('stay held for further, repeated and simultaneous reports', async () => {
    await Promise.all([report('ana'), report('caio')]);
    await report('ana');
    expect([await reportOf('ana'), await reportOf('caio')]).toEqual(['open', 'open']);
    expect(await statusOf()).toBe('waiting');
  });

  it('stay held when their author changes them', async () => {
    await report('ana');
    await save([picture(2)]);
    expect(await statusOf()).toBe('waiting');
    expect(await shown()).toEqual([]);
  });

  it('cannot exist for a review without images', async () => {
    await save([]);
    await expect(report('ana')).rejects.toMatchObject({ code: 'not-found' });
    expect(await reportOf('ana')).toBeUndefined();
  });

  it('are listed for super admins separately from the text, and visible to them', async () => {
    await report('ana');
    const { items } = await as('admin', () => listReportedItems('open'));
    expect(items.find((item) => item.id === id())).toMatchObject({
      kind: 'pictures',
      review: { pictures: [picture(0), picture(1)] },
      reports: [{ reason: 'private' }],
    });
  });

  it('are limited to ten in a row per reporter', async () => {
    const now = new Date();
    await house
      .fixture()
      .store({ 'requestPace/ana': { since: now, count: 10, last: 'x', at: now } });
    await expect(report('ana')).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await statusOf()).toBe('shown');
  });
});

describe('the decision of a super admin about images', () => {
  it('shows them again, and further reports are stored but do not hide them', async () => {
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

  it('no longer applies to changed images, which the same user can report', async () => {
    await report('ana');
    await decide('kept');
    await save([picture(2)]);
    expect(await statusOf()).toBe('shown');
    await report('ana');
    expect([await statusOf(), await reportOf('ana')]).toEqual(['waiting', 'open']);
  });

  it('removes them with their files, and keeps the review', async () => {
    await report('ana');
    expect(await decide('removed')).toBe('done');
    expect(await own()).toMatchObject({ text: 'Bom.', pictures: [], picturesStatus: 'shown' });
    const urls = [0, 1].map((at) => ({ url: picture(at).url }));
    expect(removed).toHaveBeenCalledExactlyOnceWith(id(), urls);
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

  it('closes the reports of images that their author removed, so that others are not blocked', async () => {
    await report('ana');
    await save([]);
    expect(await decide('kept')).toBe('gone');
    expect(await reportOf('ana')).toBe('removed');
    await save([picture(2)]);
    expect(await shown()).toEqual([picture(2).url]);
  });

  it('is made once', async () => {
    await report('ana');
    await decide('kept');
    expect(await decide('removed')).toBe('decided');
    expect(await shown()).toHaveLength(2);
  });

  it('is refused to other users', async () => {
    await report('ana');
    await expect(
      as('bia', () => decidePictures('bia', id(), 'kept', [picture(0), picture(1)])),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await statusOf()).toBe('waiting');
  });
});

function byAction(a: { action: string }, b: { action: string }): number {
  return a.action.localeCompare(b.action);
}
