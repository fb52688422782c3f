/**
 * Checks the declaration of every collection: with the documents of the erasure city, which resemble real ones, and
 * with documents made from the declaration, so that a new collection is checked too.
 */
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountServices } from '#server/features/account/account-services.ts';
import { collectionEntries } from '#server/features/account/privacy/collections.ts';
import type { StoredCollection } from '#server/features/account/privacy/collections.ts';
import { removePlace } from '#server/features/places/place-removal.ts';
import { completeErasures, noImages } from '#support/no-images.ts';
import { person, startErasureCity } from './erasure-city.ts';
import type { ErasureCity } from './erasure-city.ts';

const { uid, displayName, email, phone } = person;
const placeId = 'generated';

let city: ErasureCity;
const account = () =>
  createAccountServices({
    ...completeErasures,
    ...{ config: city.config, firestore: city.firestore },
    logger: pino({ level: 'silent' }),
    payments: {
      cancelSubscription: () => Promise.resolve(),
      finishEnding: () => Promise.resolve(),
    },
  }).account;

beforeAll(async () => {
  city = await startErasureCity();
});
afterAll(() => city.close());
beforeEach(async () => {
  await city.populate('manager');
  const batch = city.firestore.batch();
  for (const [name, { onErasure, inExport, onPlaceRemoval }] of collectionEntries) {
    const collection = city.firestore.collection(name);
    for (const [index, { field, ...texts }] of userDocuments(onErasure).entries()) {
      const document = collection.doc(field === 'id' ? uid : `generated${index}`);
      const ownField = field === 'id' ? {} : { [field]: uid };
      batch.set(document, { ...ownField, ...texts }, { merge: true });
    }
    if (typeof inExport === 'object' && 'section' in inExport && inExport.field !== 'id') {
      batch.set(collection.doc('exported'), { [inExport.field]: uid }, { merge: true });
    }
    if (onPlaceRemoval !== 'none' && onPlaceRemoval !== 'last') {
      batch.set(collection.doc('ofPlace'), { placeId, status: 'pending' });
    }
  }
  batch.set(city.firestore.doc(`places/${placeId}`), { title: 'Generated', isActive: true });
  await batch.commit();
});

/** Returns one document for each field with which a declaration finds documents of a user. */
function userDocuments(onErasure: StoredCollection['onErasure']): { field: string }[] {
  if (typeof onErasure === 'string' || 'retain' in onErasure) return [];
  const texts = { texts: [displayName, email, { [email]: phone }] };
  if ('scrub' in onErasure) {
    const fields = onErasure.scrub === 'all' ? ['anyField'] : onErasure.scrub;
    return fields.map((field) => ({ field, ...texts }));
  }
  const { delete: deletedFields = [], pseudonym: replacedField } = onErasure;
  return [
    ...[deletedFields].flat().map((field) => ({ field, ...texts })),
    ...(replacedField ? [{ field: replacedField }] : []),
  ];
}

/** Returns the names of the collections with a document that contains one of the texts in its id or fields. */
async function collectionsWith(...texts: string[]): Promise<string[]> {
  const names = new Set<string>();
  for (const collection of await city.firestore.listCollections()) {
    for (const document of (await collection.get()).docs) {
      const stored = JSON.stringify([document.id, document.data()]).toLowerCase();
      if (texts.some((text) => stored.includes(text.toLowerCase()))) names.add(collection.id);
    }
  }
  return [...names].sort();
}

const namesWhere = (matches: (declaration: StoredCollection) => boolean) =>
  collectionEntries
    .filter(([, declaration]) => matches(declaration))
    .map(([name]) => name)
    .sort();

const isRetained = (column: StoredCollection['onErasure' | 'onPlaceRemoval']) =>
  typeof column === 'object' && 'retain' in column;

describe('an erasure', () => {
  it('leaves traces of the user only in collections that declare why', async () => {
    const traces = [uid, displayName, email, phone];
    const withUser = namesWhere(({ onErasure }) => onErasure !== 'none' && !isRetained(onErasure));
    // The document of a running erasure does not exist before.
    expect(await collectionsWith(uid)).toEqual(withUser.filter((name) => name !== 'erasures'));
    await account().erase(uid);
    const retained = namesWhere(({ onErasure }) => isRetained(onErasure));
    const withTraces = await collectionsWith(...traces);
    expect(withTraces.filter((name) => !retained.includes(name as never))).toEqual([]);
  });

  it('retains documents in which only the uid is replaced', async () => {
    await account().erase(uid);
    const place = await city.firestore.doc('places/generated0').get();
    expect(place.get('createdBy')).toMatch(/^removido[\da-f]{32}$/);
  });
});

describe('the personal export', () => {
  it('contains every section that a collection declares', async () => {
    const data = await account().gatherPersonalData(uid, new Date());
    for (const [name, { inExport }] of collectionEntries) {
      if (inExport === 'none' || 'omit' in inExport) continue;
      const section = inExport.section
        .split('.')
        .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], data);
      const expected: unknown =
        inExport.field === 'id'
          ? expect.objectContaining({ id: uid })
          : expect.arrayContaining([expect.objectContaining({ id: 'exported' })]);
      expect(section, name).toEqual(expected);
    }
  });

  it('contains notified states and the customer of Stripe, which it omitted before', async () => {
    expect(await account().gatherPersonalData(uid, new Date())).toMatchObject({
      situacoesAvisadas: expect.arrayContaining([
        expect.objectContaining({ facts: { status: 'pending' } }),
      ]) as unknown,
      clube: { cliente: { customerId: 'cus_1' } },
    });
  });

  it('declares a section or a reason for every collection with user ids', () => {
    const withUser = namesWhere(({ onErasure }) => onErasure !== 'none');
    expect(namesWhere(({ inExport }) => inExport !== 'none')).toEqual(withUser);
  });
});

it('the removal of a place leaves its documents only in collections that declare why', async () => {
  await removePlace(placeId, uid, { firestore: city.firestore, images: noImages });
  const withPlace: string[] = [];
  for (const [name] of collectionEntries) {
    const { docs } = await city.firestore.collection(name).where('placeId', '==', placeId).get();
    if (docs.some(({ ref }) => ref.id === 'ofPlace')) withPlace.push(name);
  }
  expect(withPlace.sort()).toEqual(
    [
      ...namesWhere(({ onPlaceRemoval }) => isRetained(onPlaceRemoval)),
      // Guests keep their reservations, which are cancelled.
      'reservations',
    ].sort(),
  );
  const reservation = await city.firestore.doc('reservations/ofPlace').get();
  expect(reservation.get('status')).toBe('cancelled');
});
