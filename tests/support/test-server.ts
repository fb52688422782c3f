import type { RequestListener } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { ServerConfig } from '#server/config.ts';
import type { RedemptionServices } from '#server/routes/club-redemptions.ts';
import type { PictureServices } from '#server/routes/place-images.ts';
import type { StatisticsServices } from '#server/routes/statistics.ts';
import { boundedImages } from '#server/services/images/bounded-images.ts';
import { cachedImages } from '#server/services/images/cached-images.ts';
import { diskImageStore } from '#server/services/images/disk-image-store.ts';
import { createImageQueue } from '#server/services/images/image-queue.ts';
import type { ImportServices } from '#server/services/imports/import-services.ts';
import type { OfferRecord } from '#server/services/offer-record.ts';
import { createPlaceIndex } from '#server/services/place-index.ts';
import type { PlaceIndex } from '#server/services/place-index.ts';
import type { AccountServices } from '#server/routes/account.ts';
import { AppError } from '#domain/app-error.ts';
import type { CategoryRecord, PlaceRecord } from '#server/services/place-record.ts';
import { createReadiness } from '#server/services/readiness.ts';
import { readSite } from '#server/services/site.ts';
import type { StartStopwatch } from '#server/services/stopwatch.ts';
import { fakeSource } from './fake-source.ts';
import type { FakeSource } from './fake-source.ts';

/** Time that passes only when a test says so; milliseconds. */
export interface ManualClock {
  now: () => number;
  advance: (ms: number) => void;
  startStopwatch: StartStopwatch;
}

export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let current = start;
  return {
    now: () => current,
    advance(ms) {
      current += ms;
    },
    startStopwatch() {
      const started = current;
      return () => current - started;
    },
  };
}

export function aPlaceRecord(overrides: Partial<PlaceRecord> = {}): PlaceRecord {
  return {
    id: 'p1',
    title: 'Bar do Farol',
    description: 'Petiscos e chope de frente para o mar.',
    phone: '(48) 3222-0000',
    location: 'Rua das Rendeiras, 10, Florianópolis',
    neighborhood: 'Lagoa da Conceição',
    geo: { latitude: -27.6, longitude: -48.46 },
    categoryId: 'bares',
    rating: 4.5,
    reviewsCount: 12,
    price: 'Médio',
    amenities: ['Wi-Fi Gratuito'],
    cover: null,
    pictureCount: 0,
    createdAt: Date.UTC(2025, 5, 1),
    ...overrides,
  };
}

export function aCategoryRecord(overrides: Partial<CategoryRecord> = {}): CategoryRecord {
  return { id: 'bares', name: 'Bares', slug: 'bares', description: '', order: 1, ...overrides };
}

/** An offer that is over on 31 January 2026 (UTC), a month after the clock of testServer begins. */
export function anOfferRecord(overrides: Partial<OfferRecord> = {}): OfferRecord {
  return { id: 'o1', placeId: 'p1', validUntil: Date.UTC(2026, 0, 31), ...overrides };
}

export interface TestServer {
  app: RequestListener;
  clock: ManualClock;
  places: FakeSource<PlaceRecord>;
  categories: FakeSource<CategoryRecord>;
  offers: FakeSource<OfferRecord>;
  placeIndex: PlaceIndex;
  /** Everything written to the log so far. */
  log: () => string;
}

export interface TestServerOptions {
  environment?: Record<string, string>;
  places?: readonly PlaceRecord[];
  categories?: readonly CategoryRecord[];
  /** Active offers of the club; none when absent. */
  offers?: readonly OfferRecord[];
  /** Whether Firestore answers /readyz. */
  isReady?: () => boolean;
  /** Who may call what about accounts; nobody is known when absent. */
  account?: Partial<AccountServices>;
  /** Pictures over UPLOADS_DIR; no place is known when absent. */
  pictures?: Partial<PictureServices>;
  /** The use of offers; not there when absent. */
  redemptions?: RedemptionServices;
  /** Imports of places; not there when absent. */
  imports?: ImportServices;
  /** Figures; none are known when absent. */
  statistics?: Partial<StatisticsServices>;
}

/** Knows nobody, so that every route of accounts answers 401. */
const strangers: Omit<AccountServices, 'now'> = {
  identity: {
    tokens: { verify: () => Promise.reject(new AppError('unauthenticated')) },
    readStanding: () => Promise.resolve(null),
  },
  gatherPersonalData: () => Promise.reject(new AppError('unavailable')),
  erase: () => Promise.reject(new AppError('unavailable')),
  people: {
    signOutEverywhere: () => Promise.reject(new AppError('unavailable')),
    remove: () => Promise.reject(new AppError('unavailable')),
  },
};

/** The whole application over a database in memory, not listening. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { places: placeRecords = [aPlaceRecord()], categories: categoryRecords } = options;
  const config: ServerConfig = readConfig({
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
    ...options.environment,
  });
  const lines: string[] = [];
  const logger = pino(
    { level: 'info' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const clock = manualClock();
  const places = fakeSource(clock.now, placeRecords);
  const categories = fakeSource(clock.now, categoryRecords ?? [aCategoryRecord()]);
  const offers = fakeSource(clock.now, options.offers);
  const { startStopwatch, now } = clock;
  const placeIndex = createPlaceIndex({
    places,
    categories,
    offers,
    times: config.placeIndex,
    startStopwatch,
    now,
    logger,
  });
  const isReady = options.isReady ?? (() => true);
  const database = {
    name: 'banco de dados (Cloud Firestore)',
    ping: () => (isReady() ? Promise.resolve() : Promise.reject(new Error('down'))),
  };
  const app = createApp({
    config,
    logger,
    readiness: createReadiness([database], startStopwatch),
    placeIndex,
    account: { ...strangers, now: () => new Date(clock.now()), ...options.account },
    pictures: {
      store: cachedImages(boundedImages(diskImageStore(config.uploadsDir))),
      queue: createImageQueue(),
      logger,
      readPlace: () => Promise.resolve(null),
      removePlace: () => Promise.reject(new AppError('unavailable')),
      listFolders: () => Promise.reject(new AppError('unavailable')),
      statistics: () => Promise.reject(new AppError('unavailable')),
      ...options.pictures,
    },
    statistics: {
      adminStatistics: {
        figures: () => Promise.reject(new AppError('unavailable')),
        days: () => Promise.reject(new AppError('unavailable')),
      },
      readRatedPlace: () => Promise.resolve(null),
      placeCounts: () => Promise.reject(new AppError('unavailable')),
      managerOverview: () => Promise.reject(new AppError('unavailable')),
      ...options.statistics,
    },
    redemptions: options.redemptions,
    imports: options.imports,
    site: await readSite(config, placeIndex),
  });
  return { app, clock, places, categories, offers, placeIndex, log: () => lines.join('') };
}
