import type { RequestListener } from 'node:http';
import { Writable } from 'node:stream';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { siteContent } from '#server/site-content.ts';
import type { SiteContent } from '#server/site/site-content.ts';
import type { ServerConfig } from '#server/config.ts';
import type { UnsubscribeServices } from '#server/features/notifications/routes.ts';
import type { RedemptionServices } from '#server/features/redemptions/routes.ts';
import type { ReservationServices } from '#server/features/reservations/routes.ts';
import { createPictureForms } from '#server/features/pictures/picture-services.ts';
import type { PictureServices } from '#server/features/pictures/picture-services.ts';
import { createListPreviews } from '#server/features/lists/list-previews.ts';
import { previewSize } from '#server/site/preview-picture.ts';
import type { Translators } from '#server/features/language/translators.ts';
import type { ReadManagerOverview } from '#server/features/manager-console/manager-overview.ts';
import { unreachable, unreachableServices } from './unreachable-services.ts';
import type { StatisticsServices } from '#server/features/statistics/statistics-services.ts';
import { boundedImageStore } from '#server/features/pictures/store/bounded-images.ts';
import { cachedImageStore } from '#server/features/pictures/store/cached-images.ts';
import { diskImageStore } from '#server/features/pictures/store/disk-image-store.ts';
import type { ConnectionTimes } from '#server/platform/http/body-times.ts';
import { createImageQueue } from '#server/features/pictures/processing/image-queue.ts';
import type { AdminSearch } from '#server/features/search/admin-search.ts';
import type { PlaceViewCounter } from '#server/features/statistics/place-views.ts';
import type { Reviewers } from '#server/features/reviews/reviewers.ts';
import type { SearchMisses } from '#server/features/search/search-misses.ts';
import type {
  EventImportServices,
  ImportServices,
} from '#server/features/imports/import-services.ts';
import { toPlaceRecord } from '#server/search-index/cached-records.ts';
import type {
  CategoryRecord,
  OfferRecord,
  PlaceRecord,
} from '#server/search-index/cached-records.ts';
import { createPlaceIndex } from '#server/search-index/place-index.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { placeIndexDependency } from '#server/search-index/place-index-dependency.ts';
import type { EventRecord } from '#server/search-index/public-events.ts';
import type { AccountParts, AccountServices } from '#server/features/account/account-services.ts';
import type { SiteFacts } from '#server/search-index/site-facts-source.ts';
import { AppError } from '#shared/app-error.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { createReadiness } from '#server/platform/process/readiness.ts';
import type { ReadinessCheck } from '#server/platform/process/readiness.ts';
import { createLogger } from '#server/platform/logger.ts';
import { traceLogFields } from '#server/platform/telemetry/log-fields.ts';
import type { PageTimeouts } from '#server/site/page-timeouts.ts';
import { readSite } from '#server/site/site.ts';
import type { PublicLists } from '#server/features/lists/public-lists.ts';
import type { FirstReviewsReader } from '#server/features/reviews/first-reviews.ts';
import type { PageRenderer } from '#server/site/page-renderer.ts';
import type { StartStopwatch } from '#server/platform/stopwatch.ts';
import { hourMs } from '#shared/time-units.ts';
import { fakeSource } from './fake-source.ts';
import type { FakeSource } from './fake-source.ts';

/** A clock in ms that only the test advances. */
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
    ...toPlaceRecord('p1', {}),
    title: 'Bar do Farol',
    description: 'Petiscos e chope de frente para o mar.',
    phone: '(48) 3222-0000',
    location: 'Rua das Rendeiras, 10, Florianópolis',
    neighborhood: 'Lagoa da Conceição',
    geo: { latitude: -27.6, longitude: -48.46 },
    category: 'bares',
    rating: 4.5,
    reviewsCount: 12,
    ratingCounts: [0, 0, 2, 2, 8],
    price: 'Médio',
    amenities: ['Wi-Fi Gratuito'],
    createdAt: new Date('2025-06-01T00:00:00Z'),
    updatedAt: new Date('2025-06-02T00:00:00Z'),
    ...overrides,
  };
}

export function aCategoryRecord(overrides: Partial<CategoryRecord> = {}): CategoryRecord {
  return {
    id: 'bares',
    name: 'Bares',
    slug: 'bares',
    description: '',
    translations: {},
    icon: 'Wine',
    order: 1,
    ...overrides,
  };
}

/** No plans, and the default settings of a new project. */
export const someSiteFacts: SiteFacts = {
  plans: [],
  settings: defaultPublicSettings,
  saved: null,
};

/** An offer that ends on 31 January 2026 (UTC), a month after the start of the testServer clock. */
export function anOfferRecord(overrides: Partial<OfferRecord> = {}): OfferRecord {
  const terms = { title: '20% no jantar', kind: 'percent', percent: 20 };
  return {
    id: 'o1',
    placeId: 'p1',
    validUntil: Date.UTC(2026, 0, 31),
    terms,
    translations: {},
    ...overrides,
  };
}

/**
 * An event with one date, on 3 January 2026 at 20:00 in Florianópolis: two days after the start of the testServer
 * clock.
 */
export function anEventRecord(overrides: Partial<EventRecord> = {}): EventRecord {
  const dates = overrides.dates ?? [anEventDate()];
  return {
    id: 'e1',
    placeId: 'p1',
    title: 'Noite de choro',
    description: 'Roda de choro na beira da lagoa.',
    translations: {},
    images: [],
    dates,
    lastAt: dates.at(-1)?.endsAt ?? null,
    priceCents: 3_000,
    ticketUrl: 'https://ingressos.example/choro',
    ageLimit: null,
    access: [],
    revision: 0,
    updatedAt: new Date('2025-12-20T00:00:00Z'),
    ...overrides,
  };
}

/** A date from 20:00 to 23:00 in Florianópolis. @param day 'YYYY-MM-DD' */
export function anEventDate(day = '2026-01-03', overrides: Partial<EventDate> = {}): EventDate {
  return {
    key: day.slice(5).replace('-', ''),
    startsAt: new Date(`${day}T20:00:00-03:00`),
    endsAt: new Date(`${day}T23:00:00-03:00`),
    status: 'scheduled',
    ...overrides,
  };
}

const noPage = () => Promise.reject(new AppError('unavailable', 'no thread in this test'));

export interface TestServer {
  app: RequestListener;
  readiness: ReadinessCheck;
  clock: ManualClock;
  places: FakeSource<PlaceRecord>;
  categories: FakeSource<CategoryRecord>;
  offers: FakeSource<OfferRecord>;
  events: FakeSource<EventRecord>;
  placeIndex: LivePlaceIndex;
  /** Feature data that pages show. */
  content: SiteContent;
  /** Returns the complete log output so far. */
  log: () => string;
}

export interface TestServerOptions {
  environment?: Record<string, string>;
  places?: readonly PlaceRecord[];
  categories?: readonly CategoryRecord[];
  /** Active club offers; none by default. */
  offers?: readonly OfferRecord[];
  /** Active events; none by default. */
  events?: readonly EventRecord[];
  /** Plans and settings; no plans and default settings by default. */
  readSiteFacts?: () => Promise<SiteFacts>;
  /** Renders pages; by default all pages are the shell. */
  renderPage?: PageRenderer['render'];
  /** First reviews of places; none by default. */
  firstReviews?: FirstReviewsReader;
  /** How long pages wait for their data; by default longer than any test. */
  pageTimeouts?: PageTimeouts;
  /** Public lists; none by default. */
  publicLists?: PublicLists;
  /** Returns whether Firestore is reported as ready at /readyz. */
  isReady?: () => boolean;
  /** Account services and permissions; no user is known by default. */
  account?: Partial<AccountServices & Pick<AccountParts, 'identity' | 'people'>>;
  /** Images in UPLOADS_DIR; no place is known by default. */
  pictures?: Partial<PictureServices>;
  /** Redemption of offers; unavailable by default. */
  redemptions?: RedemptionServices;
  /** Reservations; unavailable by default. */
  reservations?: ReservationServices;
  requestBudgetMs?: number;
  /** Imports; unavailable by default. */
  eventImports?: EventImportServices;
  imports?: ImportServices;
  /** Unavailable by default, like the following services. */
  adminSearch?: AdminSearch;
  searchMisses?: SearchMisses;
  reviewers?: Reviewers;
  placeViews?: PlaceViewCounter;
  unsubscribe?: UnsubscribeServices;
  /** Statistics; none by default. */
  statistics?: Partial<StatisticsServices>;
  managerOverview?: ReadManagerOverview;
  translators?: Translators;
  /** The production values by default. */
  holdingTimes?: ConnectionTimes;
}

/** Timeouts high enough that pages never fall back to the shell on a slow machine. */
export const endlessPatience: PageTimeouts = {
  placesMs: hourMs,
  reviewsMs: hourMs,
  pageMs: hourMs,
};

/** Creates the whole application with an in-memory database. It does not listen. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { places: placeRecords = [aPlaceRecord()], categories: categoryRecords } = options;
  const config: ServerConfig = readConfig({
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
    ...options.environment,
  });
  const lines: string[] = [];
  const logger = createLogger(
    'info',
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
    traceLogFields,
  );
  const clock = manualClock();
  const places = fakeSource(clock.now, placeRecords);
  const categories = fakeSource(clock.now, categoryRecords ?? [aCategoryRecord()]);
  const offers = fakeSource(clock.now, options.offers);
  const events = fakeSource(clock.now, options.events);
  const { startStopwatch, now } = clock;
  const placeIndex = createPlaceIndex({
    places,
    categories,
    offers,
    events,
    readSiteFacts: options.readSiteFacts ?? (() => Promise.resolve(someSiteFacts)),
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
  const publicLists = options.publicLists ?? {
    read: () => Promise.resolve({ list: null, readAt: clock.now() }),
  };
  const noReviews = () => Promise.resolve({ items: [], nextCursor: null });
  const content = siteContent({ publicLists, firstReviews: options.firstReviews ?? noReviews });
  const readiness = createReadiness([placeIndexDependency(placeIndex), database], startStopwatch);
  const services = unreachableServices();
  const { identity = services.identity, people = services.people } = options.account ?? {};
  const pictures: PictureServices = {
    store: cachedImageStore(boundedImageStore(diskImageStore(config.uploadsDir))),
    forms: createPictureForms(),
    queue: createImageQueue(),
    logger,
    readPlace: () => Promise.resolve(null),
    readReviewImageData: () => Promise.resolve({ pictures: null, areReviewsOpen: true }),
    readEventImageUrls: () => Promise.resolve([]),
    removePlace: () => Promise.reject(new AppError('unavailable')),
    listFolders: () => Promise.reject(new AppError('unavailable')),
    unsavedPictures: {
      list: () => Promise.reject(new AppError('unavailable')),
      remove: () => Promise.reject(new AppError('unavailable')),
    },
    readStatistics: () => Promise.reject(new AppError('unavailable')),
    ...options.pictures,
  };
  const app = createApp({
    ...services,
    config,
    logger,
    readiness,
    placeIndex,
    identity,
    people,
    account: unreachable<AccountServices>({
      now: () => new Date(clock.now()),
      ...options.account,
    }),
    pictures,
    listPreviews: createListPreviews(pictures.store, previewSize),
    statistics: unreachable<StatisticsServices>({
      readRatedPlace: () => Promise.resolve(null),
      ...options.statistics,
    }),
    redemptions: options.redemptions ?? services.redemptions,
    reservations: options.reservations ?? services.reservations,
    requestBudgetMs: options.requestBudgetMs,
    connectionTimes: options.holdingTimes,
    imports: options.imports ?? services.imports,
    eventImports: options.eventImports ?? services.eventImports,
    adminSearch: options.adminSearch ?? services.adminSearch,
    searchMisses: options.searchMisses ?? services.searchMisses,
    reviewers: options.reviewers ?? services.reviewers,
    placeViews: options.placeViews ?? services.placeViews,
    unsubscribe: options.unsubscribe ?? services.unsubscribe,
    managerOverview: options.managerOverview ?? services.managerOverview,
    translators: options.translators ?? services.translators,
    publicLists,
    site: await readSite(config, {
      placeIndex,
      content,
      renderer: { render: options.renderPage ?? noPage, started: Promise.resolve() },
      timeouts: options.pageTimeouts ?? endlessPatience,
      logger,
    }),
  });
  const log = () => lines.join('');
  return { app, readiness, clock, places, categories, offers, events, placeIndex, content, log };
}
