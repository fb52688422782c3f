import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { auditPageSize, listAuditEntries } from '#features/audit/data/audit-store.ts';
import { listDocumentNames } from '#features/audit/data/audit-name-store.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { saveSettings } from '#features/settings/data/settings-writes.ts';
import { emptyOperator } from '#features/settings/model/public-settings.ts';
import type { AuditEntry } from '#features/audit/model/audit.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

const { as, commits } = signedRequests();
const defaults = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...emptyOperator,
};

let fixture: DataFixture | undefined;

async function start(documents: Record<string, object> = {}): Promise<DataFixture> {
  const started = await startDataFixture();
  fixture = started;
  await started.store({
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    'users/other': aPerson('other', { role: 'super_admin' }),
    'users/gina': aPerson('gina', { role: 'manager' }),
    ...documents,
  });
  return started;
}

beforeEach(() => fixture?.close());
afterAll(() => fixture?.close());

describe('the public settings', () => {
  it('are changed one at a time, also if none is stored, with a log entry of both values', async () => {
    const guide = await start();
    await as('admin', () => saveSettings('admin', { reviewsEnabled: false }));
    await as('admin', () => saveSettings('admin', { maintenanceMessage: '  Voltamos às 18h.  ' }));
    const now = { ...defaults, reviewsEnabled: false, maintenanceMessage: 'Voltamos às 18h.' };
    expect(await getPublicSettings()).toEqual(now);
    const { items } = await as('admin', () => listAuditEntries(['settings.update'], null));
    expect(items).toMatchObject([
      { actorId: 'admin', target: 'settings/public', after: now },
      { before: defaults, after: { ...defaults, reviewsEnabled: false } },
    ]);
    expect(await guide.documents('auditLog')).toHaveLength(2);

    // Saving the stored value is not a change.
    const before = commits();
    await as('admin', () => saveSettings('admin', { reviewsEnabled: false }));
    expect(commits()).toBe(before);
  });

  it('two users change different settings at the same moment without loss', async () => {
    const guide = await start({ 'settings/public': { clubEnabled: true } });
    await Promise.all([
      as('admin', () => saveSettings('admin', { clubEnabled: false })),
      as('other', () => saveSettings('other', { requireApproval: true })),
      as('admin', () => saveSettings('admin', { reviewsEnabled: false })),
    ]);
    expect(await getPublicSettings()).toEqual({
      ...defaults,
      clubEnabled: false,
      requireApproval: true,
      reviewsEnabled: false,
    });
    expect(await guide.documents('auditLog')).toHaveLength(3);
  });

  it('only super admins can write the settings', async () => {
    const guide = await start();
    const change = () => saveSettings('gina', { clubEnabled: false });
    await expect(as('gina', change)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await getPublicSettings()).toEqual(defaults);
    expect(await guide.documents('auditLog')).toEqual([]);
  });

  it('are changed once though the response was lost', async () => {
    const guide = await start();
    const lost = as(
      'admin',
      () => saveSettings('admin', { clubEnabled: false }),
      (address) => (address.includes(':commit') ? 'answer-lost' : 'sent'),
    );
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    await as('admin', () => saveSettings('admin', { clubEnabled: false }));
    expect(await getPublicSettings()).toEqual({ ...defaults, clubEnabled: false });
    expect(await guide.documents('auditLog')).toHaveLength(1);
  });
});

describe('the log', () => {
  const entry = (at: number, action: string) => ({
    action,
    target: 'places/p1',
    before: { title: 'Bar', createdAt: new Date(0) },
    after: {},
    actorId: at % 2 ? 'admin' : 'gone',
    createdAt: new Date(1_000 * Math.floor(at / 3)),
  });

  it('is paginated, newest first, without gaps or duplicates', async () => {
    const count = auditPageSize * 2 + 7;
    await start(
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `auditLog/e${String(at).padStart(3, '0')}`,
          entry(at, at % 5 ? 'place.update' : 'place.delete'),
        ]),
      ),
    );
    const all = async (actions: ('place.update' | 'place.delete')[]) => {
      const ids: string[] = [];
      let cursor: PageCursor | null = null;
      do {
        const from: PageCursor | null = cursor;
        const page: Page<AuditEntry> = await as('admin', () => listAuditEntries(actions, from));
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      return ids;
    };
    const ids = await all([]);
    expect(ids).toEqual([...new Set(ids)].sort().reverse());
    expect(ids).toHaveLength(count);
    expect(await all(['place.delete'])).toEqual(ids.filter((id) => Number(id.slice(1)) % 5 === 0));
    const { items } = await as('admin', () => listAuditEntries(['place.delete'], null));
    expect(items.at(-1)?.before).toEqual({ title: 'Bar', createdAt: new Date(0) });
  });

  it('is readable by super admins only and shows the names it can look up', async () => {
    await start({ 'auditLog/e1': entry(1, 'place.update') });
    const read = () => listAuditEntries([], null);
    await expect(as('gina', read)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(read()).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await as('admin', () => listDocumentNames('users', ['admin', 'gone']))).toEqual([
      { id: 'admin', name: 'Nome de admin' },
    ]);
  });
});
