import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureName } from '#features/pictures/model/upload-folder.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { diskImageStore } from '#server/features/pictures/store/disk-image-store.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import { createUnsavedPictures } from '#server/features/pictures/unsaved-pictures.ts';
import { readEventImageUrls } from '#server/features/events/event-images.ts';
import { readPlace } from '#server/features/places/managed-place.ts';
import { readPicturesOfReviews } from '#server/features/reviews/review-pictures.ts';
import { minuteMs } from '#shared/time-units.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { aStoredPlace } from './stored-documents.ts';

const now = Date.parse('2026-03-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * minuteMs);
const urlOf = (placeId: string, filename: string) =>
  `/uploads/places/${placeId}/${filename}#1600x1200;320;a1b2c3`;

let fixture: DataFixture;
let firestore: Firestore;
let folder: string;
let store: ImageStore;

beforeEach(async () => {
  fixture = await startDataFixture();
  firestore = localServerClient(fixture.port, 'demo-guia');
  folder = mkdtempSync(path.join(tmpdir(), 'unsaved-'));
  store = diskImageStore(folder);
});
afterEach(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

/** Stores an image of two files in a place's folder, uploaded so many minutes ago. */
async function sent(placeId: string, stem: string, minutes: number): Promise<PictureName> {
  const where = path.join(folder, 'places', placeId);
  await mkdir(where, { recursive: true });
  for (const name of [`${stem}.webp`, `${stem}-320.webp`]) {
    await writeFile(path.join(where, name), 'x');
    await utimes(path.join(where, name), minutesAgo(minutes), minutesAgo(minutes));
  }
  return { placeId, filename: `${stem}.webp` };
}
const place = (id: string, pictures: readonly string[], changes: object = {}) => ({
  [`places/${id}`]: aStoredPlace({
    title: `Lugar ${id}`,
    images: pictures.map((stem) => urlOf(id, `${stem}.webp`)),
    ...changes,
  }),
});
const pictures = (changes: Partial<Parameters<typeof createUnsavedPictures>[0]> = {}) =>
  createUnsavedPictures({
    ...{ store, firestore },
    readPlace: (placeId) => readPlace(firestore, placeId),
    readEventImageUrls: (placeId) => readEventImageUrls(firestore, placeId),
    picturesOfReviews: (ids) => readPicturesOfReviews(firestore, ids),
    ...changes,
  });
const namesOf = (list: readonly PictureName[]) =>
  list.map(({ placeId, filename }) => `${placeId}/${filename}`);
const left = async (placeId: string) =>
  (await readdir(path.join(folder, 'places', placeId))).sort();

describe('images that were uploaded but not saved', () => {
  it('are those older than an hour that neither the place nor an event of it references', async () => {
    await sent('bar', 'saved', 600);
    await sent('bar', 'ofevent', 600);
    await sent('bar', 'left', 90);
    await sent('bar', 'fresh', 59);
    await sent('hidden', 'draft', 120);
    await sent('gone', 'orphan', 600);
    await sent('full', 'own', 600);
    await fixture.store({
      ...place('bar', ['saved']),
      ...place('hidden', [], { isActive: false }),
      ...place('full', ['own']),
      'events/e1': { placeId: 'bar', title: 'Samba', images: [urlOf('bar', 'ofevent.webp')] },
    });
    const answer = await pictures().list('', now);
    expect(answer).toEqual({
      success: true,
      pictures: [
        {
          placeId: 'bar',
          filename: 'left.webp',
          url: '/uploads/places/bar/left.webp',
          placeTitle: 'Lugar bar',
          sentAt: minutesAgo(90).toISOString(),
        },
        expect.objectContaining({ placeId: 'hidden', filename: 'draft.webp' }),
      ],
      recentCount: 1,
      next: null,
    });
  });

  it('are found next to external images of the place', async () => {
    await sent('bar', 'left', 90);
    const elsewhere = Array.from(
      { length: 8 },
      (_, at) => `https://fotos.exemplo.com.br/${at}.jpg`,
    );
    await fixture.store(place('bar', [], { images: elsewhere }));
    expect(namesOf((await pictures().list('', now)).pictures)).toEqual(['bar/left.webp']);
  });

  it('exclude saved images whose names contain blanks and commas, and have encoded URLs', async () => {
    const saved = await sent('bar', 'sol, mar e 50%', 600);
    const ofEvent = await sent('bar', 'São João, à noite', 600);
    const left = await sent('bar', 'praia, 100%', 600);
    await fixture.store({
      ...place('bar', ['sol, mar e 50%']),
      'events/e1': { placeId: 'bar', title: 'Samba', images: [urlOf('bar', ofEvent.filename)] },
    });
    const listed = (await pictures().list('', now)).pictures;
    expect(namesOf(listed)).toEqual(['bar/praia, 100%.webp']);
    expect(listed[0]?.url).toBe('/uploads/places/bar/praia%2C%20100%25.webp');
    const answer = await pictures().remove([saved, ofEvent, left], now);
    expect(namesOf(answer.removed)).toEqual(['bar/praia, 100%.webp']);
    expect(answer.kept.map(({ reason }) => reason)).toEqual(['saved', 'saved']);
  });

  it('are searched after the cursor without reading other folders', async () => {
    for (const id of ['a', 'b', 'c']) await sent(id, 'left', 120);
    await fixture.store({ ...place('a', []), ...place('b', []), ...place('c', []) });
    const asked: string[] = [];
    const list = (placeId: string) => {
      asked.push(placeId);
      return store.list(placeId);
    };
    const folders = () => Promise.reject(new Error('all of them'));
    const answer = await pictures({ store: { ...store, list, ...{ folders } } }).list('b', now);
    expect(namesOf(answer.pictures)).toEqual(['c/left.webp']);
    expect(asked).toEqual(['c']);
  });

  it('are listed for a bounded number of folders at a time, each of them once', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `p${String(at).padStart(3, '0')}`);
    for (const id of ids) await sent(id, 'left', 120);
    await fixture.store(Object.fromEntries(ids.flatMap((id) => Object.entries(place(id, [])))));
    const seen: string[] = [];
    let [after, answers] = ['', 0];
    for (let next: string | null = ''; next !== null && answers < 20; answers += 1) {
      const answer = await pictures().list(after, now);
      seen.push(...answer.pictures.map(({ placeId }) => placeId));
      next = answer.next;
      after = next ?? '';
    }
    expect(seen).toEqual(ids);
    expect(answers).toBe(3);
  });

  it('are searched in up to six hundred folders per response if none of them has any', async () => {
    const ids = Array.from({ length: 700 }, (_, at) => `p${String(at).padStart(3, '0')}`);
    const list = vi.fn(() => Promise.resolve([]));
    const known = { place: () => ({ title: 'Bar', images: [] }) };
    const looking = pictures({
      store: { ...store, list, folderNames: () => Promise.resolve(ids) },
      placeIndex: { current: () => Promise.resolve(known as unknown as PlaceDirectory) },
    });
    expect((await looking.list('', now)).next).toBe('p599');
    expect(list).toHaveBeenCalledTimes(600);
    expect((await looking.list('p599', now)).next).toBeNull();
    expect(list).toHaveBeenCalledTimes(700);
  });

  it('are deleted with their smaller files, and nothing else is', async () => {
    const old = await sent('bar', 'left', 120);
    const fresh = await sent('bar', 'fresh', 5);
    const saved = await sent('bar', 'saved', 600);
    const never = { placeId: 'bar', filename: 'never.webp' };
    await fixture.store(place('bar', ['saved']));
    const answer = await pictures().remove([old, fresh, saved, never], now);
    expect(namesOf(answer.removed)).toEqual(['bar/left.webp', 'bar/never.webp']);
    expect(answer.kept).toEqual([
      { ...fresh, reason: 'recent' },
      { ...saved, reason: 'saved' },
    ]);
    expect(await left('bar')).toEqual([
      ...['fresh-320.webp', 'fresh.webp', 'saved-320.webp', 'saved.webp'],
    ]);
  });

  it('are kept if the place, or an event of it, was saved with them after they were listed', async () => {
    await sent('bar', 'one', 120);
    await sent('bar', 'two', 120);
    await fixture.store(place('bar', []));
    const listed = (await pictures().list('', now)).pictures;
    expect(listed).toHaveLength(2);
    await fixture.store({
      ...place('bar', ['one']),
      'events/e1': { placeId: 'bar', title: 'Samba', images: [urlOf('bar', 'two.webp')] },
    });
    const answer = await pictures().remove(listed, now);
    expect(answer.removed).toEqual([]);
    expect(answer.kept.map(({ reason }) => reason)).toEqual(['saved', 'saved']);
    expect(await left('bar')).toHaveLength(4);
  });

  it('are not deleted while the references cannot be read', async () => {
    const old = await sent('bar', 'left', 120);
    const away = () => Promise.reject(new Error('away'));
    for (const changes of [{ readPlace: away }, { readEventImageUrls: away }]) {
      await expect(pictures(changes).remove([old], now)).rejects.toThrow('away');
    }
    expect(await left('bar')).toHaveLength(2);
  });

  it.each([
    ['../places', 'a.webp'],
    ['bar', '../a.webp'],
    ['bar', 'a.txt'],
  ])(
    'must be named as such: %s %s is refused before anything is deleted',
    async (placeId, filename) => {
      const old = await sent('bar', 'left', 120);
      await fixture.store(place('bar', []));
      await expect(pictures().remove([old, { placeId, filename }], now)).rejects.toMatchObject({
        code: 'invalid-input',
      });
      expect(await left('bar')).toHaveLength(2);
    },
  );
});
