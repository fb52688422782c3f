import { readFileSync } from 'node:fs';
import type { Firestore } from '@google-cloud/firestore';
import { GeoPoint, Timestamp } from '@google-cloud/firestore';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import type { AllMembersSavings } from '#features/club/model/club-showcase.ts';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import type { EventDateStatus } from '#features/events/model/event-date.ts';
import type { NextEventsResponse } from '#features/events/model/next-event.ts';
import { decodePlaceIndex } from '#features/search/model/place-index-codec.ts';
import type { PlaceIndexSnapshot } from '#features/search/model/place-index.ts';
import { startFirestore } from '@guia-da-ilha/local-firebase/firestore/server';
import type { RunningFirestore } from '@guia-da-ilha/local-firebase/firestore/server';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { firestoreDependency } from '#server/platform/firestore/dependency.ts';
import { firestoreSource } from '#server/platform/firestore/collection-source.ts';
import { isTooManyDocuments } from '#server/platform/firestore/tracked-source.ts';
import { createSiteFactsReader } from '#server/search-index/site-facts-source.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import {
  toCategoryRecord,
  toOfferRecord,
  toPlaceRecord,
} from '#server/search-index/cached-records.ts';
import { createPlaceIndex } from '#server/search-index/place-index.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { toEventRecord } from '#server/search-index/public-events.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';
import { manualClock, someSiteFacts } from '#support/test-server.ts';
import type { ManualClock } from '#support/test-server.ts';

const projectId = 'demo-place-index';
const times = { refreshAfterMs: 20_000, maxAgeMs: 30_000, rebuildAfterMs: hourMs };
const silent = { info: () => undefined, warn: () => undefined };

let local: RunningFirestore;
let firestore: Firestore;
let clock: ManualClock;
let placeIndex: LivePlaceIndex;

beforeAll(async () => {
  local = await startFirestore({
    port: 0,
    rules: readFileSync('firestore.rules', 'utf8'),
    indexes: JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as unknown,
  });
  const host = `127.0.0.1:${local.port}`;
  firestore = createFirestore({
    projectId,
    emulators: { firestore: host, auth: null, storage: null },
  });
});

afterAll(async () => {
  await firestore.terminate();
  await local.close();
});

beforeEach(async () => {
  for (const collection of ['places', 'categories', 'clubOffers', 'events']) {
    const { docs } = await firestore.collection(collection).get();
    for (let start = 0; start < docs.length; start += 400) {
      const batch = firestore.batch();
      for (const document of docs.slice(start, start + 400)) batch.delete(document.ref);
      await batch.commit();
    }
  }
  await firestore.doc('categories/bares').set({
    name: 'Bares',
    order: 1,
    isActive: true,
    updatedAt: Timestamp.now(),
  });
  clock = manualClock();
  placeIndex = createPlaceIndex({
    places: firestoreSource(firestore, {
      collection: 'places',
      toRecord: toPlaceRecord,
      maxDocuments: 2_000,
    }),
    categories: firestoreSource(firestore, {
      collection: 'categories',
      toRecord: toCategoryRecord,
      maxDocuments: 200,
    }),
    offers: firestoreSource(firestore, {
      collection: 'clubOffers',
      toRecord: toOfferRecord,
      maxDocuments: 200,
    }),
    events: firestoreSource(firestore, {
      collection: 'events',
      toRecord: toEventRecord,
      maxDocuments: 200,
      endField: 'lastAt',
    }),
    readSiteFacts: () => Promise.resolve(someSiteFacts),
    times,
    startStopwatch: clock.startStopwatch,
    now: clock.now,
    logger: silent,
  });
});

async function putPlace(id: string, fields: Record<string, unknown> = {}): Promise<void> {
  await firestore.doc(`places/${id}`).set({
    title: `Lugar ${id}`,
    description: 'Um lugar para os testes.',
    location: 'Rua A, 1, Florianópolis',
    category: 'bares',
    geo: new GeoPoint(-27.6, -48.5),
    images: [],
    rating: 4,
    reviewsCount: 1,
    isActive: true,
    createdAt: Timestamp.fromMillis(1_760_000_000_000),
    updatedAt: Timestamp.now(),
    ...fields,
  });
}

async function snapshot(): Promise<PlaceIndexSnapshot> {
  const { files } = await placeIndex.current();
  return JSON.parse(files.index.forms.identity.toString()) as PlaceIndexSnapshot;
}

async function ids(): Promise<string[]> {
  return [...(await snapshot()).id].sort();
}

async function usedReads(): Promise<number> {
  const answer = await fetch(
    `http://127.0.0.1:${local.port}/emulator/v1/projects/${projectId}/usage`,
  );
  expect(answer.ok).toBe(true);
  const { documentReads } = (await answer.json()) as { documentReads: number };
  return documentReads;
}

describe('the place index over the real Firestore client', () => {
  it('contains the active places with their category, price and coordinates', async () => {
    await putPlace('a', { price: 'Alto', amenities: ['Delivery'] });
    await putPlace('b', { isActive: false });
    await putPlace('c', { isActive: 'sim' });
    const index = decodePlaceIndex(await snapshot());
    expect(index.size).toBe(1);
    expect(index.summary(0)).toMatchObject({
      id: 'a',
      title: 'Lugar a',
      categoryName: 'Bares',
      categorySlug: 'bares',
      price: 'Alto',
      amenities: ['Delivery'],
      geo: { latitude: -27.6, longitude: -48.5 },
      createdAt: 1_760_000_000_000,
    });
  });

  it('reads more places than fit one page', async () => {
    const many = Array.from({ length: 1_203 }, (_, i) => `p${String(i).padStart(4, '0')}`);
    for (let start = 0; start < many.length; start += 400) {
      const batch = firestore.batch();
      for (const id of many.slice(start, start + 400)) {
        batch.set(firestore.doc(`places/${id}`), {
          title: id,
          isActive: true,
          updatedAt: Timestamp.now(),
        });
      }
      await batch.commit();
    }
    expect(await ids()).toEqual(many);
    // All of them changed a moment ago: more than one read of changes returns.
    await firestore.doc('places/p0000').delete();
    clock.advance(60_000);
    expect(await ids()).toEqual(many.slice(1));
  });

  it.each([
    [
      'deactivated',
      (id: string) => firestore.doc(id).update({ isActive: false, updatedAt: Timestamp.now() }),
    ],
    [
      'deactivated without a new updatedAt',
      (id: string) => firestore.doc(id).update({ isActive: false }),
    ],
    ['deleted', (id: string) => firestore.doc(id).delete()],
  ])('a place that is %s is removed within 60 seconds', async (_how, change) => {
    await putPlace('a');
    await putPlace('b');
    expect(await ids()).toEqual(['a', 'b']);
    await change('places/a');
    clock.advance(60_000);
    expect(await ids()).toEqual(['b']);
  });

  it('a deletion is detected although a new place keeps the count equal', async () => {
    await putPlace('a');
    await putPlace('b');
    await ids();
    await Promise.all([firestore.doc('places/a').delete(), putPlace('c')]);
    clock.advance(60_000);
    expect(await ids()).toEqual(['b', 'c']);
  });

  it('never contains an inactive place, after any changes between two reads', async () => {
    const written = ['a', 'b', 'c', 'd'];
    const change = fc.oneof(
      fc.record({ id: fc.constantFrom(...written), kind: fc.constant('put' as const) }),
      fc.record({ id: fc.constantFrom(...written), kind: fc.constant('off' as const) }),
      fc.record({ id: fc.constantFrom(...written), kind: fc.constant('delete' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 }),
        async (rounds) => {
          for (const round of rounds) {
            for (const { id, kind } of round) {
              if (kind === 'delete') await firestore.doc(`places/${id}`).delete();
              else await putPlace(id, { isActive: kind === 'put' });
            }
            clock.advance(60_000);
            const active = await firestore.collection('places').where('isActive', '==', true).get();
            expect(await ids()).toEqual(active.docs.map((document) => document.id).sort());
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('has the next event of each place until it is cancelled, over or hidden', async () => {
    const dates = (...statuses: EventDateStatus[]) =>
      statuses.map((status, at) => {
        const startsAt = new Date(clock.now() + (2 + 24 * at) * hourMs);
        const endsAt = new Date(startsAt.getTime() + hourMs);
        return toStoredEventDate({ key: `k${at}`, startsAt, endsAt, status });
      });
    const putEvent = (id: string, fields: Record<string, unknown>) =>
      firestore.doc(`events/${id}`).set({
        title: `Noite ${id}`,
        isActive: true,
        // By the database's clock, which is ahead of the clock of the test.
        lastAt: Timestamp.fromMillis(Date.now() + 30 * dayMs),
        updatedAt: Timestamp.now(),
        ...fields,
      });
    const next = async (): Promise<string[]> => {
      const { nextEventsFile } = await placeIndex.events();
      const { places } = JSON.parse(nextEventsFile.forms.identity.toString()) as NextEventsResponse;
      return places.map(([id, title, start, minutes]) => {
        const hours = Math.round((start * minuteMs - begun) / hourMs);
        return `${id}: ${title} in ${hours} h for ${minutes} min`;
      });
    };
    const begun = clock.now();
    await putPlace('a');
    await putPlace('b');
    const [first, second] = dates('scheduled', 'scheduled');
    await putEvent('e', { placeId: 'a', dates: [first, second] });
    await putEvent('f', { placeId: 'b', dates: dates('cancelled', 'sold_out') });
    expect(await next()).toEqual(['a: Noite e in 2 h for 60 min']);

    await putEvent('e', { placeId: 'a', dates: [...dates('cancelled'), second] });
    clock.advance(60_000);
    expect(await next()).toEqual(['a: Noite e in 26 h for 60 min']);

    // The event ends without a write.
    clock.advance(27 * hourMs);
    expect(await next()).toEqual([]);

    await putEvent('g', { placeId: 'b', dates: dates('scheduled') });
    clock.advance(60_000);
    expect(await next()).toEqual(['b: Noite g in 29 h for 60 min']);
    await putPlace('b', { isActive: false });
    clock.advance(60_000);
    expect(await next()).toEqual([]);
  });

  it('costs eight reads at rest: an empty query and a count for places, categories, offers and events', async () => {
    const earlier = { updatedAt: Timestamp.fromMillis(Date.now() - minuteMs) };
    await putPlace('a', earlier);
    await firestore.doc('clubOffers/o').set({ placeId: 'a', isActive: true, ...earlier });
    await firestore.doc('categories/bares').update(earlier);
    await ids();
    const before = await usedReads();
    clock.advance(60_000);
    await ids();
    expect((await usedReads()) - before).toBe(8);
  });

  it('is only counted after it held too many documents, and read once it is small enough', async () => {
    for (const id of ['a', 'b', 'c']) await putPlace(id);
    const source = firestoreSource(firestore, {
      collection: 'places',
      toRecord: toPlaceRecord,
      maxDocuments: 2,
    });
    const readsOf = async (outcome: 'rejects' | 'resolves') => {
      const before = await usedReads();
      if (outcome === 'rejects')
        await expect(source.readActive()).rejects.toSatisfy(isTooManyDocuments);
      else expect((await source.readActive()).active).toHaveLength(2);
      return (await usedReads()) - before;
    };
    expect(await readsOf('rejects')).toBe(3);
    // A count of up to 1,000 documents is billed as one read.
    expect(await readsOf('rejects')).toBe(1);
    await firestore.doc('places/c').delete();
    expect(await readsOf('resolves')).toBe(3);
    expect(await readsOf('resolves')).toBe(2);
  });

  it('is read without a composite index', async () => {
    // The local Firestore refuses queries without an index in firestore.indexes.json, which has none for these.
    await putPlace('a');
    await ids();
    clock.advance(60_000);
    await expect(ids()).resolves.toEqual(['a']);
  });
});

describe('plans and settings over the real Firestore client', () => {
  it('are the plans by price, including inactive ones, and the stored settings', async () => {
    const readSaved = vi.fn<() => Promise<AllMembersSavings | null>>().mockResolvedValue(null);
    const read = createSiteFactsReader(firestore, readSaved);
    expect(await read()).toEqual({ plans: [], settings: defaultPublicSettings, saved: null });
    await firestore.doc('subscriptionPlans/a').set({ name: 'Anual', price: 29_900 });
    await firestore
      .doc('subscriptionPlans/m')
      .set({ name: 'Mensal', price: 2_990, isActive: true });
    await firestore.doc('settings/public').set({ clubEnabled: false });
    const { plans, settings } = await read();
    expect(plans).toMatchObject([
      { id: 'm', price: 2_990, isActive: true },
      { id: 'a', price: 29_900, isActive: false },
    ]);
    expect(settings).toEqual({ ...defaultPublicSettings, clubEnabled: false });

    // The last savings of the members are kept if they cannot be read again.
    const saved = { uses: 40, cents: 100_000 };
    readSaved.mockResolvedValueOnce(saved).mockRejectedValueOnce(new AppError('unavailable'));
    expect(await read()).toMatchObject({ saved });
    expect(await read()).toMatchObject({ saved });
  });

  it('are unavailable while Firestore does not respond', async () => {
    const nobody = createFirestore({
      projectId,
      emulators: { firestore: '127.0.0.1:9', auth: null, storage: null },
    });
    await expect(
      createSiteFactsReader(nobody, () => Promise.resolve(null), 200)(),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('while Firestore is unavailable', () => {
  it('cached places are returned for half a minute, then none; current ones after the recovery', async () => {
    const other = await startFirestore({ port: 0 });
    const { port } = other;
    const client = createFirestore({
      projectId,
      emulators: { firestore: `127.0.0.1:${port}`, auth: null, storage: null },
    });
    const write = (id: string) =>
      client.doc(`places/${id}`).set({ title: id, isActive: true, updatedAt: Timestamp.now() });
    await write('before');
    const source = { maxDocuments: 100, deadlineMs: 1_000 };
    const index = createPlaceIndex({
      places: firestoreSource(client, { ...source, collection: 'places', toRecord: toPlaceRecord }),
      categories: firestoreSource(client, {
        ...source,
        collection: 'categories',
        toRecord: toCategoryRecord,
      }),
      offers: firestoreSource(client, {
        ...source,
        collection: 'clubOffers',
        toRecord: toOfferRecord,
      }),
      events: firestoreSource(client, {
        ...source,
        collection: 'events',
        toRecord: toEventRecord,
      }),
      readSiteFacts: () => Promise.resolve(someSiteFacts),
      times,
      startStopwatch: clock.startStopwatch,
      logger: silent,
    });
    const titles = async () => (await index.current()).places().map(({ title }) => title);
    expect(await titles()).toEqual(['before']);

    await other.close();
    clock.advance(29_000);
    expect(await titles()).toEqual(['before']);
    clock.advance(31_000);
    await expect(titles()).rejects.toMatchObject({ code: 'unavailable' });

    const back = await startFirestore({ port });
    await write('after');
    clock.advance(10_000);
    expect(await titles()).toEqual(['after']);
    // Not terminated: the client still retries the calls that it could not finish.
    await back.close();
  });
});

describe('readiness over the real Firestore client', () => {
  it('is true if Firestore responds, and false within the deadline if it does not', async () => {
    await expect(firestoreDependency(firestore).ping()).resolves.toBeUndefined();
    const nobody = createFirestore({
      projectId,
      emulators: { firestore: '127.0.0.1:9', auth: null, storage: null },
    });
    await expect(firestoreDependency(nobody, 200).ping()).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
