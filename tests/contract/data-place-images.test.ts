import { beforeEach, describe, expect, it, vi } from 'vitest';

import { getPlace } from '#features/places/data/place-store.ts';
import { updatePlace } from '#features/places/data/place-writes.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';
import { normalizePlaceFields } from '#features/places/model/place-draft.ts';
import type { Place } from '#features/places/model/place.ts';
import { toStoredImages } from '#features/places/model/stored-place-lists.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

// signedRequests() decides the caller of each request.
vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));

type PictureList = Pick<Place, 'images' | 'highlightImageIndex'>;

const { as } = signedRequests();

const image = (name: string) => ({
  url: `/uploads/places/bar1/${name}.webp`,
  width: 800,
  height: 600,
  widths: [320, 640],
  colour: '#336699',
});
const listOf = (...names: string[]): PictureList => ({
  images: names.map(image),
  highlightImageIndex: 0,
});

/** The stored form of a list. */
const written = ({ images, highlightImageIndex }: PictureList) => ({
  images: toStoredImages(images),
  highlightImageIndex,
  image: images[highlightImageIndex]?.url ?? '',
});

const fixture = dataFixtureOfFile();

beforeEach(async () => {
  await fixture.store({
    'places/bar1': aStoredPlace(listOf('a', 'b')),
    'users/gil': aPerson('gil', { role: 'manager', managedPlaces: ['bar1'] }),
    'users/ana': aPerson('ana'),
  });
});

const stored = async () => (await fixture.read('places/bar1')) as Record<string, unknown>;
const save = (known: readonly PictureList[], wanted: PictureList, fateOf?: (at: string) => Fate) =>
  as(
    'gil',
    () => updatePlace(managerOf('gil'), 'bar1', { expectedVersions: known, fields: wanted }),
    fateOf,
  );
const managerOf = (uid: string) => ({ uid, isSuperAdmin: false });

describe('the images of a place', () => {
  it('are written in their order, with the address of the highlight and no other field', async () => {
    const before = await stored();
    await save([listOf('a', 'b')], { ...listOf('b', 'a'), highlightImageIndex: 1 });
    const after = await stored();
    const wanted = {
      images: [
        '/uploads/places/bar1/b.webp#800x600;320,640;336699',
        '/uploads/places/bar1/a.webp#800x600;320,640;336699',
      ],
      highlightImageIndex: 1,
      image: '/uploads/places/bar1/a.webp',
    };
    const { auditId, updatedAt } = after;
    expect(after).toEqual({ ...before, ...wanted, auditId, updatedAt });
    expect(updatedAt).not.toEqual(before['updatedAt']);
  });

  it('keep fields that an older record spells differently', async () => {
    const older = { ...listOf('a', 'b'), location: 'Rua A, ,,', description: ' Bar  ', phone: '' };
    await fixture.store({ 'places/bar1': aStoredPlace(older) });
    const before = await stored();
    expect(await save([listOf('a', 'b')], listOf('b'))).toMatchObject({ kind: 'saved' });
    const after = await stored();
    const { auditId, updatedAt } = after;
    expect(after).toEqual({ ...before, ...written(listOf('b')), auditId, updatedAt });
  });

  it('are logged with the user who changed them, in the same commit', async () => {
    await save([listOf('a', 'b')], listOf('b'));
    const { auditId, updatedAt } = await stored();
    expect(await fixture.read(`auditLog/${String(auditId)}`)).toEqual({
      actorId: 'gil',
      action: 'place.update',
      target: 'places/bar1',
      before: listOf('a', 'b'),
      after: written(listOf('b')),
      createdAt: updatedAt,
    });
  });

  it('are saved next to a title that another user has changed, which is kept', async () => {
    const base = normalizePlaceFields(await as('gil', () => getPlace('bar1')));
    const wanted = { ...base, title: 'Bar da Praia' };
    await as('gil', () =>
      updatePlace(managerOf('gil'), 'bar1', { expectedVersions: [base], fields: wanted }),
    );
    expect(await save([listOf('a', 'b')], listOf('b'))).toMatchObject({ kind: 'saved' });
    expect(await stored()).toMatchObject({ ...written(listOf('b')), title: 'Bar da Praia' });
  });

  it('that another tab has stored are not overwritten by an older list', async () => {
    await save([listOf('a', 'b')], listOf('a', 'b', 'c'));
    expect(await save([listOf('a', 'b')], listOf('a'))).toMatchObject({ kind: 'changed' });
    expect(await stored()).toMatchObject(written(listOf('a', 'b', 'c')));
  });

  it('are never overwritten by a write between read and commit', async () => {
    const lists = Array.from({ length: 6 }, (_, number) => listOf('a', 'b', `new${number}`));
    const outcomes = await Promise.all(lists.map((list) => save([listOf('a', 'b')], list)));
    expect(outcomes.filter(({ kind }) => kind === 'saved')).toHaveLength(1);
    const winner = lists[outcomes.findIndex(({ kind }) => kind === 'saved')];
    expect(await stored()).toMatchObject(winner ? written(winner) : {});
  });

  it('may be saved again after a lost response, the same ones or newer ones', async () => {
    const [first, next, last] = [listOf('a', 'b'), listOf('a'), listOf()];
    const isLost = (at: string) => (at.includes(':commit') ? 'answer-lost' : 'sent');
    await expect(save([first], next, isLost)).rejects.toMatchObject({ code: 'unavailable' });
    await save([first], next);
    await expect(save([next], first, isLost)).rejects.toMatchObject({ code: 'unavailable' });
    await save([next, first], last);
    expect(await stored()).toMatchObject(last);
  });

  it('are saved despite a simultaneous review', async () => {
    await Promise.all([
      as('ana', () => saveReview('ana', 'bar1', { rating: 5, text: 'Bom.' })),
      save([listOf('a', 'b')], listOf('b')),
    ]);
    expect(await stored()).toMatchObject({ ...written(listOf('b')), rating: 5 });
  });

  it('of an older record do not come back when the list is emptied', async () => {
    await fixture.store({ 'places/bar1': aStoredPlace({ image: 'https://fotos.test/a.jpg' }) });
    const known = await as('gil', () => getPlace('bar1'));
    expect(known.images).toHaveLength(1);
    await save([known], listOf());
    expect(await as('gil', () => getPlace('bar1'))).toMatchObject({ images: [] });
  });

  it('are refused to a user who does not manage the place', async () => {
    const change = { expectedVersions: [listOf('a', 'b')], fields: listOf('a') };
    await expect(
      as('ana', () => updatePlace(managerOf('ana'), 'bar1', change)),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
