import type { Firestore } from '@google-cloud/firestore';
import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { createFolderPlaceFinder } from '#server/features/pictures/folder-places.ts';
import { listUploadFolders } from '#server/features/pictures/upload-folders.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { removePlace } from '#server/features/places/place-removal.ts';
import { aCategoryRecord, aPlaceRecord } from '#support/test-server.ts';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';

let fixture: Fixture;
let firestore: Firestore;
const people = 130;

beforeAll(async () => {
  fixture = await startFixture();
  firestore = fixture.server();
});
afterAll(() => fixture.close());

/** A place with many reviews and favourites, next to another one. */
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection);
  }
  const writer = firestore.bulkWriter();
  const put = (path: string, fields: object) => void writer.set(firestore.doc(path), fields);
  for (const id of ['gone', 'stays']) {
    put(`places/${id}`, { title: id, isActive: true, createdBy: 'm', updatedAt: Timestamp.now() });
    put(`clubOffers/${id}-1`, { placeId: id, isActive: true });
    put(`events/${id}-1`, { placeId: id, isActive: true, title: 'Samba' });
    put(`savedEvents/u1_${id}-1`, { userId: 'u1', eventId: `${id}-1` });
    put(`helpful/${id}_u1_u2`, { userId: 'u2', reviewId: `${id}_u1`, placeId: id });
    put(`reports/${id}-1`, { placeId: id, reviewId: `${id}_u1`, status: 'open' });
    put(`reports/${id}-2`, { placeId: id, eventId: `${id}-1`, status: 'open' });
    put(`reportedPictures/${id}_u1`, { placeId: id, userId: 'u1', isOpen: true });
    put(`claims/${id}_u1`, { placeId: id, userId: 'u1', status: 'pending' });
    put(`suggestions/${id}_u1`, { placeId: id, userId: 'u1', status: 'pending' });
    put(`reservations/${id}_u1_1`, { placeId: id, userId: 'u1', status: 'pending' });
    put(`reservations/${id}_u2_1`, { placeId: id, userId: 'u2', status: 'declined' });
  }
  put('users/m', { role: 'manager', managedPlaces: ['gone', 'stays'], statistics: {} });
  for (let at = 1; at <= people; at++) {
    put(`users/u${at}`, { statistics: { favorites: 2, reviews: 1, views: 3 } });
    put(`favorites/u${at}_gone`, { userId: `u${at}`, placeId: 'gone' });
    put(`favorites/u${at}_stays`, { userId: `u${at}`, placeId: 'stays' });
    put(`reviews/gone_u${at}`, { userId: `u${at}`, placeId: 'gone', rating: 5 });
  }
  put('reviews/gone_anonymous', { userId: '', placeId: 'gone', rating: 3 });
  put('reviews/stays_u1', { userId: 'u1', placeId: 'stays', rating: 4 });
  await writer.close();
});

const images = {
  folderNames: () => Promise.resolve([]),
  removeFolder: vi.fn(() => Promise.resolve(true)),
};

async function everything(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const collection of await firestore.listCollections()) {
    const { docs } = await collection.get();
    for (const { ref, ...document } of docs.map((one) => ({ ref: one.ref, fields: one.data() }))) {
      found[ref.path] = document.fields;
    }
  }
  return found;
}

async function expectRemoved(): Promise<void> {
  const left = await everything();
  const paths = Object.keys(left);
  expect(paths.filter((path) => /\/gone|_gone/.test(path)).sort()).toEqual([
    'removedPlaces/gone',
    'reservations/gone_u1_1',
    'reservations/gone_u2_1',
  ]);
  const log = paths.filter((path) => path.startsWith('auditLog/')).map((path) => left[path]);
  expect(log).toMatchObject([
    { actorId: 'admin', action: 'place.delete', target: 'places/gone', before: { title: 'gone' } },
  ]);
  expect(left['reservations/gone_u1_1']).toMatchObject({
    ...{ status: 'cancelled', changedBy: 'place' },
  });
  expect(left['reservations/gone_u2_1']).toMatchObject({ status: 'declined' });
  expect(left['reservations/stays_u1_1']).toMatchObject({ status: 'pending' });
  expect(left['users/m']).toMatchObject({ managedPlaces: ['stays'] });
  for (let at = 1; at <= people; at++) {
    expect(left[`users/u${at}`]).toMatchObject({
      statistics: { favorites: 1, reviews: 0, views: 3 },
    });
  }
  expect(paths).toEqual(
    expect.arrayContaining([
      'places/stays',
      'clubOffers/stays-1',
      'events/stays-1',
      'savedEvents/u1_stays-1',
      'helpful/stays_u1_u2',
      'reports/stays-1',
      'reports/stays-2',
      'reportedPictures/stays_u1',
      'suggestions/stays_u1',
      'reviews/stays_u1',
    ]),
  );
}

describe('removing a place', () => {
  it('deletes all its dependent data, decrements each count once and leaves the rest', async () => {
    await removePlace('gone', 'admin', { firestore, images });
    await expectRemoved();
    expect(images.removeFolder).toHaveBeenCalledWith('gone');
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 13])(
    'has the same result after an interruption at commit %d and another call',
    async (commits) => {
      let left = commits;
      const broken = new Proxy(firestore, {
        get(target, property) {
          const value: unknown = Reflect.get(target, property);
          if (typeof value !== 'function') return value;
          return (...given: unknown[]): unknown => {
            if ((property === 'runTransaction' || property === 'batch') && left-- <= 0) {
              throw new Error('the process ended here');
            }
            return Reflect.apply(value, target, given);
          };
        },
      });
      await expect(removePlace('gone', 'admin', { firestore: broken, images })).rejects.toThrow();
      await removePlace('gone', 'admin', { firestore, images });
      await expectRemoved();
      await removePlace('gone', 'admin', { firestore, images });
      await expectRemoved();
    },
  );

  it('decrements no count twice while users remove their own favourite', async () => {
    const own = firestore.batch();
    own.delete(firestore.doc('favorites/u1_gone'));
    own.update(firestore.doc('users/u1'), { 'statistics.favorites': FieldValue.increment(-1) });
    await Promise.all([removePlace('gone', 'admin', { firestore, images }), own.commit()]);
    await expectRemoved();
  });
});

describe('image folders', () => {
  const folder = (name: string) => ({
    name,
    files: 4,
    size: 2048,
    oldestFileAt: null,
    newestFileAt: null,
  });
  const store = { folders: () => Promise.resolve([folder('stays'), folder('nobody')]) };

  it('are orphans exactly if their place does not exist', async () => {
    const findPlaces = createFolderPlaceFinder({ firestore });
    const { folders, orphanedCount, uncheckedCount } = await listUploadFolders(store, findPlaces);
    expect({ orphanedCount, uncheckedCount }).toEqual({ orphanedCount: 1, uncheckedCount: 0 });
    expect(folders).toMatchObject([
      { name: 'nobody', isOrphaned: true, place: null, sizeFormatted: '2,0 kB' },
      { name: 'stays', isOrphaned: false, place: { name: 'stays' } },
    ]);
  });

  it('cost no read if the snapshot contains the place, and a bounded number otherwise', async () => {
    const names = ['stays', ...Array.from({ length: 400 }, (_, at) => `orphan${at}`)];
    const many = { folders: () => Promise.resolve(names.map(folder)) };
    const placeIndex = {
      current: () =>
        Promise.resolve({
          categories: [aCategoryRecord({ id: 'bares', name: 'Bares' })],
          place: (id: string) => (id === 'stays' ? aPlaceRecord({ id, title: 'Bar' }) : null),
        } as unknown as PlaceDirectory),
    };
    const findPlaces = createFolderPlaceFinder({ firestore, placeIndex });
    const usage = `${fixture.origin}/emulator/v1/projects/demo-contract/usage`;
    const answers = [];
    for (const left of [250, 100, 0]) {
      await fetch(usage, { method: 'DELETE' });
      const answer = await listUploadFolders(many, findPlaces);
      expect(answer.uncheckedCount).toBe(left);
      const { documentReads } = (await (await fetch(usage)).json()) as { documentReads: number };
      expect(documentReads).toBeLessThanOrEqual(150);
      answers.push(answer);
    }
    expect(answers.map(({ orphanedCount }) => orphanedCount)).toEqual([150, 300, 400]);
    expect(answers.at(-1)?.folders.at(-1)).toMatchObject({
      name: 'stays',
      isOrphaned: false,
      place: { name: 'Bar', category: 'Bares' },
    });
  });

  it('are never classified as orphans while Firestore does not respond', async () => {
    const away = Object.assign(Object.create(firestore) as Firestore, {
      getAll: () => Promise.reject(new AppError('unavailable')),
    });
    await expect(
      listUploadFolders(store, createFolderPlaceFinder({ firestore: away })),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });
});
