/** Commits about the images of one review, that of the reviewer at the open place. */
import { aReviewRecord } from '../city.ts';
import { fresh, set, update } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

const reviewId = 'open1_reviewer';
export const path = `reviews/${reviewId}`;
export const recordPath = `reportedPictures/${reviewId}`;

/** The URL of an uploaded image in the stored form of a review. @param at number of the image */
export const picture = (at = 0, id = reviewId): string =>
  `/uploads/reviews/${id}/${String(at).repeat(25)}.webp#1600x1067;320,640,828,1280;a1b2c3`;
export const three = [0, 1, 2].map((at) => picture(at));
export const pictured = (change: Fields = {}): Record<string, Fields> => ({
  [path]: aReviewRecord('open1', 'reviewer', { pictures: [picture(0), picture(1)], ...change }),
});

export const edit = (change: Fields): Write => update(path, change);
export const counted: Write = update('places/open1', {
  ratingCounts: [0, 0, 0, 1, 0],
  reviewsCount: 1,
  rating: 4,
});

export const reportId = (actor: string) => `${reviewId}_pictures_${actor}`;
export const report = (actor: string, change: Fields = {}, id = reportId(actor)): Write =>
  set(`reports/${id}`, {
    ...{ reviewId, about: 'pictures', placeId: 'open1', reporter: actor, reason: 'private' },
    ...{ status: 'open', ...fresh },
    ...change,
  });
export const paced = (actor: string, last = `reports/${reportId(actor)}`): Write =>
  set(`requestPace/${actor}`, { since: now, count: 1, last, at: now });
export const hold: Write = { op: 'update', path, fields: { picturesStatus: 'waiting' } };
export const decide = (fields: Fields): Write => ({ op: 'update', path, fields });

/** The images that a record of reported images lists. */
export const listing = (numbers: readonly number[], id = reviewId): Fields =>
  Object.fromEntries(numbers.map((at) => [picture(at, id).split('#')[0] ?? '', true]));
/** The record of reported images as a commit stores it. */
export const aRecord = (change: Fields = {}): Fields => ({
  ...{ placeId: 'open1', userId: 'reviewer', isOpen: true, pictures: listing([0, 1]), at: now },
  ...change,
});
export const opens = set(recordPath, aRecord());
export const closes = (...numbers: number[]): Write =>
  set(recordPath, aRecord({ isOpen: false, pictures: listing(numbers) }));
/** The stored record before a commit. */
export const recorded = (change: Fields = {}): Record<string, Fields> => ({
  [recordPath]: aRecord({ at: past, ...change }),
});
