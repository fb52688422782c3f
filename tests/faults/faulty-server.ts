import http from 'node:http';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { createAccountServices } from '#server/features/account/account-services.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { firestoreDependency } from '#server/platform/firestore/dependency.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import { createPictureServices } from '#server/features/pictures/picture-services.ts';
import { createPlaceIndex } from '#server/search-index/place-index.ts';
import { createReadiness } from '#server/platform/process/readiness.ts';
import type { Dependency } from '#server/platform/process/readiness.ts';
import { createStatisticsServices } from '#server/features/statistics/statistics-services.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { unreachableServices } from '#support/unreachable-services.ts';
import { fakeSource } from '#support/fake-source.ts';
import { startFaultyProxy } from '#support/faulty-proxy.ts';
import type { FaultyProxy } from '#support/faulty-proxy.ts';
import { someSiteFacts } from '#support/test-server.ts';
import { startPictureCity } from './picture-city.ts';
import { noImages } from '#support/no-images.ts';
import type { PictureCity } from './picture-city.ts';

/** Timeout of every dependency in these tests, in ms. */
export const shortMs = 800;

/** The complete server over the local Firestore, with a faulty proxy in between. */
export interface FaultyServer {
  url: string;
  city: PictureCity;
  /** The proxy between the server and Firestore. */
  database: FaultyProxy;
  /** Folder of the images. */
  folder: string;
  /** Returns every file below the folder. */
  files: () => Promise<string[]>;
  log: () => string;
  close: () => Promise<void>;
}

interface FaultyOptions {
  /** Folder of the images; by default a new one. */
  folder?: string;
  /** Replaces the verifier of tokens. */
  tokens?: Identity['tokens'];
  /** Further dependencies of /readyz besides the database and the store. */
  dependencies?: readonly Dependency[];
  /** Wraps the image store. */
  wrapStore?: (store: ImageStore) => ImageStore;
}

export async function startFaultyServer(options: FaultyOptions = {}): Promise<FaultyServer> {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'faulty-'));
  const city = await startPictureCity(folder);
  const database = await startFaultyProxy(`127.0.0.1:${city.fixture.running.port}`);
  const config = readConfig({ ...city.environment, FIRESTORE_EMULATOR_HOST: database.host });
  const firestore = createFirestore(config, shortMs);
  const lines: string[] = [];
  const logger = pino(
    { level: 'trace' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const { account, identity, people } = createAccountServices({
    ...{ images: noImages, config, firestore, logger },
  });
  const { tokens = identity.tokens, wrapStore = (store) => store } = options;
  const services = createPictureServices({
    config,
    firestore,
    logger,
    storeDeadlines: { folderMs: shortMs * 4, allFoldersMs: shortMs * 4, pingMs: shortMs },
  });
  const pictures = { ...services, store: wrapStore(services.store) };
  const nothing = () => fakeSource(() => 0, []);
  const app = createApp({
    ...unreachableServices(),
    config,
    logger,
    readiness: createReadiness(
      [
        firestoreDependency(firestore, shortMs),
        { name: 'imagens dos lugares', ping: () => pictures.store.ping() },
        ...(options.dependencies ?? []),
      ],
      startStopwatch,
      0,
    ),
    placeIndex: createPlaceIndex({
      places: nothing(),
      categories: nothing(),
      offers: nothing(),
      events: nothing(),
      readSiteFacts: () => Promise.resolve(someSiteFacts),
      times: config.placeIndex,
      startStopwatch,
      logger,
    }),
    identity: { ...identity, tokens },
    people,
    account,
    pictures,
    statistics: createStatisticsServices(firestore),
  });
  const server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    city,
    database,
    folder,
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();
    },
    log: () => lines.join(''),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await city.close();
      // The client is not terminated: its retries of an abandoned call would fail in terminate().
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
