import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listAllCategories } from '#features/categories/data/category-admin-store.ts';
import {
  countAdminPlaces,
  isAwaitingApproval,
  listAdminPlaces,
  listSuperAdmins,
} from '#features/places/data/admin/admin-place-store.ts';
import type {
  AdminPlacePage,
  AdminPlaceCriteria,
} from '#features/places/data/admin/admin-place-store.ts';
import { setPlacesActive } from '#features/places/data/admin/admin-place-changes.ts';
import {
  adminPlaceSorts,
  placeStatusFilters,
  availableSorts,
} from '#features/places/model/admin-place-filters.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { minuteMs } from '#shared/time-units.ts';

import { randomFor } from '../../seed/random.ts';
import { answerSearches } from './admin-search-server.ts';
import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

vi.mock('#features/search/data/admin-search-store.ts', () => ({
  searchUsers: vi.fn(),
  searchPlaces: vi.fn(),
}));

const { as, commits } = signedRequests();

interface Row {
  id: string;
  title: string;
  category: string;
  isActive: boolean;
  createdBy: string;
  rating: number;
  createdAt: Date;
}

const cityOf10000 = 10_000;
const names = ['Bar', 'Café', 'Praia', 'Ação', 'Zimbro'];

/** A large city. Dates and ratings repeat, so that page boundaries fall between equal values. */
function largeCity(): Row[] {
  const random = randomFor('admin places');
  return Array.from({ length: cityOf10000 }, (_, at) => ({
    id: `p${String(at).padStart(5, '0')}`,
    title: `${random.pick(names)} ${random.pick(names)} ${at}`,
    category: `c${at % 8}`,
    isActive: !random.chance(0.3),
    createdBy: random.pick(['admin', 'admin', 'chefe', 'gerente', 'outra', '']),
    rating: random.int(0, 10) / 2,
    createdAt: new Date(Date.UTC(2026, 0, 1) + random.int(0, 2000) * minuteMs),
  }));
}

let fixture: DataFixture;
let firestore: Firestore;
const city = largeCity();
const superAdmins = ['admin', 'chefe'];

beforeAll(async () => {
  fixture = await startDataFixture();
  firestore = localServerClient(fixture.port, 'demo-guia');
  answerSearches(firestore);
  await fixture.store({
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    'users/chefe': aPerson('chefe', { role: 'super_admin' }),
    'users/gerente': aPerson('gerente', { role: 'manager' }),
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [
        `categories/c${at}`,
        { name: `Categoria ${at}`, icon: 'Wine', order: at, isActive: at !== 7 },
      ]),
    ),
  });
  for (let at = 0; at < city.length; at += 2000) {
    const rows = city.slice(at, at + 2000);
    await fixture.store(
      Object.fromEntries(
        rows.map(({ id, ...fields }) => [
          `places/${id}`,
          aStoredPlace({ ...fields, searchTitle: foldText(fields.title) }),
        ]),
      ),
    );
  }
  // The first search of a process reads every place. The tests measure the cost of later searches.
  await as('admin', () => countAdminPlaces({ ...everything, text: 'a' }, []));
}, 60_000);
afterAll(async () => {
  await firestore.terminate();
  await fixture.close();
});
beforeEach(() => fixture.resetReads());

const asAdmin = <T>(work: () => Promise<T>) => as('admin', work);
const everything: AdminPlaceCriteria = {
  text: '',
  categoryId: null,
  status: null,
  sort: 'recentes',
};

/** The expected places of a selection, computed by filtering the whole city. */
function expected({ text, categoryId, status, sort }: AdminPlaceCriteria): string[] {
  const words = foldText(text).split(' ');
  const byTitle = (row: Row) => foldText(row.title);
  const order: (a: Row, b: Row) => number =
    sort === 'titulo' || text !== ''
      ? (a, b) => compare(byTitle(a), byTitle(b)) || compare(a.id, b.id)
      : sort === 'nota'
        ? (a, b) => b.rating - a.rating || newest(a, b)
        : newest;
  return city
    .filter(
      (row) =>
        words.every((word) =>
          byTitle(row)
            .split(' ')
            .some((known) => known.startsWith(word)),
        ) &&
        (categoryId === null || row.category === categoryId) &&
        (status === null || row.isActive === (status === 'ativos')) &&
        (status !== 'aguardando' || !superAdmins.includes(row.createdBy)),
    )
    .sort(order)
    .map(({ id }) => id);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const newest = (a: Row, b: Row) =>
  b.createdAt.getTime() - a.createdAt.getTime() || compare(b.id, a.id);

/** The first pages of a selection, or all of it if it is shorter. */
async function firstPages(selection: AdminPlaceCriteria, pages: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: AdminPlacePage['nextCursor'] = null;
  for (let page = 0; page < pages; page += 1) {
    const { places, nextCursor } = await listAdminPlaces(selection, { superAdmins, cursor });
    found.push(...places.map(({ id }) => id));
    cursor = nextCursor;
    if (cursor === null) break;
  }
  return found;
}

const selections = [null, ...placeStatusFilters].flatMap((status) =>
  [null, 'c3'].flatMap((categoryId) =>
    ['', '1 AÇAO'].flatMap((text) =>
      adminPlaceSorts
        .filter((sort) => availableSorts({ text, status }).includes(sort))
        .map((sort) => ({ text, categoryId, status, sort })),
    ),
  ),
);

describe('the list of 10,000 places', () => {
  it.each(selections.map((selection) => [JSON.stringify(selection), selection] as const))(
    'opens with few reads and returns the selected places in order without gaps: %s',
    async (_name, selection) => {
      const count = await asAdmin(async () => {
        const admins = await listSuperAdmins();
        await listAllCategories();
        await listAdminPlaces(selection, { superAdmins: admins });
        return countAdminPlaces(selection, admins);
      });
      expect(await fixture.reads()).toBeLessThanOrEqual(150);
      const wanted = expected(selection);
      const waitsByCreator = selection.status === 'aguardando' && selection.text === '';
      const found = await asAdmin(() => firstPages(selection, 4));
      expect(found.length).toBeGreaterThanOrEqual(Math.min(wanted.length, 60));
      if (waitsByCreator) {
        // Among equal dates the index orders by creator first.
        const dateOf = (id: string) => city.find((row) => row.id === id)?.createdAt.getTime();
        expect(found.map(dateOf)).toEqual(wanted.slice(0, found.length).map(dateOf));
        expect(wanted).toEqual(expect.arrayContaining(found));
        expect(new Set(found).size).toBe(found.length);
      } else {
        expect(found).toEqual(wanted.slice(0, found.length));
      }
      expect(count).toBe(wanted.length);
    },
  );

  it('reaches the end of the list', async () => {
    const selection: AdminPlaceCriteria = { ...everything, text: '12 zimbro' };
    expect(await asAdmin(() => firstPages(selection, 1000))).toEqual(expected(selection));
  });

  it('reads no more than one page if the state is a stored field', async () => {
    await asAdmin(() => listAdminPlaces({ ...everything, status: 'aguardando' }, { superAdmins }));
    expect(await fixture.reads()).toBe(25);
  });

  it('knows the approvers and the places that wait for approval', async () => {
    expect(await asAdmin(listSuperAdmins)).toEqual(superAdmins);
    expect(isAwaitingApproval({ isActive: false, createdBy: 'gerente' }, superAdmins)).toBe(true);
    expect(isAwaitingApproval({ isActive: false, createdBy: 'admin' }, superAdmins)).toBe(false);
    expect(isAwaitingApproval({ isActive: true, createdBy: 'gerente' }, superAdmins)).toBe(false);
  });

  it('is complete with more super admins than a query can exclude', async () => {
    const many = [...Array.from({ length: 12 }, (_, at) => `s${at}`), 'gerente', ...superAdmins];
    const selection: AdminPlaceCriteria = { ...everything, status: 'aguardando' };
    const { places } = await asAdmin(() => listAdminPlaces(selection, { superAdmins: many }));
    expect(places).toHaveLength(25);
    for (const place of places) expect(['outra', '']).toContain(place.createdBy);
    expect(await asAdmin(() => countAdminPlaces(selection, many))).toBeNull();
  });

  it.each(['gerente', 'nobody'])('is empty for %s', async (uid) => {
    const listing = as(uid, () => listAdminPlaces(everything, { superAdmins }));
    await expect(listing).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('showing and hiding places', () => {
  interface Entry {
    action: string;
    target: string;
    actorId: string;
    before: object;
    after: object;
  }
  const isActive = (id: string): Promise<{ isActive?: unknown } | null> =>
    fixture.read(`places/${id}`);
  const entriesOf = async (id: string) =>
    ((await fixture.documents('auditLog')) as Entry[]).filter(
      ({ target }) => target === `places/${id}`,
    );

  it('changes many places, reports missing and unchanged ones, and writes a log entry for each change', async () => {
    const ids = city.slice(0, 65).map(({ id }) => id);
    const shown = city.slice(0, 65).filter((row) => row.isActive);
    const progress: number[] = [];
    const outcome = await asAdmin(() =>
      setPlacesActive('admin', [...ids, 'absent1', ids[0] ?? ''], false, {
        onProgress: (done) => progress.push(done),
      }),
    );
    expect(outcome.changed.sort()).toEqual(shown.map(({ id }) => id).sort());
    expect(outcome.unchanged).toHaveLength(65 - shown.length);
    expect(outcome.notFound).toEqual(['absent1']);
    expect(outcome.failed).toEqual([]);
    expect(progress).toEqual([9, 18, 27, 36, 45, 54, 63, 66]);
    expect(commits()).toBe(8);
    for (const { id } of shown.slice(0, 5)) {
      expect(await isActive(id)).toMatchObject({ isActive: false });
      expect(await entriesOf(id)).toMatchObject([
        {
          action: 'place.update',
          actorId: 'admin',
          before: { isActive: true },
          after: { isActive: false },
        },
      ]);
    }
    // A second run writes nothing.
    const again = await asAdmin(() => setPlacesActive('admin', ids, false));
    expect(again.unchanged).toHaveLength(65);
    expect(commits()).toBe(8);
  });

  it('skips the one place that the rules refuse and changes the others', async () => {
    await fixture.store({
      'places/odd1': aStoredPlace({ title: '', isActive: false }),
      'places/good1': aStoredPlace({ isActive: false }),
      'places/good2': aStoredPlace({ isActive: false }),
    });
    const ids = ['good1', 'odd1', 'good2'];
    const outcome = await asAdmin(() => setPlacesActive('admin', ids, true));
    expect(outcome.changed.sort()).toEqual(['good1', 'good2']);
    expect(outcome.failed).toEqual([{ id: 'odd1', code: 'permission-denied' }]);
    expect(await isActive('good2')).toMatchObject({ isActive: true });
    expect(await entriesOf('odd1')).toEqual([]);
  });

  it('reports the places of a lost request and keeps the other changes', async () => {
    const ids = city.slice(200, 290).map(({ id }) => id);
    const hidden = new Set(
      city
        .slice(200, 290)
        .filter((row) => !row.isActive)
        .map(({ id }) => id),
    );
    let sent = 0;
    const outcome = await as(
      'admin',
      () => setPlacesActive('admin', ids, true),
      (address) => (address.includes(':commit') && (sent += 1) === 2 ? 'lost' : 'sent'),
    );
    const part = (from: number, to: number) => ids.slice(from, to).filter((id) => hidden.has(id));
    expect(outcome.changed).toEqual([...part(0, 9), ...part(18, 90)]);
    expect(outcome.failed).toEqual(part(9, 18).map((id) => ({ id, code: 'unavailable' })));
  });

  it('fails if the user is no longer a super admin', async () => {
    const ids = city
      .filter((row) => row.isActive)
      .slice(-40)
      .map(({ id }) => id);
    await fixture.store({ 'users/former': aPerson('former', { role: 'member' }) });
    const changing = as('former', () => setPlacesActive('former', ids, false));
    await expect(changing).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await isActive(ids[0] ?? '')).toMatchObject({ isActive: true });
  });

  it('stops when the signal is aborted', async () => {
    const stop = new AbortController();
    const ids = city.slice(400, 460).map(({ id }) => id);
    const outcome = await asAdmin(() =>
      setPlacesActive('admin', ids, true, {
        onProgress: () => {
          stop.abort();
        },
        signal: stop.signal,
      }),
    );
    expect(outcome.changed.length + outcome.unchanged.length).toBe(9);
  });
});
