import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { diskImageStore } from '#server/features/pictures/store/disk-image-store.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import { removeUserFolders } from '#server/features/pictures/related-folders.ts';
import { createUnsavedPictures } from '#server/features/pictures/unsaved-pictures.ts';
import { listUploadFolders } from '#server/features/pictures/upload-folders.ts';
import { readEventImageUrls } from '#server/features/events/event-images.ts';
import { readPlace } from '#server/features/places/managed-place.ts';
import { removePlace } from '#server/features/places/place-removal.ts';
import {
  readPicturesOfReviews,
  readReviewUploadState,
} from '#server/features/reviews/review-pictures.ts';
import { createFirstReviewsReader } from '#server/features/reviews/first-reviews.ts';
import { minuteMs } from '#shared/time-units.ts';
import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { aStoredPlace } from './stored-documents.ts';

const now = Date.parse('2026-03-20T12:00:00Z');
const stem = (at: number) => String(at).repeat(25);
const urlOf = (id: string, at: number) => `/uploads/reviews/${id}/${stem(at)}.webp`;
const aReview = (id: string, pictures: number[], changes: object = {}) => {
  const [placeId = '', userId = ''] = id.split('_');
  return {
    [`reviews/${id}`]: {
      ...{ placeId, userId, authorName: userId, rating: 4, text: 'Bom.', verifiedVisit: false },
      ...{ createdAt: new Date(now), updatedAt: new Date(now) },
      pictures: pictures.map((at) => `${urlOf(id, at)}#800x600;320,640;a1b2c3`),
      ...changes,
    },
  };
};

let fixture: DataFixture;
let firestore: Firestore;
let folder: string;
let store: ImageStore;

beforeEach(async () => {
  fixture = await startDataFixture();
  firestore = localServerClient(fixture.port, 'demo-guia');
  folder = mkdtempSync(path.join(tmpdir(), 'reviews-'));
  store = diskImageStore(folder);
  await fixture.store({ 'places/bar': aStoredPlace({ title: 'Bar' }) });
});
afterEach(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

/** Stores an image of two files, uploaded so many minutes ago. */
async function sent(name: string, at: number, minutes = 90): Promise<void> {
  const where = path.join(folder, 'places', name);
  await mkdir(where, { recursive: true });
  const when = new Date(now - minutes * minuteMs);
  for (const file of [`${stem(at)}.webp`, `${stem(at)}-320.webp`]) {
    await writeFile(path.join(where, file), 'x');
    await utimes(path.join(where, file), when, when);
  }
}
const folders = async () => (await readdir(path.join(folder, 'places'))).sort();
const unsaved = () =>
  createUnsavedPictures({
    ...{ store, firestore },
    readPlace: (placeId) => readPlace(firestore, placeId),
    readEventImageUrls: (placeId) => readEventImageUrls(firestore, placeId),
    picturesOfReviews: (ids) => readPicturesOfReviews(firestore, ids),
  });

it('the cleanup keeps files that reviews reference, shown or held, and deletes unsaved ones', async () => {
  await fixture.store({
    ...aReview('bar_ana', [0]),
    ...aReview('bar_bia', [0], { picturesStatus: 'waiting' }),
  });
  for (const id of ['bar_ana', 'bar_bia', 'bar_caio']) await sent(id, 0);
  await sent('bar_ana', 1);
  await sent('bar_ana', 2, 59);
  const { pictures, recentCount } = await unsaved().list('', now);
  expect(pictures).toMatchObject([
    { placeId: 'bar_ana', url: urlOf('bar_ana', 1), placeTitle: 'Bar' },
    { placeId: 'bar_caio', url: urlOf('bar_caio', 0) },
  ]);
  expect(recentCount).toBe(1);

  const asked = ['bar_ana', 'bar_bia', 'bar_caio'].flatMap((placeId) =>
    [0, 1, 2].map((at) => ({ placeId, filename: `${stem(at)}.webp` })),
  );
  const { kept } = await unsaved().remove(asked, now);
  expect(kept).toEqual([
    { placeId: 'bar_ana', filename: `${stem(0)}.webp`, reason: 'saved' },
    { placeId: 'bar_ana', filename: `${stem(2)}.webp`, reason: 'recent' },
    { placeId: 'bar_bia', filename: `${stem(0)}.webp`, reason: 'saved' },
  ]);
  const left = await Promise.all(['bar_ana', 'bar_bia', 'bar_caio'].map((id) => store.list(id)));
  expect(left.map(({ length }) => length)).toEqual([2, 1, 0]);
});

it('an image that one review references is not kept for another', async () => {
  await fixture.store(
    aReview('bar_ana', [], { pictures: [`${urlOf('bar_bia', 0)}#800x600;320;a1b2c3`] }),
  );
  await sent('bar_bia', 0);
  expect((await unsaved().list('', now)).pictures).toHaveLength(1);
});

it('images are deleted with their place, also those of reviews that were never written', async () => {
  await fixture.store(aReview('bar_ana', [0]));
  for (const id of ['bar', 'bar_ana', 'bar_caio', 'bar2', 'bar2_ana']) await sent(id, 0);
  await removePlace('bar', 'admin', { firestore, images: store });
  expect(await folders()).toEqual(['bar2', 'bar2_ana']);
});

it('images are deleted with their user, but not for a user whose uid has the same ending', async () => {
  for (const id of ['bar_ana', 'sol_ana', 'bar_joana', 'bar_x_ana', 'ana']) await sent(id, 0);
  await removeUserFolders(store, 'ana');
  expect(await folders()).toEqual(['ana', 'bar_joana', 'bar_x_ana']);
});

it('images are counted with their place, and as leftovers without it', async () => {
  for (const id of ['bar', 'bar_ana', 'gone_ana']) await sent(id, 0);
  const places = new Map([
    ['bar', { name: 'Bar', location: '', category: '' }],
    ['gone', null],
  ]);
  const answer = await listUploadFolders(store, () => Promise.resolve(places));
  expect(answer.folders.map(({ name, files, isOrphaned }) => [name, files, isOrphaned])).toEqual([
    ['gone', 2, true],
    ['bar', 4, false],
  ]);
});

it('held images are not in the server-rendered page', async () => {
  await fixture.store({
    ...aReview('bar_ana', [0], { createdAt: new Date(now + 2) }),
    ...aReview('bar_bia', [0], { createdAt: new Date(now + 1), picturesStatus: 'waiting' }),
    ...aReview('bar_caio', [0], { picturesStatus: 'kept' }),
  });
  const { items } = await createFirstReviewsReader(firestore)('bar');
  expect(items.map(({ pictures }) => pictures.length)).toEqual([1, 0, 1]);
  expect(JSON.stringify(items)).not.toContain('/uploads/reviews/bar_bia/');
});

it('images are recognised before and after their review is written, and while they are held', async () => {
  expect(await readReviewUploadState(firestore, 'bar_ana')).toEqual({
    pictures: null,
    areReviewsOpen: true,
  });
  await fixture.store({
    ...aReview('bar_ana', [0], { picturesStatus: 'waiting' }),
    'settings/public': { reviewsEnabled: false },
  });
  expect(await readReviewUploadState(firestore, 'bar_ana')).toEqual({
    pictures: [urlOf('bar_ana', 0)],
    areReviewsOpen: false,
  });
});
