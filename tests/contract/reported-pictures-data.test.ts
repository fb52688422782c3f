import { beforeEach, describe, expect, it, vi } from 'vitest';

import { removePictureFiles } from '#features/pictures/data/picture-files.ts';
import { removeReportedReview } from '#features/moderation/data/report-decisions.ts';
import { listReportedItems } from '#features/moderation/data/queue-lists.ts';
import { deleteReview } from '#features/reviews/data/review-removal.ts';

import { reviewPicturesHouse } from './review-pictures-house.ts';

vi.mock('#features/pictures/data/picture-files.ts', () => ({
  removePictureFiles: vi.fn(() => Promise.resolve()),
}));
const removedFiles = vi.mocked(removePictureFiles);
const house = reviewPicturesHouse();
const { as, id, picture, save, own, shown, statusOf, report, reportOf, decide } = house;

const deleteOwn = () =>
  as('bia', () => deleteReview('bia', { placeId: house.placeId(), userId: 'bia' }));
const urls = (...numbers: number[]) => numbers.map((at) => ({ url: picture(at).url }));
const recordNow = async () => {
  const record = await house.fixture().read(`reportedPictures/${id()}`);
  return record as { isOpen: boolean; pictures: object } | null;
};
const listed = async () => Object.keys((await recordNow())?.pictures ?? {}).sort();

beforeEach(() => {
  removedFiles.mockClear();
});

describe('a review that its author deletes after a report of its images, and writes again', () => {
  beforeEach(async () => {
    await report('ana');
    await deleteOwn();
  });

  it('is held for review with the same images, as shown to its author', async () => {
    const { review } = await save([picture(0), picture(1)]);
    expect(review.picturesStatus).toBe('waiting');
    expect(await shown()).toEqual([]);
    expect(await statusOf()).toBe('waiting');
    expect(await reportOf('ana')).toBe('open');
  });

  it('is held for review with images that are added later', async () => {
    await save([]);
    await save([picture(0)]);
    expect(await statusOf()).toBe('waiting');
    expect(await shown()).toEqual([]);
  });

  it('is listed for super admins in its current form, and they can approve its images', async () => {
    await save([picture(2)]);
    const { items } = await as('admin', () => listReportedItems('open'));
    expect(items.find((item) => item.id === id())).toMatchObject({
      review: { pictures: [picture(2)], picturesStatus: 'waiting' },
    });
    expect(await decide('kept')).toBe('done');
    expect(await shown()).toEqual([picture(2).url]);
    expect(await recordNow()).toMatchObject({ isOpen: false });
    expect(await reportOf('ana')).toBe('kept');
    // The author removed these while they were reported, so no super admin has approved them.
    await expect(save([picture(0)])).rejects.toMatchObject({ code: 'permission-denied' });
    expect(removedFiles).toHaveBeenLastCalledWith(id(), urls(0, 1));
  });

  it('loses its images permanently once they are removed, and shows others, which can be reported', async () => {
    await save([picture(0)]);
    expect(await decide('removed')).toBe('done');
    expect(removedFiles).toHaveBeenCalledWith(id(), expect.arrayContaining(urls(1)));
    await expect(save([picture(0)])).rejects.toMatchObject({ code: 'permission-denied' });
    await deleteOwn();
    await expect(save([picture(0)])).rejects.toMatchObject({ code: 'permission-denied' });
    await save([picture(2)]);
    expect(await shown()).toEqual([picture(2).url]);
    await report('ana');
    expect([await statusOf(), await reportOf('ana')]).toEqual(['waiting', 'open']);
    expect(await listed()).toEqual([picture(0).url, picture(1).url, picture(2).url]);
  });

  it('shows no reported image after its reports were closed without it', async () => {
    expect(await decide('kept')).toBe('gone');
    expect(removedFiles).toHaveBeenLastCalledWith(id(), urls(0, 1));
    expect([await reportOf('ana'), (await recordNow())?.isOpen]).toEqual(['removed', false]);
    await expect(save([picture(0)])).rejects.toMatchObject({ code: 'permission-denied' });
    await save([picture(2)]);
    expect(await shown()).toEqual([picture(2).url]);
  });

  it('is held exactly while a report is open if it returns at the moment of the decision', async () => {
    const [outcome] = await Promise.all([decide('removed', []), save([picture(2)])]);
    const isOpen = (await recordNow())?.isOpen;
    expect(await statusOf()).toBe(isOpen ? 'waiting' : 'shown');
    expect(await reportOf('ana')).toBe(isOpen ? 'open' : 'removed');
    expect(['gone', 'changed']).toContain(outcome);
  });
});

describe('the record of reported images', () => {
  it('lists the images in the commit of the first report, and stays open for the second', async () => {
    await report('ana');
    expect(await recordNow()).toMatchObject({
      ...{ placeId: house.placeId(), userId: 'bia', isOpen: true },
    });
    await report('caio');
    expect(await listed()).toEqual([picture(0).url, picture(1).url]);
    expect(await decide('kept')).toBe('done');
    expect(await recordNow()).toMatchObject({ isOpen: false, pictures: {} });
    expect([await reportOf('ana'), await reportOf('caio')]).toEqual(['kept', 'kept']);
  });

  it('holds approved images again after another report and a change', async () => {
    await report('ana');
    await decide('kept');
    await report('caio');
    await save([picture(2)]);
    expect(await statusOf()).toBe('waiting');
    expect(await decide('kept')).toBe('done');
    expect(await listed()).toEqual([picture(0).url, picture(1).url]);
  });

  it('is consistent if the review is reported and deleted at the same moment', async () => {
    const [reported] = await Promise.allSettled([report('ana'), deleteOwn()]);
    await save([picture(0)]);
    expect(await statusOf()).toBe(reported.status === 'fulfilled' ? 'waiting' : 'shown');
  });

  it('is closed with the review that a super admin removes', async () => {
    await report('ana');
    const review = { id: id(), placeId: house.placeId(), userId: 'bia', rating: 4 };
    expect(await as('admin', () => removeReportedReview('admin', review))).toBe('done');
    expect([await reportOf('ana'), (await recordNow())?.isOpen]).toEqual(['removed', false]);
    await expect(save([picture(0)])).rejects.toMatchObject({ code: 'permission-denied' });
    await save([]);
    expect(await statusOf()).toBe('shown');
  });
});

describe('a decision about images that the author has changed since they were viewed', () => {
  it.each(['kept', 'removed'] as const)('is not accepted: %s', async (decision) => {
    await report('ana');
    const seen = (await own())?.pictures ?? [];
    await save([picture(2)]);
    expect(await decide(decision, seen)).toBe('changed');
    expect([await statusOf(), await reportOf('ana')]).toEqual(['waiting', 'open']);
    expect(await own()).toMatchObject({ pictures: [picture(2)] });
    expect(await decide(decision)).toBe('done');
  });
});
