import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
import type { LocalFirebase } from '@guia-da-ilha/local-firebase';
import { readConfig } from '#server/config.ts';
import type { ServerConfig } from '#server/config.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { firestoreSource } from '#server/platform/firestore/collection-source.ts';
import { createLease } from '#server/platform/firestore/lease.ts';
import { snapshotFormat } from '#shared/record/record-formats.ts';
import { createCitySnapshots } from '#server/search-index/city-snapshots.ts';
import {
  toCategoryRecord,
  toOfferRecord,
  toPlaceRecord,
} from '#server/search-index/cached-records.ts';
import { createPlaceIndex } from '#server/search-index/place-index.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { toEventRecord } from '#server/search-index/public-events.ts';
import { openBucket } from '#server/platform/storage-bucket.ts';
import { dayMs } from '#shared/time-units.ts';
import { manualClock, someSiteFacts } from '#support/test-server.ts';
import type { ManualClock } from '#support/test-server.ts';

const projectId = 'demo-guia';
const placeCount = 700;
/** Maximum reads of a server that copies the data of another: changes, counts, some by name, categories and leases. */
const mostOfAnother = 60;

/** Long timeouts for a busy machine, because the test counts reads. */
const patienceMs = 60_000;
const waits = {
  ...{ lookMs: 50, leaseRetryMs: 500, silenceMs: patienceMs, answerMs: patienceMs },
  ...{ nothing: patienceMs, 'too much': patienceMs, old: 0 },
};
const deadlines = { read: patienceMs, write: patienceMs };

let local: LocalFirebase;
let firestore: Firestore;
let folder: string;
let host: string;

beforeAll(async () => {
  local = await startLocalFirebase({
    projectId,
    ports: { firestore: 0, storage: 0 },
    rules: readFileSync('firestore.rules', 'utf8'),
    storageRules: readFileSync('storage.rules', 'utf8'),
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
  });
  host = `127.0.0.1:${local.ports.firestore ?? 0}`;
  firestore = createFirestore(
    {
      projectId,
      emulators: { firestore: host, auth: null, storage: null },
    },
    patienceMs,
  );
  // Written a while ago, so that no read of changes includes them.
  const updatedAt = Timestamp.fromMillis(Date.now() - 600_000);
  const later = Timestamp.fromMillis(Date.now() + dayMs);
  const all = Array.from({ length: placeCount }, (_, number) => `p${number}`);
  for (let at = 0; at < all.length; at += 350) {
    const batch = firestore.batch();
    for (const id of all.slice(at, at + 350)) {
      batch.set(firestore.doc(`places/${id}`), {
        ...{ title: `Lugar ${id}`, category: 'bares', isActive: true, rating: 4, updatedAt },
        createdAt: updatedAt,
      });
    }
    await batch.commit();
  }
  await firestore.doc('categories/bares').set({ name: 'Bares', isActive: true, updatedAt });
  await firestore.doc('clubOffers/o').set({
    ...{ title: '10% no bar', kind: 'percent', percent: 10, placeId: 'p1', isActive: true },
    ...{ validUntil: later, updatedAt },
  });
  await firestore.doc('events/e').set({
    ...{ title: 'Noite de choro', placeId: 'p1', isActive: true, lastAt: later, updatedAt },
  });
});

afterAll(async () => {
  await firestore.terminate();
  await local.close();
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'several-'));
  return () => rm(folder, { recursive: true, force: true });
});

interface OneServer {
  index: LivePlaceIndex;
  clock: ManualClock;
  log: string[];
  ids: () => Promise<string[]>;
  close: () => Promise<void>;
}

const configOf = (store: 'disk' | 'bucket'): ServerConfig =>
  readConfig({
    PROJECT_ID: projectId,
    FIRESTORE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `127.0.0.1:${local.ports.storage ?? 0}`,
    ...(store === 'disk' ? { READINGS_DIR: folder } : { IMAGE_STORE: 'bucket' }),
  });

/** Starts a server with a separate client. */
function aServer(config: ServerConfig): OneServer {
  const client = createFirestore(config, patienceMs);
  const clock = manualClock(Date.now());
  const log: string[] = [];
  const write = (about: unknown, text = '') => {
    log.push(`${text} ${JSON.stringify(about)}`);
  };
  const logger = { info: write, warn: write };
  const source = { maxDocuments: 20_000, deadlineMs: patienceMs };
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
      ...{ collection: 'events', toRecord: toEventRecord, endField: 'lastAt' },
    }),
    shared: createCitySnapshots({ config, firestore: client, logger, delays: waits, deadlines }),
    readSiteFacts: () => Promise.resolve(someSiteFacts),
    times: config.placeIndex,
    startStopwatch: clock.startStopwatch,
    logger,
  });
  return {
    ...{ index, clock, log },
    ids: async () => (await index.current()).places().map(({ id }) => id),
    close: () => client.terminate(),
  };
}

async function usedReads(): Promise<number> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/usage`);
  expect(answer.ok).toBe(true);
  return ((await answer.json()) as { documentReads: number }).documentReads;
}

/** Resolves after the background work of a read is done: the shared copy is stored, and no lease is held. */
async function settled(): Promise<void> {
  await vi.waitFor(
    async () => {
      const leases = await firestore.collection('leases').get();
      const held = leases.docs.filter((one) => {
        const until: unknown = one.get('until');
        return until instanceof Timestamp && until.toMillis() > leases.readTime.toMillis();
      });
      expect(held).toHaveLength(0);
    },
    { timeout: patienceMs, interval: 100 },
  );
}

async function withServers<R>(
  config: ServerConfig,
  count: number,
  work: (servers: OneServer[]) => Promise<R>,
): Promise<R> {
  const servers = Array.from({ length: count }, () => aServer(config));
  try {
    return await work(servers);
  } finally {
    await settled();
    await Promise.all(servers.map((one) => one.close()));
  }
}

describe.each(['disk', 'bucket'] as const)('servers that share a %s', (kind) => {
  it('read the city once when ten start at the same moment, and have the same data', async () => {
    const config = configOf(kind);
    const before = await usedReads();
    await withServers(config, 10, async (servers) => {
      const found = await Promise.all(servers.map((one) => one.index.current()));
      expect((await usedReads()) - before).toBeLessThan(placeCount + 10 * mostOfAnother);
      const versions = new Set(found.map(({ files }) => files.index.version));
      expect(versions.size).toBe(1);
      for (const one of found) {
        expect(one.places()).toHaveLength(placeCount);
        expect(one.benefits.get('p1')).toMatchObject({ percent: 10 });
      }
    });
    // A server that starts later reads almost nothing, although no other one runs.
    const later = await usedReads();
    await withServers(config, 1, async ([one]) => {
      expect(await one?.ids()).toHaveLength(placeCount);
      expect((await usedReads()) - later).toBeLessThan(mostOfAnother);
    });
  });

  it('remove a place that is disabled or deleted within 60 seconds, independently', async () => {
    const config = configOf(kind);
    const put = (id: string, isActive: boolean) =>
      firestore
        .doc(`places/${id}`)
        .set({ title: id, category: 'bares', isActive, updatedAt: Timestamp.now() });
    await put('switched', true);
    await put('deleted', true);
    await withServers(config, 3, async (servers) => {
      for (const one of servers) {
        expect(await one.ids()).toEqual(expect.arrayContaining(['switched', 'deleted']));
      }
      await put('switched', false);
      for (const one of servers) one.clock.advance(60_000);
      for (const one of servers) expect(await one.ids()).not.toContain('switched');
      await firestore.doc('places/deleted').delete();
      for (const one of servers) one.clock.advance(60_000);
      const before = await usedReads();
      const all = await Promise.all(servers.map((one) => one.ids()));
      for (const ids of all) expect(ids).toHaveLength(placeCount);
      // Documents that are missing everywhere are looked up once.
      expect((await usedReads()) - before).toBeLessThan(placeCount + 3 * mostOfAnother);
    });
    await firestore.doc('places/switched').delete();
  });
});

describe('a server among others', () => {
  const fileOf = (collection: string) =>
    path.join(folder, projectId, `${collection}-${snapshotFormat}`);

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['in another format', () => Buffer.from('{"places":[{"id":"p1"}]}')],
    ['empty', () => Buffer.alloc(0)],
    ['a copy of another collection', () => readFileSync(fileOf('clubOffers'))],
  ])('reads the database and replaces the shared copy if it is %s', async (_how, spoil) => {
    const config = configOf('disk');
    await withServers(config, 1, async ([one]) => one?.ids());
    await writeFile(fileOf('places'), spoil(readFileSync(fileOf('places'))));
    await withServers(config, 1, async ([one]) => {
      expect(await one?.ids()).toHaveLength(placeCount);
      expect(one?.log.join('\n')).toContain('snapshot of another server ignored');
    });
    const before = await usedReads();
    await withServers(config, 1, async ([one]) => {
      expect(await one?.ids()).toHaveLength(placeCount);
      expect((await usedReads()) - before).toBeLessThan(mostOfAnother);
    });
  });

  it('keeps the copy of another version and stores its own next to it', async () => {
    const config = configOf('disk');
    const other = `places-${snapshotFormat}1`;
    await withServers(config, 1, async ([one]) => one?.ids());
    await writeFile(path.join(folder, projectId, other), 'of the next version');
    await withServers(config, 1, async ([one]) => {
      expect(await one?.ids()).toHaveLength(placeCount);
    });
    const names = await readdir(path.join(folder, projectId));
    expect(names.sort()).toEqual(
      [
        `clubOffers-${snapshotFormat}`,
        `events-${snapshotFormat}`,
        `places-${snapshotFormat}`,
        other,
      ].sort(),
    );
    expect(readFileSync(path.join(folder, projectId, other), 'utf8')).toBe('of the next version');
  });

  it('holds a lease alone, also if twenty servers request it at the same moment', async () => {
    const all = Array.from({ length: 20 }, (_, number) =>
      createLease(firestore, 'wanted', `server ${number}`, 60_000),
    );
    const taken = await Promise.all(all.map((lease) => lease.take()));
    const owners = taken.flatMap((at, number) => (at === null ? [] : [number]));
    expect(owners).toHaveLength(1);
    const [owner = 0] = owners;
    // Only the owner can release it.
    await Promise.all(all.filter((_, number) => number !== owner).map((one) => one.release()));
    expect(await all[(owner + 1) % 20]?.take()).toBeNull();
    expect(await all[owner]?.take()).toBeInstanceOf(Date);
    await all[owner]?.release();
    expect(await all[(owner + 1) % 20]?.take()).toBeInstanceOf(Date);
    await all[(owner + 1) % 20]?.release();
  });

  it('takes over from a server that died while reading', async () => {
    const config = configOf('disk');
    // The server held the lease for a moment more and never returns.
    const gone = createLease(firestore, `reading-places-${snapshotFormat}`, 'gone', 500);
    await gone.take();
    const before = await usedReads();
    await withServers(config, 3, async (servers) => {
      const all = await Promise.all(servers.map((one) => one.ids()));
      for (const ids of all) expect(ids).toHaveLength(placeCount);
      expect((await usedReads()) - before).toBeLessThan(placeCount + 3 * mostOfAnother);
    });
  });

  it('reads the database while the bucket is unavailable', async () => {
    const config = {
      ...configOf('bucket'),
      emulators: { firestore: host, auth: null, storage: '127.0.0.1:9' },
    };
    await withServers(config, 2, async (servers) => {
      const all = await Promise.all(servers.map((one) => one.ids()));
      for (const ids of all) expect(ids).toHaveLength(placeCount);
      expect(servers[0]?.log.join('\n')).toContain('snapshot store does not respond');
    });
  });

  it('stores a copy that no rule lets a browser read', async () => {
    const config = configOf('bucket');
    await withServers(config, 1, async ([one]) => one?.ids());
    const [files] = await openBucket(config).getFiles({ prefix: 'readings/' });
    expect(files.length).toBeGreaterThan(0);
    const object = encodeURIComponent(files[0]?.name ?? '');
    const address = `http://127.0.0.1:${local.ports.storage ?? 0}/v0/b/${config.storageBucket}/o/${object}?alt=media`;
    expect((await fetch(address)).status).toBe(403);
  });
});
