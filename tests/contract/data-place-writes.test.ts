import { GeoPoint } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { getAuthorOfChange } from '#features/places/data/place-author.ts';
import { getPlace } from '#features/places/data/place-store.ts';
import { createPlace, newPlaceId, updatePlace } from '#features/places/data/place-writes.ts';
import { saveReview } from '#features/reviews/data/review-writes.ts';
import { emptyHours } from '#features/opening-hours/model/hours-draft.ts';
import {
  emptyPlaceDraft,
  normalizePlaceFields,
  toPlaceFields,
} from '#features/places/model/place-draft.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import type { PlaceFields } from '#features/places/model/place-fields.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

// signedRequests() decides the caller of each request.
vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));

const { as, commits } = signedRequests();

const admin = { uid: 'admin', isSuperAdmin: true };
const other = { uid: 'other', isSuperAdmin: true };
const manager = { uid: 'gil', isSuperAdmin: false };

const whole: PlaceDraft = {
  ...emptyPlaceDraft,
  title: 'Café São João',
  description: 'Bolo de cenoura.',
  category: 'cafes',
  address: 'Rua A',
  latitude: '-27.5',
  longitude: '-48.5',
  amenities: ['Delivery'],
  reservation: { mode: 'whatsapp', value: '(48) 99999-0000' },
  hours: {
    ...emptyHours,
    mode: 'weekly',
    days: emptyHours.days.map((none, day) =>
      day === 5 ? [{ open: '18:00', close: '02:00' }] : none,
    ),
    exceptions: [{ date: '2026-12-25', closed: true, periods: [], label: 'Natal' }],
  },
};

const fixture = dataFixtureOfFile();

beforeEach(async () => {
  await fixture.store({
    'places/bar1': aStoredPlace({ title: 'Bar', hours: { segunda: '9h às 18h' }, image: 'a.jpg' }),
    'places/own1': aStoredPlace({ createdBy: 'gil', isActive: false }),
    'users/admin': aPerson('admin', { role: 'super_admin' }),
    'users/other': aPerson('other', { role: 'super_admin' }),
    'users/gil': aPerson('gil', { role: 'manager', managedPlaces: ['bar1'] }),
    'users/ana': aPerson('ana'),
  });
});

const stored = async (path: string) => (await fixture.read(path)) as Record<string, unknown>;
const baseOf = async (id: string) => normalizePlaceFields(await as('admin', () => getPlace(id)));
const lostAnswer = (address: string): Fate =>
  address.includes(':commit') ? 'answer-lost' : 'sent';

async function save(writer: typeof admin, base: PlaceFields, changes: Partial<PlaceFields>) {
  return as(writer.uid, () =>
    updatePlace(writer, 'bar1', { expectedVersions: [base], fields: { ...base, ...changes } }),
  );
}

describe('a new place', () => {
  it('is stored completely, folded for searches, without ratings, and with its audit entry', async () => {
    const id = newPlaceId();
    const place = await as('admin', () => createPlace(admin, id, toPlaceFields(whole)));
    expect(await as('admin', () => getPlace(id))).toEqual(place);
    expect(normalizePlaceFields(place)).toEqual(toPlaceFields(whole));
    expect(await stored(`places/${id}`)).toMatchObject({
      searchTitle: 'cafe sao joao',
      location: 'Rua A, Florianópolis',
      geo: new GeoPoint(-27.5, -48.5),
      ratingCounts: [0, 0, 0, 0, 0],
      rating: 0,
      reviewsCount: 0,
      createdBy: 'admin',
      isActive: true,
    });
  });

  it('of a manager is always inactive', async () => {
    const id = newPlaceId();
    const place = await as('gil', () => createPlace(manager, id, toPlaceFields(whole)));
    expect(place).toMatchObject({ isActive: false, createdBy: 'gil' });
    await expect(as('ana', () => getPlace(id))).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['admin', admin],
    ['gil', manager],
  ] as const)('is created once if the response was lost on the way to %s', async (uid, writer) => {
    const id = newPlaceId();
    const create = () => createPlace(writer, id, toPlaceFields(whole));
    await expect(as(uid, create, lostAnswer)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await as(uid, create)).toMatchObject({ id, title: whole.title });
  });

  it("is refused to members, and under the id of another user's place", async () => {
    const asMember = { uid: 'ana', isSuperAdmin: false };
    const fields = toPlaceFields(whole);
    await expect(
      as('ana', () => createPlace(asMember, newPlaceId(), fields)),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(as('gil', () => createPlace(manager, 'bar1', fields))).rejects.toBeDefined();
    expect(await stored('places/bar1')).toMatchObject({ title: 'Bar', createdBy: 'admin' });
  });
});

describe('a changed place', () => {
  it('stores only changed fields, and older field formats are kept', async () => {
    const base = await baseOf('bar1');
    const saved = await save(admin, base, { description: 'Novo.', isActive: false });
    expect(saved).toMatchObject({ kind: 'saved', place: { description: 'Novo.' } });
    expect(await stored('places/bar1')).toMatchObject({
      description: 'Novo.',
      isActive: false,
      hours: { segunda: '9h às 18h' },
      image: 'a.jpg',
    });
  });

  it('keeps its highlight on the same image if an invalid image before it was dropped', async () => {
    const images = ['javascript:x', '/a.webp', '/b.webp', '/c.webp'];
    const older = aStoredPlace({ images, highlightImageIndex: 1 });
    const [a, b, c] = ['/a.webp', '/b.webp', '/c.webp'].map((url) => ({ url }));
    await fixture.store({ 'places/bar1': older });
    await save(admin, await baseOf('bar1'), { highlightImageIndex: 1 });
    expect(await baseOf('bar1')).toMatchObject({ images: [a, b, c], highlightImageIndex: 1 });

    await fixture.store({ 'places/bar1': older });
    const base = await baseOf('bar1');
    await save(admin, base, { images: base.images.slice(0, 2) });
    expect(await baseOf('bar1')).toMatchObject({ images: [a, b], highlightImageIndex: 0 });
  });

  it('is found by its new title, and keeps images whose address comes from the old title', async () => {
    const base = await baseOf('bar1');
    await save(admin, base, { title: 'Bar da Praia' });
    expect(await stored('places/bar1')).toMatchObject({
      searchTitle: 'bar da praia',
      image: base.images[0]?.url,
    });
    expect((await baseOf('bar1')).images).toEqual(base.images);
  });

  it('writes nothing without changes', async () => {
    expect(await save(admin, await baseOf('bar1'), {})).toMatchObject({ kind: 'saved' });
    expect(commits()).toBe(0);
  });

  it('keeps lists in the older format until they are edited, and then writes them as texts', async () => {
    const older = {
      images: [
        {
          url: '/uploads/places/bar1/a.webp',
          width: 800,
          height: 600,
          widths: [320, 640],
          colour: '#336699',
        },
        '/uploads/places/bar1/b.jpg',
      ],
      hours: {
        periods: [{ open: { day: 6, time: '18:00' }, close: { day: 0, time: '02:00' } }],
        exceptions: [{ date: '2026-12-25', closed: true, periods: [], label: 'Natal' }],
        note: '',
      },
    };
    await fixture.store({ 'places/bar1': aStoredPlace(older) });
    const base = await baseOf('bar1');
    expect(await save(manager, base, { title: 'Bar novo' })).toMatchObject({ kind: 'saved' });
    expect(await stored('places/bar1')).toMatchObject({ title: 'Bar novo', ...older });

    const { hours } = base;
    if (hours.kind !== 'structured') throw new Error('expected structured hours');
    const noted: PlaceFields['hours'] = {
      ...hours,
      hours: { ...hours.hours, note: 'Chegue cedo.' },
    };
    await save(manager, await baseOf('bar1'), {
      hours: noted,
      images: base.images.slice().reverse(),
    });
    expect(await stored('places/bar1')).toMatchObject({
      images: ['/uploads/places/bar1/b.jpg', '/uploads/places/bar1/a.webp#800x600;320,640;336699'],
      hours: {
        periods: ['6 18:00-0 02:00'],
        exceptions: ['2026-12-25 closed Natal'],
        note: 'Chegue cedo.',
      },
    });
    expect(await as('admin', () => getPlace('bar1'))).toMatchObject({
      images: base.images.slice().reverse(),
      hours: noted,
    });
  });

  it('removes the single image of an older record together with the list', async () => {
    await save(manager, await baseOf('bar1'), { images: [] });
    expect(await as('admin', () => getPlace('bar1'))).toMatchObject({ images: [] });
  });

  it('of a manager keeps the visibility that super admins set, also if they set it in between', async () => {
    const base = await baseOf('own1');
    await fixture.store({
      'places/own1': aStoredPlace({ createdBy: 'gil', isActive: true }),
    });
    const saved = await as('gil', () =>
      updatePlace(manager, 'own1', {
        expectedVersions: [base],
        fields: { ...base, phone: '0800 123' },
      }),
    );
    expect(saved).toMatchObject({ kind: 'saved' });
    expect(await stored('places/own1')).toMatchObject({ isActive: true, phone: '0800 123' });
  });

  it('is refused to a user who no longer manages it, and reported if it is deleted', async () => {
    const base = await baseOf('bar1');
    await fixture.store({ 'users/gil': aPerson('gil') });
    await expect(save(manager, base, { title: 'Meu' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(
      as('admin', () =>
        updatePlace(admin, 'gone1', { expectedVersions: [base], fields: { ...base, title: 'X' } }),
      ),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('may be sent again after a lost response', async () => {
    const base = await baseOf('bar1');
    const update = () =>
      updatePlace(admin, 'bar1', { expectedVersions: [base], fields: { ...base, title: 'Novo' } });
    await expect(as('admin', update, lostAnswer)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await as('admin', update)).toMatchObject({ kind: 'saved', place: { title: 'Novo' } });
  });

  it('may be edited further after a lost response: the sent change is no conflict', async () => {
    const base = await baseOf('bar1');
    const sent = { ...base, title: 'Novo' };
    const send = () => updatePlace(admin, 'bar1', { expectedVersions: [base], fields: sent });
    await expect(as('admin', send, lostAnswer)).rejects.toMatchObject({ code: 'unavailable' });
    const wanted = { ...base, title: 'Mais novo' };
    const further = () =>
      updatePlace(admin, 'bar1', { expectedVersions: [base, sent], fields: wanted });
    expect(await as('admin', further)).toMatchObject({ kind: 'saved', place: wanted });
    await save(other, await baseOf('bar1'), { title: 'Da outra' });
    expect(await as('admin', further)).toMatchObject({ kind: 'changed' });
  });
});

describe('two users who change one place', () => {
  it('the second one learns who was first, and no change of the first is lost', async () => {
    const base = await baseOf('bar1');
    await save(other, base, { title: 'Bar da Outra' });
    const second = await save(admin, base, { title: 'Bar do Um', phone: '0800 1' });
    expect(second).toMatchObject({ kind: 'changed', theirs: { title: 'Bar da Outra' } });
    expect(await stored('places/bar1')).not.toHaveProperty('phone');
    const { changedAt } = second as { changedAt: string };
    expect(await as('admin', () => getAuthorOfChange('bar1', changedAt))).toBe('Nome de other');
    expect(await as('admin', () => getAuthorOfChange('own1', changedAt))).toBeNull();
    await expect(as('gil', () => getAuthorOfChange('bar1', changedAt))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('the second one also learns of changes in other fields, but not of the same change', async () => {
    const base = await baseOf('bar1');
    await save(other, base, { phone: '0800 1' });
    expect(await save(admin, base, { title: 'Bar do Um' })).toMatchObject({ kind: 'changed' });
    const same = await save(admin, base, { title: 'Bar do Um', phone: '0800 1' });
    expect(same).toMatchObject({ kind: 'saved', place: { title: 'Bar do Um', phone: '0800 1' } });
  });

  it('never overwrite each other between read and commit', async () => {
    const base = await baseOf('bar1');
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, number) => save(admin, base, { title: `Bar ${number}` })),
    );
    const winners = outcomes.flatMap((outcome) =>
      outcome.kind === 'saved' ? [outcome.place] : [],
    );
    expect(winners).toHaveLength(1);
    expect(await stored('places/bar1')).toMatchObject({ title: winners[0]?.title });
  });

  it('are not blocked by a simultaneous review', async () => {
    const base = await baseOf('bar1');
    await as('ana', () => saveReview('ana', 'bar1', { rating: 5, text: 'Bom.' }));
    expect(await save(manager, base, { title: 'Bar novo' })).toMatchObject({
      kind: 'saved',
      place: { title: 'Bar novo', reviewsCount: 1 },
    });
    expect(await stored('places/bar1')).toMatchObject({ title: 'Bar novo', rating: 5 });
  });
});

it('write the old and new values to the audit log, in the same commit', async () => {
  const base = await baseOf('bar1');
  await save(manager, base, { geo: { latitude: -27.6, longitude: 0 }, price: 'Alto' });
  const entries = await fixture.documents('auditLog');
  expect(entries).toContainEqual(
    expect.objectContaining({
      actorId: 'gil',
      action: 'place.update',
      target: 'places/bar1',
      before: {},
      after: { geo: new GeoPoint(-27.6, 0), price: 'Alto' },
      createdAt: (await stored('places/bar1'))['updatedAt'],
    }),
  );
});
