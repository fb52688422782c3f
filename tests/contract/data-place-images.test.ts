import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { savePlaceImages } from '#data/place-images/place-image-store.ts';
import type { PictureList } from '#data/place-images/place-image-store.ts';
import { getPlace } from '#data/places/place-store.ts';
import { saveReview } from '#data/reviews/review-writes.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

// Who asks is decided by signedRequests().
vi.mock('#data/auth/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));

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

let fixture: DataFixture;

beforeAll(async () => {
  fixture = await startDataFixture();
});
afterAll(() => fixture.close());

beforeEach(async () => {
  await fixture.store({
    'places/bar1': aStoredPlace(listOf('a', 'b')),
    'users/gil': aPerson('gil', { role: 'manager', managedPlaces: ['bar1'] }),
    'users/ana': aPerson('ana'),
  });
});

const stored = async () => (await fixture.read('places/bar1')) as Record<string, unknown>;
const save = (known: readonly PictureList[], wanted: PictureList, fateOf?: (at: string) => Fate) =>
  as('gil', () => savePlaceImages('bar1', { known, wanted }), fateOf);

describe('the pictures of a place', () => {
  it('are written in their order, and nothing else with them', async () => {
    const before = await stored();
    await save([listOf('a', 'b')], { ...listOf('b', 'a'), highlightImageIndex: 1 });
    const after = await stored();
    const wanted = { images: [image('b'), image('a')], highlightImageIndex: 1 };
    expect(after).toEqual({ ...before, ...wanted, updatedAt: after['updatedAt'] });
    expect(after['updatedAt']).not.toEqual(before['updatedAt']);
  });

  it('that another tab has stored are not overwritten by an older one', async () => {
    await save([listOf('a', 'b')], listOf('a', 'b', 'c'));
    await expect(save([listOf('a', 'b')], listOf('a'))).rejects.toMatchObject({ code: 'conflict' });
    expect(await stored()).toMatchObject(listOf('a', 'b', 'c'));
  });

  it('are never overwritten in the moment between reading and writing', async () => {
    const lists = Array.from({ length: 6 }, (_, number) => listOf('a', 'b', `new${number}`));
    const outcomes = await Promise.allSettled(lists.map((list) => save([listOf('a', 'b')], list)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stored()).toMatchObject(
      lists[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? {},
    );
  });

  it('may be saved again when the answer was lost, the same ones or newer ones', async () => {
    const [first, next, last] = [listOf('a', 'b'), listOf('a'), listOf()];
    const isLost = (at: string) => (at.includes(':commit') ? 'answer-lost' : 'sent');
    await expect(save([first], next, isLost)).rejects.toMatchObject({ code: 'unavailable' });
    await save([first], next);
    await expect(save([next], first, isLost)).rejects.toMatchObject({ code: 'unavailable' });
    await save([next, first], last);
    expect(await stored()).toMatchObject(last);
  });

  it('are not stopped by a review that arrives meanwhile', async () => {
    await Promise.all([
      as('ana', () => saveReview('ana', 'bar1', { rating: 5, text: 'Bom.' })),
      save([listOf('a', 'b')], listOf('b')),
    ]);
    expect(await stored()).toMatchObject({ ...listOf('b'), rating: 5 });
  });

  it('of an older record do not come back when the list is emptied', async () => {
    await fixture.store({ 'places/bar1': aStoredPlace({ image: 'https://fotos.test/a.jpg' }) });
    const known = await as('gil', () => getPlace('bar1'));
    expect(known.images).toHaveLength(1);
    await save([known], listOf());
    expect(await as('gil', () => getPlace('bar1'))).toMatchObject({ images: [] });
  });

  it('are refused to who does not manage the place', async () => {
    const change = { known: [listOf('a', 'b')], wanted: listOf('a') };
    await expect(as('ana', () => savePlaceImages('bar1', change))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
