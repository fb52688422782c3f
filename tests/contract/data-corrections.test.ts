import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  decideCorrection,
  undoCorrection,
} from '#features/moderation/data/correction-decisions.ts';
import {
  countOpen,
  listCorrections,
  queuePageSizes,
} from '#features/moderation/data/queue-lists.ts';
import {
  getOwnCorrection,
  sendCorrection,
  withdrawCorrection,
} from '#features/moderation/data/own-request-store.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { toCorrectionDraft } from '#features/moderation/model/correction.ts';
import type { CorrectionDraft } from '#features/moderation/model/correction.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

// signedRequests() decides the caller of each request.
vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));

const { as } = signedRequests();
const asAdmin = <T>(work: () => Promise<T>) => as('admin', work);

const fixture = dataFixtureOfFile();
let number = 0;
/** A separate place and author for each test, because the number of corrections per user is limited. */
let placeId: string;
let author: string;

const stored = (path: string) => fixture.read(path) as Promise<Record<string, unknown> | null>;
const suggest = (changes: Partial<CorrectionDraft>, uid = author, id = placeId) =>
  as(uid, async () => {
    const place = await getPlace(id);
    await sendCorrection(uid, place, { ...toCorrectionDraft(place), ...changes });
  });
const listed = () =>
  asAdmin(async () => {
    const { items } = await listCorrections('open');
    const found = items.find(({ correction }) => correction.placeId === placeId);
    if (!found) throw new Error('The correction is not listed');
    return found;
  });
const listedAll = () =>
  asAdmin(async () => {
    const { items } = await listCorrections('open');
    const found = items.filter(({ correction }) => correction.placeId === placeId);
    const [first, second] = found;
    if (!first || !second) throw new Error('The corrections are not listed');
    return [first, second] as const;
  });
const apply = (one: Awaited<ReturnType<typeof listed>>) =>
  decideCorrection('admin', { ...one, status: 'applied', answer: '' });
const decide = async (status: 'applied' | 'declined', answer = '') => {
  const found = await listed();
  return asAdmin(() => decideCorrection('admin', { ...found, status, answer }));
};
const log = async () =>
  ((await fixture.documents('auditLog')) as { action: string; target: string }[])
    .filter(({ target }) => target.includes(placeId))
    .map(({ action }) => action)
    .sort();

beforeEach(async () => {
  number += 1;
  placeId = `bar${number}`;
  author = `ana${number}`;
  await fixture.store({
    [`places/${placeId}`]: aStoredPlace({ title: `Bar ${number}`, phone: '(48) 3222-0000' }),
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    [`users/${author}`]: aPerson(author),
    [`users/flood${number}`]: aPerson(`flood${number}`),
  });
});

describe('a correction of a place', () => {
  it('holds the changed fields, is the only one of its author, and can be withdrawn', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    expect(await stored(`suggestions/${placeId}_${author}`)).toMatchObject({
      fields: { phone: '(48) 3222-1111' },
      status: 'pending',
    });
    await expect(suggest({ title: 'Outro' })).rejects.toMatchObject({ code: 'conflict' });
    await as(author, () => withdrawCorrection(author, placeId));
    expect(await as(author, () => getOwnCorrection(author, placeId))).toBeNull();
    await expect(as(author, () => withdrawCorrection(author, placeId))).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('is applied with log entries, undone, and applied again', async () => {
    await suggest({ title: `Bar novo ${number}`, phone: '' });
    expect(await decide('applied')).toBe('done');
    expect(await stored(`places/${placeId}`)).toMatchObject({
      title: `Bar novo ${number}`,
      phone: '',
      searchTitle: `bar novo ${number}`,
    });
    expect(await log()).toEqual(['place.update', 'suggestion.update']);
    const applied = await as(author, () => getOwnCorrection(author, placeId));
    if (!applied) throw new Error('The correction is missing');
    expect(applied).toMatchObject({ status: 'applied' });

    expect(await asAdmin(() => undoCorrection('admin', applied))).toBe('done');
    expect(await stored(`places/${placeId}`)).toMatchObject({
      title: `Bar ${number}`,
      phone: '(48) 3222-0000',
    });
    expect(await asAdmin(() => undoCorrection('admin', applied))).toBe('decided');
    expect(await decide('applied')).toBe('done');
    expect(await stored(`places/${placeId}`)).toMatchObject({ phone: '' });
  });

  it('is undone as it was shown before it was applied', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    const { correction } = await listed();
    expect(await asAdmin(() => undoCorrection('admin', correction))).toBe('decided');
    await decide('applied');
    expect(await asAdmin(() => undoCorrection('admin', correction))).toBe('done');
    expect(await stored(`places/${placeId}`)).toMatchObject({ phone: '(48) 3222-0000' });
    expect(await stored(`suggestions/${placeId}_${author}`)).toMatchObject({ status: 'pending' });
    expect(await log()).toHaveLength(4);
  });

  it('can only be undone while the place has its values', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    await decide('applied');
    const applied = await as(author, () => getOwnCorrection(author, placeId));
    if (!applied) throw new Error('The correction is missing');
    const place = await stored(`places/${placeId}`);
    await fixture.store({ [`places/${placeId}`]: { ...place, phone: '(48) 3222-2222' } });
    expect(await asAdmin(() => undoCorrection('admin', applied))).toBe('changed');
    expect(await stored(`places/${placeId}`)).toMatchObject({ phone: '(48) 3222-2222' });
  });

  it('hides a place that has closed, and its undo shows the place again', async () => {
    await suggest({ isClosed: true });
    expect(await decide('applied')).toBe('done');
    expect(await stored(`places/${placeId}`)).toMatchObject({ isActive: false });
    const applied = await as(author, () => getOwnCorrection(author, placeId));
    if (!applied) throw new Error('The correction is missing');
    expect(await asAdmin(() => undoCorrection('admin', applied))).toBe('done');
    expect(await stored(`places/${placeId}`)).toMatchObject({ isActive: true });
  });

  it('is decided once: of two simultaneous decisions one is reported as late', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    const found = await listed();
    const outcomes = await asAdmin(() =>
      Promise.all([
        decideCorrection('admin', { ...found, status: 'applied', answer: '' }),
        decideCorrection('admin', { ...found, status: 'declined', answer: 'Está certo.' }),
      ]),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'decided')).toHaveLength(1);
    const isApplied = outcomes[0] === 'done';
    expect(await stored(`suggestions/${placeId}_${author}`)).toMatchObject({
      status: isApplied ? 'applied' : 'declined',
    });
    expect(await stored(`places/${placeId}`)).toMatchObject({
      phone: isApplied ? '(48) 3222-1111' : '(48) 3222-0000',
    });
  });

  it('of two for the same field only one is applied; the other is reported as outdated', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    await suggest({ phone: '(48) 3222-2222' }, `flood${number}`);
    const [first, second] = await listedAll();
    const outcomes = await asAdmin(() => Promise.all([apply(first), apply(second)]));
    expect(outcomes.toSorted()).toEqual(['changed', 'done']);
  });

  it('of two for different fields both are applied', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    await suggest({ neighborhood: 'Trindade' }, `flood${number}`);
    const [first, second] = await listedAll();
    const outcomes = await asAdmin(() => Promise.all([apply(first), apply(second)]));
    expect(outcomes).toEqual(['done', 'done']);
    expect(await stored(`places/${placeId}`)).toMatchObject({
      phone: '(48) 3222-1111',
      neighborhood: 'Trindade',
    });
  });

  it('is not undone with the placeholder of an erased user or with the log entry of another place', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    await decide('applied');
    const applied = await as(author, () => getOwnCorrection(author, placeId));
    if (!applied) throw new Error('The correction is missing');
    const path = `auditLog/${applied.auditId}`;
    const entry = await stored(path);
    for (const other of [{ before: { phone: erasedUserName } }, { target: 'places/other' }]) {
      await fixture.store({ [path]: { ...entry, ...other } });
      expect(await asAdmin(() => undoCorrection('admin', applied))).toBe('changed');
    }
    await fixture.store({ [path]: { ...entry } });
    expect(await asAdmin(() => undoCorrection('admin', applied))).toBe('done');
  });

  it('that was rewritten is not decided in its old form', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    const found = await listed();
    await as(author, () => withdrawCorrection(author, placeId));
    await suggest({ isClosed: true });
    expect(
      await asAdmin(() => decideCorrection('admin', { ...found, status: 'applied', answer: '' })),
    ).toBe('decided');
    expect(await stored(`places/${placeId}`)).toMatchObject({ isActive: true });
  });

  it('is not applied over a change of the place made after it was displayed', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    const found = await listed();
    const place = await stored(`places/${placeId}`);
    await fixture.store({ [`places/${placeId}`]: { ...place, phone: '(48) 3222-9999' } });
    expect(
      await asAdmin(() => decideCorrection('admin', { ...found, status: 'applied', answer: '' })),
    ).toBe('changed');
    expect(await stored(`suggestions/${placeId}_${author}`)).toMatchObject({ status: 'pending' });
  });

  it('can be declined with an answer and then be sent again', async () => {
    await suggest({ phone: '(48) 3222-1111' });
    expect(await decide('declined', ' Ligamos. ')).toBe('done');
    expect(await as(author, () => getOwnCorrection(author, placeId))).toMatchObject({
      status: 'declined',
      answer: 'Ligamos.',
    });
    await suggest({ phone: '(48) 3222-3333' });
    expect(await as(author, () => getOwnCorrection(author, placeId))).toMatchObject({
      status: 'pending',
      answer: '',
    });
  });

  it('is limited to ten per user and day', async () => {
    const uid = `flood${number}`;
    for (let count = 0; count < 10; count += 1) {
      await suggest({ phone: '(48) 3222-1111' }, uid);
      await as(uid, () => withdrawCorrection(uid, placeId));
    }
    await expect(suggest({ phone: '(48) 3222-1111' }, uid)).rejects.toMatchObject({
      code: 'too-many-requests',
    });
  });

  it('is listed for super admins only, one page with its places', async () => {
    await fixture.store(
      Object.fromEntries(
        Array.from({ length: 30 }, (_, position) => [
          `suggestions/x${position}_bia`,
          {
            ...{ placeId: `x${position}`, userId: 'bia', isClosed: true, fields: {}, message: '' },
            ...{ status: 'pending', createdAt: new Date(position), updatedAt: new Date(position) },
          },
        ]),
      ),
    );
    await fixture.resetReads();
    const { items, nextCursor } = await asAdmin(() => listCorrections('open'));
    expect(items).toHaveLength(queuePageSizes.correction);
    expect(items[0]).toMatchObject({ correction: { id: 'x0_bia' }, place: null });
    expect(nextCursor).not.toBeNull();
    expect(await asAdmin(() => countOpen('correction'))).toBeGreaterThanOrEqual(30);
    await expect(as(author, () => listCorrections('open'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await Promise.all(
      Array.from({ length: 30 }, (_, position) =>
        fixture.store({ [`suggestions/x${position}_bia`]: { status: 'gone' } }),
      ),
    );
  });
});
