import { afterEach, expect, it, vi } from 'vitest';

import { emptyPlaceDraft } from '#features/places/model/place-draft.ts';

import { forgetDrafts } from '#platform/device/draft-store.ts';
import { savePlaceDraft, readPlaceDraft } from './place-draft-store.ts';

const which = { uid: 'ana1', placeId: null };
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
  expect(readPlaceDraft(which)).toBeNull();
  expect(savePlaceDraft(which, stored)).toBe(true);
  expect(readPlaceDraft(which)).toEqual({ version: 1, ...stored });
  expect(readPlaceDraft({ uid: 'ana1', placeId: 'abc' })).toBeNull();
  expect(readPlaceDraft({ uid: 'bia2', placeId: null })).toBeNull();
  savePlaceDraft(which, null);
  expect(readPlaceDraft(which)).toBeNull();
});

it.each([
  ['another version', { version: 2, ...stored }],
  ['an incomplete draft', { version: 1, ...stored, draft: { title: 'Bar' } }],
  ['an id with a path traversal', { version: 1, ...stored, placeId: '../users/ana' }],
])('rejects %s as a draft', (_what, kept) => {
  localStorage.setItem('guia:place-draft:ana1:new', JSON.stringify(kept));
  expect(readPlaceDraft(which)).toBeNull();
});

it('returns false if the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(savePlaceDraft(which, stored)).toBe(false);
  expect(readPlaceDraft(which)).toBeNull();
  savePlaceDraft(which, null);
});

it('forgetDrafts() deletes the drafts of one user but not their recent places', () => {
  localStorage.setItem('guia:recent:ana1', '[]');
  savePlaceDraft(which, stored);
  savePlaceDraft({ uid: 'ana1', placeId: 'abc' }, stored);
  savePlaceDraft({ uid: 'bia2', placeId: null }, stored);
  forgetDrafts('ana1');
  expect(Object.keys(localStorage).sort()).toEqual([
    'guia:place-draft:bia2:new',
    'guia:recent:ana1',
  ]);
});
