import { FieldValue } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { runImport } from '#features/imports/data/import-store.ts';
import { planImport } from '#features/imports/data/import-plan.ts';
import type { ImportPlan } from '#features/imports/data/import-plan.ts';
import { setPlacesActive } from '#features/places/data/admin/admin-place-changes.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { errorCode } from '#shared/app-error.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { listImports } from '#server/features/imports/past-imports.ts';
import { listExistingPlaces } from '#server/features/imports/places/known-places.ts';
import { readUndoProgress, undoImport } from '#server/features/imports/places/undo-import.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

// signedRequests() decides the caller of each request.
vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));
const { as } = signedRequests();
const images = {
  folderNames: () => Promise.resolve([]),
  removeFolder: vi.fn(() => Promise.resolve(true)),
};

let fixture: DataFixture;
let firestore: Firestore;
/** A plain client: the server's client has no recursive delete. */
let cleaner: Firestore;

beforeAll(async () => {
  fixture = await startDataFixture();
  firestore = createFirestore({
    projectId: 'demo-guia',
    emulators: { firestore: `127.0.0.1:${fixture.port}`, auth: null, storage: null },
  });
  cleaner = localServerClient(fixture.port, 'demo-guia');
});
afterAll(async () => {
  await Promise.all([firestore.terminate(), cleaner.terminate()]);
  await fixture.close();
});
beforeEach(async () => {
  images.removeFolder.mockReset().mockResolvedValue(true);
  for (const collection of await cleaner.listCollections()) {
    await cleaner.recursiveDelete(collection);
  }
  await fixture.store({
    'users/admin': aPerson('admin', { role: 'super_admin', displayName: 'Ana Souza' }),
    'users/gil': aPerson('gil', { role: 'manager' }),
    'users/bia': aPerson('bia'),
  });
});

const draft = (number: number): ImportDraft => ({
  title: `Lugar ${number}`,
  description: 'Um lugar.',
  location: `Rua ${number}, Florianópolis`,
  neighborhood: 'Centro',
  geo: { latitude: -27.5 - number / 10_000, longitude: -48.5 },
  category: 'bares',
  price: 'Médio',
  phone: '+5548999990000',
  website: '',
  hours: { kind: 'text', lines: ['Só no verão'] },
  amenities: ['Delivery'],
  facts: { dogs: 'yes' },
});
const aPlan = (count: number, changes: Partial<Pick<ImportPlan, 'isActive' | 'fileName'>> = {}) =>
  planImport(
    Array.from({ length: count }, (_, number) => draft(number)),
    { fileName: 'lugares.csv', isActive: false, ...changes },
  );

const run = (
  plan: ImportPlan,
  { uid = 'admin', from = 0, fate = (_address: string): Fate => 'sent' } = {},
) =>
  as(
    uid,
    () => runImport(uid, plan, { storedCount: from, onProgress: (done) => progress.push(done) }),
    fate,
  );
let progress: number[] = [];
beforeEach(() => {
  progress = [];
});

/** Sends that many commits, then applies the fate to the next ones. */
function afterCommits(count: number, fate: Fate, times = Infinity) {
  let commits = 0;
  return (address: string): Fate => {
    if (!address.includes(':commit')) return 'sent';
    commits += 1;
    return commits > count && commits <= count + times ? fate : 'sent';
  };
}

const placeCount = async () => (await firestore.collection('places').count().get()).data().count;
const undoWhole = async (id: string) => {
  for (;;) {
    const step = await undoImport(id, 'admin', { firestore, images, budgetMs: 0 });
    if (step.isDone) return step;
  }
};
const stateOf = async (id: string) =>
  (await listImports(firestore, null)).imports.find((one) => one.id === id)?.state;

describe('an import', () => {
  it('is stored with its list, its log entry, and places that the app reads', async () => {
    const plan = aPlan(230);
    await run(plan);
    expect(progress).toEqual([100, 200, 230]);
    expect(await fixture.read(`imports/${plan.id}`)).toMatchObject({
      actorId: 'admin',
      fileName: 'lugares.csv',
      rows: 230,
      undo: plan.places.map(({ id }) => id),
    });
    const log = await firestore.collection('auditLog').get();
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'import.create', actorId: 'admin', target: `imports/${plan.id}` },
    ]);
    const id = plan.places[229]?.id ?? '';
    expect(await as('admin', () => getPlace(id))).toMatchObject({
      ...draft(229),
      isActive: false,
      createdBy: 'admin',
      rating: 0,
      reservation: { mode: 'none' },
    });
    expect(await fixture.read(`places/${id}`)).toMatchObject({ searchTitle: 'lugar 229' });
    expect(await stateOf(plan.id)).toBe('complete');
  });

  it('stores every place once if responses are lost', async () => {
    const plan = aPlan(120, { isActive: true });
    await run(plan, { fate: afterCommits(1, 'answer-lost', 1) });
    expect(progress).toEqual([100, 120]);
    expect(await placeCount()).toBe(120);
  });

  it('can be undone or resumed after an interruption: the list is stored before the places', async () => {
    const [stopped, resumed] = [aPlan(210), aPlan(210)];
    const breakOff = async (plan: ImportPlan) => {
      const broken = run(plan, { fate: afterCommits(2, 'lost') });
      await expect(broken).rejects.toMatchObject({ code: 'unavailable' });
      expect(await stateOf(plan.id)).toBe('incomplete');
    };
    await Promise.all([breakOff(stopped), breakOff(resumed)]);
    expect(progress).toEqual([100, 100]);
    expect(await placeCount()).toBe(200);
    await run(resumed, { from: 100 });
    expect(await stateOf(resumed.id)).toBe('complete');
    expect(await undoWhole(stopped.id)).toMatchObject({ keptCount: 0, checked: 210 });
    expect(await placeCount()).toBe(210);
  });

  it('keeps the stored places when it is stopped', async () => {
    const stop = new AbortController();
    const plan = aPlan(210);
    const stopping = as('admin', () =>
      runImport('admin', plan, {
        storedCount: 0,
        signal: stop.signal,
        onProgress: () => stop.abort(),
      }),
    );
    expect(await stopping.catch(errorCode)).toBe('cancelled');
    expect(await placeCount()).toBe(100);
  });

  it.each(['bia', 'gil'])('by %s, who is not a super admin, creates no place', async (uid) => {
    const refused = run(aPlan(2, { isActive: true }), { uid });
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await placeCount()).toBe(0);
  });
});

describe('undoing an import', () => {
  it('keeps places that users have changed or used, with the reason', async () => {
    const plan = aPlan(70);
    await run(plan);
    const ids = plan.places.map(({ id }) => id);
    const [edited = '', reviewed = '', favorite = '', reserved = ''] = ids.slice(40);
    const [offered = '', entrusted = '', announced = '', claimed = ''] = ids.slice(44);
    await firestore.doc(`places/${edited}`).update({ title: 'Novo', updatedAt: new Date(9e12) });
    // Both an edited and an unedited place are shown, as the import recommends after a check.
    const shown = ids[3] ?? '';
    const { changed } = await as('admin', () => setPlacesActive('admin', [edited, shown], true));
    expect([...changed].sort()).toEqual([edited, shown].sort());
    await fixture.store({
      [`reviews/${reviewed}_bia`]: { placeId: reviewed, userId: 'bia', rating: 5 },
      [`favorites/bia_${favorite}`]: { placeId: favorite, userId: 'bia' },
      [`reservations/${reserved}_bia_x`]: { placeId: reserved, userId: 'bia', status: 'pending' },
      'clubOffers/o1': { placeId: offered, isActive: true },
      'events/e1': { placeId: announced, isActive: true },
      [`claims/${claimed}_bia`]: { placeId: claimed, userId: 'bia', status: 'pending' },
      'users/gil': aPerson('gil', { role: 'manager', managedPlaces: [entrusted, 'another'] }),
    });
    const undone = await undoWhole(plan.id);
    expect(undone).toMatchObject({ isDone: true, checked: 70, total: 70, keptCount: 8 });
    expect(undone.kept).toEqual([
      { id: edited, title: 'Novo', reason: 'edited' },
      { id: reviewed, title: 'Lugar 41', reason: 'reviewed' },
      { id: favorite, title: 'Lugar 42', reason: 'favorited' },
      { id: reserved, title: 'Lugar 43', reason: 'reserved' },
      { id: offered, title: 'Lugar 44', reason: 'offered' },
      { id: entrusted, title: 'Lugar 45', reason: 'entrusted' },
      { id: announced, title: 'Lugar 46', reason: 'announced' },
      { id: claimed, title: 'Lugar 47', reason: 'claimed' },
    ]);
    expect(await placeCount()).toBe(8);
    // No place can be created again under the id of a removed one.
    const removed = await firestore.collection('removedPlaces').get();
    const keptIds = undone.kept.map(({ id }) => id);
    expect(removed.docs.map(({ id }) => id).sort()).toEqual(
      ids.filter((id) => !keptIds.includes(id)).sort(),
    );
    expect(images.removeFolder).toHaveBeenCalledTimes(62);
    expect(await readUndoProgress(plan.id, { firestore })).toEqual(undone);
    expect(await undoWhole(plan.id)).toEqual(undone);
    expect(await stateOf(plan.id)).toBe('undone');
    const log = await firestore.collection('auditLog').where('action', '==', 'import.undo').get();
    expect(log.docs.map((entry) => entry.get('after') as object)).toEqual(
      expect.arrayContaining([{ state: 'undoing' }, { state: 'undone', kept: 8 }]),
    );
    expect(log.size).toBe(2);
  });

  it('removes places that were shown, and hidden again, after the import, but keeps one with an image', async () => {
    const plan = aPlan(60);
    await run(plan);
    const ids = plan.places.map(({ id }) => id);
    await as('admin', () => setPlacesActive('admin', ids, true));
    await as('admin', () => setPlacesActive('admin', ids.slice(0, 5), false));
    const [pictured = ''] = ids.slice(7);
    const images = [{ url: `/uploads/places/${pictured}/a.webp`, width: 1, height: 1 }];
    await firestore.doc(`places/${pictured}`).update({ images, updatedAt: new Date(9e12) });
    const undone = await undoWhole(plan.id);
    expect(undone.kept).toEqual([{ id: pictured, title: 'Lugar 7', reason: 'edited' }]);
    expect(await placeCount()).toBe(1);
  });

  it('also deletes corrections and counted views of the removed places', async () => {
    const plan = aPlan(2);
    await run(plan);
    const [placeId = ''] = plan.places.map(({ id }) => id);
    await fixture.store({
      [`suggestions/${placeId}_bia`]: { placeId, userId: 'bia', status: 'pending' },
      [`placeViews/${placeId}_2026-03`]: { placeId, days: { '01': 2 } },
      'placeViews/stays_2026-03': { placeId: 'stays', days: { '01': 1 } },
    });
    expect(await undoWhole(plan.id)).toMatchObject({ isDone: true, keptCount: 0 });
    expect((await firestore.collection('suggestions').get()).size).toBe(0);
    const { docs } = await firestore.collection('placeViews').get();
    expect(docs.map(({ id }) => id)).toEqual(['stays_2026-03']);
  });

  it('of an import from before fingerprints keeps every place written since', async () => {
    const plan = aPlan(3);
    await run(plan);
    await firestore.doc(`imports/${plan.id}`).update({ prints: FieldValue.delete() });
    const [shown = ''] = plan.places.map(({ id }) => id);
    await as('admin', () => setPlacesActive('admin', [shown], true));
    expect((await undoWhole(plan.id)).kept).toMatchObject([{ id: shown, reason: 'edited' }]);
    expect(await placeCount()).toBe(1);
  });

  it('removes only places that the import created, for any content of its list', async () => {
    const plan = aPlan(2);
    await run(plan);
    await fixture.store({
      'places/older1': aStoredPlace({ createdBy: 'gil' }),
      'places/theirs1': aStoredPlace({ createdBy: 'admin' }),
      'imports/forged1': {
        actorId: 'gil',
        createdAt: new Date(),
        rows: 5,
        undo: ['older1', 'theirs1', ...plan.places.map(({ id }) => id), 'gone1'],
      },
    });
    const { kept } = await undoWhole('forged1');
    expect(kept.map(({ reason }) => reason)).toEqual(Array(4).fill('foreign'));
    expect(await placeCount()).toBe(4);
  });

  it('ignores invalid place ids', async () => {
    await fixture.store({
      'imports/forged2': {
        actorId: 'admin',
        createdAt: new Date(0),
        rows: 4,
        undo: ['temp', 'index', 'a/b', 7],
      },
    });
    expect(await undoWhole('forged2')).toMatchObject({ isDone: true, total: 0 });
    expect(images.removeFolder).not.toHaveBeenCalled();
  });

  it('completes although its list contains a place twice', async () => {
    const plan = aPlan(1);
    await run(plan);
    const undo = firestore.doc(`imports/${plan.id}`);
    await undo.update({ undo: [...plan.places, ...plan.places].map(({ id }) => id) });
    expect(await undoWhole(plan.id)).toMatchObject({ isDone: true, keptCount: 0 });
    expect(await placeCount()).toBe(0);
  });

  it('continues after a crash, and two simultaneous runs do no harm', async () => {
    const plan = aPlan(50);
    await run(plan);
    images.removeFolder.mockImplementation(() =>
      images.removeFolder.mock.calls.length > 20
        ? Promise.reject(new Error('the process ended here'))
        : Promise.resolve(true),
    );
    await expect(undoWhole(plan.id)).rejects.toThrow('the process ended here');
    expect(await stateOf(plan.id)).toBe('undoing');
    images.removeFolder.mockReset().mockResolvedValue(true);
    const both = await Promise.all([undoWhole(plan.id), undoWhole(plan.id)]);
    for (const end of both) expect(end).toMatchObject({ checked: 50, keptCount: 0 });
    expect(await placeCount()).toBe(0);
  });

  it('checks a place again that is changed at that moment', async () => {
    const plan = aPlan(3);
    await run(plan);
    const id = plan.places[1]?.id ?? '';
    const busy = new Proxy(firestore, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property);
        if (property !== 'batch') {
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        }
        return () => {
          const batch = target.batch();
          const commit = batch.commit.bind(batch);
          batch.commit = async () => {
            await target.doc(`places/${id}`).update({ phone: '1', updatedAt: new Date(9e12) });
            return commit();
          };
          return batch;
        };
      },
    });
    const undone = await undoImport(plan.id, 'admin', { firestore: busy, images });
    expect(undone.kept).toEqual([{ id, title: 'Lugar 1', reason: 'edited' }]);
    expect(await placeCount()).toBe(1);
  });

  it('of an unknown import is an error', async () => {
    const undoing = undoImport('none', 'admin', { firestore, images });
    await expect(undoing).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the data that an import is compared with', () => {
  const indexed = {
    id: 'active1',
    title: 'Bar',
    geo: null,
    phone: '48 3333-4444',
  };
  const compare = async (held: (typeof indexed)[] = []) => {
    const directory = { places: () => held } as unknown as PlaceDirectory;
    const placeIndex = { current: () => Promise.resolve(directory) };
    return (await listExistingPlaces({ firestore, placeIndex }, new Date())).places;
  };

  it('is the index, the inactive places and the latest changes', async () => {
    await fixture.store({
      'places/hidden1': aStoredPlace({ title: 'Escondido', isActive: false }),
      'places/old1': aStoredPlace({ title: 'Antigo' }),
      'places/new1': aStoredPlace({ title: 'Novo', phone: '1', updatedAt: new Date() }),
    });
    const known = await compare([indexed]);
    expect(known).toEqual([
      ['active1', 'Bar', null, null, '48 3333-4444', true],
      ['hidden1', 'Escondido', null, null, '', false],
      ['new1', 'Novo', null, null, '1', true],
    ]);
  });

  it('excludes places of a recent undo, though the index still contains them', async () => {
    const plan = aPlan(2, { isActive: true });
    await run(plan);
    const ids = plan.places.map(({ id }) => id);
    await fixture.store({ [`favorites/bia_${ids[0]}`]: { placeId: ids[0], userId: 'bia' } });
    await undoWhole(plan.id);
    const known = await compare(ids.map((id) => ({ ...indexed, id })));
    expect(known.map(([id]) => id)).toEqual([ids[0]]);
  });
});

describe('the list of imports', () => {
  it('has the newest first, ten per page, with their creators, in at most fifty reads', async () => {
    const documents = Array.from({ length: 12 }, (_, number) => [
      `imports/imp${number}`,
      {
        actorId: number === 11 ? 'gone' : 'admin',
        createdAt: new Date(Date.UTC(2026, 0, number + 1)),
        fileName: `${number}.csv`,
        rows: 3,
        undo: ['a1', 'a2', 'a3'],
      },
    ]);
    await fixture.store(Object.fromEntries(documents) as Record<string, object>);
    await fixture.resetReads();
    const first = await listImports(firestore, null);
    expect(await fixture.reads()).toBeLessThanOrEqual(50);
    expect(first.imports).toHaveLength(10);
    expect(first.imports.slice(0, 2)).toMatchObject([
      { fileName: '11.csv', actorName: '', rows: 3, state: 'incomplete' },
      { fileName: '10.csv', actorName: 'Ana Souza' },
    ]);
    const second = await listImports(firestore, first.next);
    expect(second.imports.map(({ fileName }) => fileName)).toEqual(['1.csv', '0.csv']);
    expect(second.next).toBeNull();
  });
});
