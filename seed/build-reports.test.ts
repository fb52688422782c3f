import { expect, it } from 'vitest';
import { reportId, toReport } from '#features/moderation/model/report.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { buildCity } from './build-city.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { documents } = buildCity({ size: 0, now, colourOf: () => '#123456' });
const { reports, reportedPictures, reviews, events, users } = documents;
const read = reports.map(({ id, fields }) => toReport(id, fields));

it('has an open report of a review, of images and of an event, and a closed one', () => {
  const kindsOf = (isOpen: boolean) =>
    read.filter(({ status }) => (status === 'open') === isOpen).map(({ subject }) => subject.kind);
  expect(kindsOf(true).toSorted()).toEqual(['event', 'pictures', 'review']);
  expect(kindsOf(false)).toEqual(['review']);
});

it('stores reports of existing items by active users other than the author', () => {
  for (const [at, { fields }] of reports.entries()) {
    const { id, subject, details } = read[at]!;
    expect(id).toBe(reportId(subject, fields.reporter));
    const items = subject.kind === 'event' ? events : reviews;
    const item = items.find((candidate) => candidate.id === subject.id)?.fields;
    expect(item?.placeId).toBe(subject.placeId);
    expect(item?.createdAt.getTime()).toBeLessThan(fields.createdAt.getTime());
    expect(subject.id).not.toContain(fields.reporter);
    expect(users.find(({ id: uid }) => uid === fields.reporter)?.fields.status).toBe('active');
    expect(details.length).toBeGreaterThan(20);
    expect(fields.updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
  }
});

it('hides exactly the images that an open report names', () => {
  const waiting = reviews.filter(({ fields }) => fields.picturesStatus === 'waiting');
  expect(waiting.map(({ id }) => id)).toEqual(
    read.filter(({ subject }) => subject.kind === 'pictures').map(({ subject }) => subject.id),
  );
  expect(reportedPictures).toHaveLength(waiting.length);
  for (const { id, fields } of waiting) {
    const record = reportedPictures.find((candidate) => candidate.id === id)?.fields;
    expect(record).toMatchObject({ isOpen: true, placeId: fields.placeId, userId: fields.userId });
    const urls = toReview(id, fields).pictures.map(({ url }) => url);
    expect(Object.keys(record?.pictures ?? {})).toEqual(urls);
  }
});
