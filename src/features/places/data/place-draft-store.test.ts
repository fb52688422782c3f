import { afterEach, expect, it, vi } from 'vitest';

import { emptyPlaceDraft } from '#features/places/model/place-draft.ts';

import { deleteDraftsOfUser } from '#platform/device/draft-store.ts';
import { savePlaceDraft, readPlaceDraft } from './place-draft-store.ts';

const owner = { uid: 'ana1', placeId: null };
const stored = {
  savedAt: 5,
  placeId: 'abc',
  base: null,
  draft: { ...emptyPlaceDraft, title: 'Bar' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('stores one draft per user and place, and deletes it', () => {
  expect(readPlaceDraft(owner)).toBeNull();
  expect(savePlaceDraft(owner, stored)).toBe(true);
  expect(readPlaceDraft(owner)).toEqual({ version: 1, ...stored });
  expect(readPlaceDraft({ uid: 'ana1', placeId: 'abc' })).toBeNull();
  expect(readPlaceDraft({ uid: 'bia2', placeId: null })).toBeNull();
  savePlaceDraft(owner, null);
  expect(readPlaceDraft(owner)).toBeNull();
});

it.each([
  ['another version', { version: 2, ...stored }],
  ['an incomplete draft', { version: 1, ...stored, draft: { title: 'Bar' } }],
  ['an id with a path traversal', { version: 1, ...stored, placeId: '../users/ana' }],
])('rejects %s as a draft', (_what, storedValue) => {
  localStorage.setItem('guia:place-draft:ana1:new', JSON.stringify(storedValue));
  expect(readPlaceDraft(owner)).toBeNull();
});

it('returns false if the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(savePlaceDraft(owner, stored)).toBe(false);
  expect(readPlaceDraft(owner)).toBeNull();
  savePlaceDraft(owner, null);
});

it('forgetDrafts() deletes the drafts of one user but not their recent places', () => {
  localStorage.setItem('guia:recent:ana1', '[]');
  savePlaceDraft(owner, stored);
  savePlaceDraft({ uid: 'ana1', placeId: 'abc' }, stored);
  savePlaceDraft({ uid: 'bia2', placeId: null }, stored);
  deleteDraftsOfUser('ana1');
  expect(Object.keys(localStorage).sort()).toEqual([
    'guia:place-draft:bia2:new',
    'guia:recent:ana1',
  ]);
});
