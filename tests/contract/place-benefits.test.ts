import type { Firestore } from '@google-cloud/firestore';
import { Timestamp } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlaceIndexSnapshot } from '#features/search/model/place-index.ts';
import { firestoreSource } from '#server/platform/firestore/collection-source.ts';
import {
  toCategoryRecord,
  toOfferRecord,
  toPlaceRecord,
} from '#server/search-index/cached-records.ts';
import { createPlaceIndex } from '#server/search-index/place-index.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { toEventRecord } from '#server/search-index/public-events.ts';
import { dayMs, hourMs } from '#shared/time-units.ts';
import { manualClock, someSiteFacts } from '#support/test-server.ts';
import type { ManualClock } from '#support/test-server.ts';
import { indexFile } from './data-fixture.ts';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import type { Fixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { aStoredPlace } from './stored-documents.ts';

const maxDocuments = 100;

let fixture: Fixture;
let firestore: Firestore;
let clock: ManualClock;
let placeIndex: LivePlaceIndex;

beforeEach(async () => {
  // With the project's indexes: a query that needs another index is refused.
  fixture = await startFixture({ indexes: indexFile });
  firestore = fixture.server();
  clock = manualClock();
  const source = <T>(
    collection: string,
    toRecord: (id: string, fields: Readonly<Record<string, unknown>>) => T,
  ) => firestoreSource(firestore, { collection, toRecord, maxDocuments });
  placeIndex = createPlaceIndex({
    places: source('places', toPlaceRecord),
    categories: source('categories', toCategoryRecord),
    offers: source('clubOffers', toOfferRecord),
    events: source('events', toEventRecord),
    readSiteFacts: () => Promise.resolve(someSiteFacts),
    times: { refreshAfterMs: 20_000, maxAgeMs: 30_000, rebuildAfterMs: hourMs },
    startStopwatch: clock.startStopwatch,
    now: clock.now,
    logger: { info: () => undefined, warn: () => undefined },
  });
});

afterEach(() => fixture.close());

async function putPlace(id: string): Promise<void> {
  await firestore.doc(`places/${id}`).set(aStoredPlace({ updatedAt: Timestamp.now() }));
}

async function putOffer(id: string, fields: Record<string, unknown> = {}): Promise<void> {
  await firestore.doc(`clubOffers/${id}`).set({
    placeId: 'a',
    title: '20% no jantar',
    isActive: true,
    validUntil: Timestamp.fromMillis(clock.now() + dayMs),
    updatedAt: Timestamp.now(),
    ...fields,
  });
}

async function snapshot(): Promise<PlaceIndexSnapshot> {
  const { files } = await placeIndex.current();
  return JSON.parse(files.index.forms.identity.toString()) as PlaceIndexSnapshot;
}

/** Returns the ids of the places that have a benefit in the snapshot. */
async function benefits(): Promise<string[]> {
  const { id, benefits: marks } = await snapshot();
  return id.filter((_, row) => (marks[row] ?? -1) >= 0).sort();
}

/** Returns the ids of the offers that /club lists. */
async function clubOffers(): Promise<string[]> {
  const file = await placeIndex.offers();
  const { offers } = JSON.parse(file.forms.identity.toString()) as { offers: { id: string }[] };
  return offers.map(({ id }) => id).sort();
}

/**
 * Returns the ids of the active places whose page lists an offer, by the query of the page
 * (src/features/offers/data/offer-store.ts).
 */
async function placesListingOffers(): Promise<string[]> {
  const listing = await Promise.all(
    (await snapshot()).id.map(async (id) => {
      const { size } = await firestore
        .collection('clubOffers')
        .where('placeId', '==', id)
        .where('isActive', '==', true)
        .where('validUntil', '>', Timestamp.fromMillis(clock.now()))
        .orderBy('validUntil')
        .get();
      return size > 0 ? [id] : [];
    }),
  );
  return listing.flat();
}

describe('benefits in the place index over the real Firestore client', () => {
  it('appear with an offer, end with it, and disappear with their place', async () => {
    await putPlace('a');
    await putPlace('b');
    expect(await benefits()).toEqual([]);
    await putOffer('o1', { validUntil: Timestamp.fromMillis(clock.now() + 150_000) });
    await putOffer('o2', { placeId: 'b' });
    clock.advance(60_000);
    expect(await benefits()).toEqual(['a', 'b']);

    // The first offer ends without a write.
    clock.advance(100_000);
    expect(await benefits()).toEqual(['b']);

    const off = { isActive: false, updatedAt: Timestamp.now() };
    await firestore.doc('clubOffers/o2').update(off);
    clock.advance(60_000);
    expect(await benefits()).toEqual([]);

    await firestore.doc('clubOffers/o2').update({ isActive: true, updatedAt: Timestamp.now() });
    clock.advance(60_000);
    expect(await benefits()).toEqual(['b']);
    await firestore.doc('places/b').update(off);
    expect(await clubOffers()).toEqual(['o2']);
    clock.advance(60_000);
    expect((await snapshot()).id).toEqual(['a']);
    expect(await benefits()).toEqual([]);
    expect(await clubOffers()).toEqual([]);

    await firestore.doc('places/b').update({ isActive: true, updatedAt: Timestamp.now() });
    clock.advance(60_000);
    expect(await benefits()).toEqual(['b']);
    await firestore.doc('clubOffers/o2').delete();
    clock.advance(60_000);
    expect(await benefits()).toEqual([]);
  });

  it('are those that the page of the place lists, also for invalid stored offers', async () => {
    const soon = clock.now() + dayMs;
    const odd = {
      good: {},
      over: { validUntil: Timestamp.fromMillis(clock.now() - 1) },
      endingnow: { validUntil: Timestamp.fromMillis(clock.now()) },
      off: { isActive: false },
      notreallyon: { isActive: 'sim' },
      number: { validUntil: soon },
      text: { validUntil: new Date(soon).toISOString() },
      map: { validUntil: { seconds: soon / 1000, nanoseconds: 0 } },
      never: { validUntil: null },
    };
    for (const [id, fields] of Object.entries(odd)) {
      await putPlace(id);
      await putOffer(`of-${id}`, { placeId: id, ...fields });
    }
    await putOffer('of-nobody', { placeId: 7 });
    expect(await benefits()).toEqual(['good']);
    expect(await placesListingOffers()).toEqual(['good']);
    expect(await clubOffers()).toEqual(['of-good']);
  });
});
