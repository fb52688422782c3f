import { afterEach, expect, it, vi } from 'vitest';

import { deleteDraftsOfUser, saveDraft, readDraft } from './draft-store.ts';
import type { DraftKind } from './draft-store.ts';

const kinds = (['device', 'tab', 'page'] as const).map((kept): DraftKind<string> => ({
  name: `${kept}-draft`,
  storage: kept,
  parse: (stored) => (typeof stored === 'string' ? stored : null),
}));
const owner = { uid: 'ana1', target: 'bar1' };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  for (const kind of kinds) saveDraft(kind, owner, null);
});

it.each(kinds)('a draft stored for the $kept belongs to one user and one target', (kind) => {
  expect(readDraft(kind, owner)).toBeNull();
  expect(saveDraft(kind, owner, 'Bom')).toBe(true);
  expect(saveDraft(kind, owner, 'Bom.')).toBe(true);
  expect(readDraft(kind, owner)).toBe('Bom.');
  expect(readDraft(kind, { ...owner, uid: 'bia2' })).toBeNull();
  expect(readDraft(kind, { ...owner, target: 'bar2' })).toBeNull();
  expect(saveDraft(kind, owner, null)).toBe(false);
  expect(readDraft(kind, owner)).toBeNull();
});

it.each(kinds)(
  'a draft for the $kept that is too long is not stored, and the previous one stays',
  (kind) => {
    saveDraft(kind, owner, 'Bom');
    expect(saveDraft(kind, owner, 'x'.repeat(200_000))).toBe(false);
    expect(readDraft(kind, owner)).toBe('Bom');
  },
);

it('each draft is stored where its kind requires', () => {
  for (const kind of kinds) saveDraft(kind, owner, 'Bom');
  expect(Object.keys(localStorage)).toEqual(['guia:device-draft:ana1:bar1']);
  expect(Object.keys(sessionStorage)).toEqual(['guia:tab-draft:ana1:bar1']);
});

it.each([
  ['invalid JSON', 'Bom'],
  ['an object of another type', '{"rating":5}'],
  ['a value above the size limit', JSON.stringify('x'.repeat(200_000))],
])('%s in a storage is ignored', (_what, text) => {
  localStorage.setItem('guia:device-draft:ana1:bar1', text);
  sessionStorage.setItem('guia:tab-draft:ana1:bar1', text);
  expect(kinds.map((kind) => readDraft(kind, owner))).toEqual([null, null, null]);
});

it('a refused storage stores nothing and does not fail', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(kinds.map((kind) => saveDraft(kind, owner, 'Bom'))).toEqual([false, false, true]);
  expect(kinds.map((kind) => readDraft(kind, owner))).toEqual([null, null, 'Bom']);
  deleteDraftsOfUser('ana1');
});

it('sign-out removes the drafts of the user from the device, and nothing else', () => {
  for (const kind of kinds) saveDraft(kind, owner, 'Bom');
  for (const kind of kinds) saveDraft(kind, { ...owner, uid: 'bia2' }, 'Bom');
  localStorage.setItem('guia:recent:ana1', '[]');
  deleteDraftsOfUser('ana1');
  expect(kinds.map((kind) => readDraft(kind, owner))).toEqual([null, 'Bom', 'Bom']);
  expect(Object.keys(localStorage).sort()).toEqual([
    'guia:device-draft:bia2:bar1',
    'guia:recent:ana1',
  ]);
});
