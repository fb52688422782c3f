import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { AppError } from '#shared/app-error.ts';
import { mapPlaceBenefits } from '#features/offers/model/club-benefit.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { findPastEventPlaces } from '#features/events/model/past-events.ts';
import { toOfferTerms } from '#features/offers/model/club-offer.ts';
import type { Language } from '#shared/languages.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import type { PlaceIndexTimes } from '../config.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import type { CitySnapshots } from './city-snapshots.ts';
import { currentOffers } from './cached-records.ts';
import type { CategoryRecord, OfferRecord, PlaceRecord } from './cached-records.ts';
import { upcomingEvents, buildPublicEvents } from './public-events.ts';
import type { EventRecord, PublicEvents } from './public-events.ts';
import { toPublicOffer, buildPublicOffers } from './public-offers.ts';
import type { PublicOffers } from './public-offers.ts';
import { buildPlaceIndexFiles, toSummary } from './place-index-files.ts';
import type { PlaceIndexFiles } from './place-index-files.ts';
import { buildPlaceLists } from './place-lists.ts';
import type { PlaceLists } from './place-lists.ts';
import type { SiteFacts } from './site-facts-source.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import type { StartStopwatch, Stopwatch } from '#server/platform/stopwatch.ts';
import { createTrackedCollection } from '#server/platform/firestore/tracked-collection.ts';
import { isTooManyDocuments } from '#server/platform/firestore/tracked-source.ts';
import type { TrackedSource } from '#server/platform/firestore/tracked-source.ts';

/**
 * Waits after a failed refresh, in milliseconds. The starts of two attempts are at least minRetryMs apart; this
 * interval doubles with each further failure, up to maxRetryMs. At least minRestMs pass between the end of an attempt
 * and the start of the next. Until the next attempt, callers get the same failure.
 */
const minRetryMs = 1_000;
const maxRetryMs = 4_000;
const minRestMs = 1_000;
/** Wait before the next attempt when there are more places than the server may hold, in milliseconds. */
const tooManyRetryMs = 60_000;

/** Maximum age of plans and settings in milliseconds; they change only a few times a year. */
const siteFactsAgeMs = 60_000;

/** The public data at one moment. */
export interface PlaceDirectory extends PlaceLists {
  files: PlaceIndexFiles;
  /** Active categories in display order. */
  categories: readonly CategoryRecord[];
  /** Returns all active places with all fields, in no particular order. */
  places(): readonly PlaceRecord[];
  /** Returns an active place with all fields. */
  place(id: string): PlaceRecord | null;
  /** The best current club offer of each place that has one, by place id. */
  benefits: ReadonlyMap<string, ClubBenefit>;
  /** The club's offers; null when they could not be read for longer than the maximum age. */
  offers: PublicOffers | null;
  /** Current and future events; null when they could not be read for longer than the maximum age. */
  events: PublicEvents | null;
  /** Plans and public settings, at most a minute old while Firestore answers; null before the first read. */
  facts: SiteFacts | null;
  /** Grows whenever any of the data changes; counted per process. */
  version: number;
  /**
   * Time of the last read of the places, in milliseconds since 1970 (UTC, this server's clock). The places are at least
   * as new as this time.
   */
  readAt: number;
}

/** The part that is rebuilt only when places, categories or benefits have changed. */
type DirectoryContent = Omit<PlaceDirectory, 'offers' | 'events' | 'facts' | 'version' | 'readAt'>;

/**
 * Holds the public places in memory, never older than allowed. Titles and translations are those that visitors in a
 * language see, in Portuguese by default.
 */
export interface LivePlaceIndex {
  /** Returns the result of current() if it is available immediately; null otherwise. */
  cached(language?: Language): PlaceDirectory | null;
  /**
   * Returns the places as they were at most `maxAgeMs` ago. A deactivated or deleted place disappears from every
   * response within that time.
   * @throws AppError 'unavailable' when the database does not answer and the data in memory is too old
   */
  current(language?: Language): Promise<PlaceDirectory>;
  /**
   * Returns the club's offers at published places, with the same maximum age: disabled and expired offers and those of
   * unpublished places disappear within that time.
   * @throws AppError as current(), also when only the offers could not be read
   */
  offers(language?: Language): Promise<CompressedBody>;
  /**
   * Returns current and future events, with the same maximum age: past dates, disabled events and those of unpublished
   * places disappear within that time, without any write.
   * @throws AppError as current(), also when only the events could not be read
   */
  events(language?: Language): Promise<PublicEvents>;
  /** True from the moment when there are too many places for this server until the places could be read. */
  hasTooManyPlaces(): boolean;
}

export interface PlaceIndexOptions {
  places: TrackedSource<PlaceRecord>;
  categories: TrackedSource<CategoryRecord>;
  /** The club's offers. When they cannot be read, benefits are unchanged and places are still served. */
  offers: TrackedSource<OfferRecord>;
  /**
   * Future events, and past ones to detect places whose dates are over. When they cannot be read, all other data is
   * still served.
   */
  events: TrackedSource<EventRecord>;
  /** Snapshots shared between servers; if absent, this server reads everything. */
  shared?: CitySnapshots | null;
  /** Reads plans, settings and the members' total savings. If it rejects, the index keeps the previous values. */
  readSiteFacts: () => Promise<SiteFacts>;
  times: PlaceIndexTimes;
  startStopwatch: StartStopwatch;
  /** Clock that decides when offers end: milliseconds since 1970 (UTC). */
  now?: () => number;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** State of the last attempt, if it failed. */
interface Failure {
  error: unknown;
  sinceBegun: Stopwatch;
  sinceEnded: Stopwatch;
  spacingMs: number;
}

/**
 * Creates the place index. It refreshes on demand, so a server without visitors reads nothing. If the data is older
 * than `refreshAfterMs`, a request is answered from memory and starts a refresh; if it is older than `maxAgeMs`, the
 * request is answered after the refresh. Only one refresh runs at a time.
 *
 * Benefits are recomputed at each refresh: an expired offer leaves the snapshot with the next one, without any write.
 *
 * Reads of the four collections per day, with constant visits and a refresh every 20 s (4,320 per day):
 * - per refresh and collection two, an empty query and a count of up to 1,000 documents: 34,560 per day;
 * - per refresh one more for each further 1,000 documents of a collection: with 10,000 places 38,880 per day;
 * - one per changed document, or two if it changed within ten seconds of a refresh;
 * - every `rebuildAfterMs` a complete read: one per place, category, active offer and event that is not over for more
 *   than 400 days. A read of the changes follows, because documents may change during a complete read.
 *
 * The complete read repairs manual writes without `updatedAt`. If servers share snapshots, one server makes the
 * complete read for all. Each server reads the changes separately, so that its freshness depends on no other server.
 */
export function createPlaceIndex(options: PlaceIndexOptions): LivePlaceIndex {
  const { times, startStopwatch, logger, now = Date.now, shared } = options;
  const places = createTrackedCollection(options.places, shared?.places);
  const categories = createTrackedCollection(options.categories);
  const offers = createTrackedCollection(options.offers, shared?.offers);
  const events = createTrackedCollection(options.events, shared?.events);

  let cachedDirectories: { directories: PerLanguage<PlaceDirectory>; age: Stopwatch } | null = null;
  let content: { places: DirectoryContent; built: string } | null = null;
  let version = 0;
  /** The state that `version` represents. */
  let versionState = '';
  let builtOffers: { offers: PerLanguage<PublicOffers>; built: string } | null = null;
  let builtEvents: { events: PerLanguage<PublicEvents>; built: string } | null = null;
  let facts: { siteFacts: SiteFacts; age: Stopwatch } | null = null;
  let factsRevision = 0;
  /** Times since offers and events were last read; null before the first read. */
  let offersAge: Stopwatch | null = null;
  let eventsAge: Stopwatch | null = null;
  let sinceRebuild: Stopwatch | null = null;
  let failure: Failure | null = null;
  let runningRefresh: Promise<void> | null = null;
  /** Collections with too many documents. The log names each once, not at every attempt. */
  const overLimit = new Set<'places' | 'offers' | 'events'>();

  function warn(collection: 'places' | 'offers' | 'events', error: unknown, message: string): void {
    const isReported = overLimit.has(collection);
    if (isTooManyDocuments(error)) overLimit.add(collection);
    else overLimit.delete(collection);
    if (!isReported || !overLimit.has(collection)) logger.warn({ err: error }, message);
  }

  async function readAndBuild(): Promise<void> {
    // The stopwatch starts before the first query, so that the data is never older than it shows.
    const age = startStopwatch();
    const readAt = now();
    const isRebuild = sinceRebuild === null || sinceRebuild() >= times.rebuildAfterMs;
    await Promise.all([
      places.catchUp(isRebuild),
      categories.catchUp(isRebuild),
      offers.catchUp(isRebuild).then(
        () => {
          offersAge = age;
          overLimit.delete('offers');
        },
        (error: unknown) => {
          warn('offers', error, 'offers not read: previous data kept');
        },
      ),
      events.catchUp(isRebuild).then(
        () => {
          eventsAge = age;
          overLimit.delete('events');
        },
        (error: unknown) => {
          warn('events', error, 'events not read: previous data kept');
        },
      ),
      refreshFacts(age),
    ]);
    if (isRebuild) sinceRebuild = age;
    const refreshTime = new Date(now());
    const offerRecords = currentOffers(offers.records(), refreshTime.getTime());
    // Excludes offers that are used up or never valid during the place's opening hours.
    const usableOffers = offerRecords.filter((offer) => {
      const hours = places.get(offer.placeId)?.hours ?? null;
      return offerAvailabilityAt(toPublicOffer(offer), hours, refreshTime).kind !== 'over';
    });
    await buildOffers(usableOffers);
    // A closed club has no benefits.
    const listedOffers = facts?.siteFacts.settings.clubEnabled === false ? [] : usableOffers;
    const benefits = mapPlaceBenefits(
      listedOffers.map(({ placeId, terms }) => ({ ...toOfferTerms(terms), placeId })),
    );
    const benefitTexts = [...benefits].map((benefit) => JSON.stringify(benefit)).sort();
    const stateKey = [places.revision(), categories.revision(), ...benefitTexts].join('/');
    const upcoming = upcomingEvents(events.records(), refreshTime);
    // If the records are unchanged, events only disappear with time, so their number identifies the state.
    const contentKey = [stateKey, events.revision(), upcoming.length].join('/');
    if (content?.built !== contentKey) {
      content = { places: await toContent(benefits, upcoming), built: contentKey };
      logger.info({ places: places.records().length, ms: Math.round(age()) }, 'place index built');
    }
    await buildAgenda(content.places, upcoming, stateKey);
    const areOffersFresh = isFresh(offersAge);
    const areEventsFresh = isFresh(eventsAge);
    const newVersionState = [
      builtOffers?.built,
      builtEvents?.built,
      areOffersFresh,
      areEventsFresh,
      factsRevision,
    ].join();
    if (newVersionState !== versionState) {
      version += 1;
      versionState = newVersionState;
    }
    const directory = {
      ...content.places,
      facts: facts?.siteFacts ?? null,
      version,
      readAt,
    };
    const freshOffers = areOffersFresh ? builtOffers?.offers : undefined;
    const freshEvents = areEventsFresh ? builtEvents?.events : undefined;
    const directories = await inEachLanguage((language) => ({
      ...directory,
      offers: freshOffers?.[language] ?? null,
      events: freshEvents?.[language] ?? null,
    }));
    cachedDirectories = { directories, age };
  }

  function isFresh(age: Stopwatch | null): boolean {
    return age !== null && age() < times.maxAgeMs;
  }

  async function refreshFacts(age: Stopwatch): Promise<void> {
    if (facts && facts.age() < siteFactsAgeMs) return;
    try {
      const newFacts = await options.readSiteFacts();
      const isSame = isDeepStrictEqual(facts?.siteFacts, newFacts);
      facts = { siteFacts: isSame && facts ? facts.siteFacts : newFacts, age };
      if (!isSame) factsRevision += 1;
    } catch (error) {
      logger.warn({ err: error }, 'plans and settings not read: previous data kept');
    }
  }

  async function buildOffers(offerRecords: readonly OfferRecord[]): Promise<void> {
    const ids = offerRecords.map(({ id }) => id).sort();
    const stateKey = [places.revision(), categories.revision(), offers.revision(), ...ids].join(
      '/',
    );
    if (builtOffers?.built === stateKey) return;
    const byId = new Map(categories.records().map((category) => [category.id, category]));
    const placeOf = (id: string) => {
      const place = places.get(id);
      return place && toSummary(place, byId.get(place.category));
    };
    const builtContent = await inEachLanguage((language) =>
      buildPublicOffers(offerRecords, placeOf, language),
    );
    builtOffers = { offers: builtContent, built: stateKey };
  }

  /**
   * Rebuilds the public events if events, places or the current day have changed, or a date has ended.
   * @param placesStateKey identifies the state of places, categories and benefits
   */
  async function buildAgenda(
    { place, categories: shownCategories, benefits }: DirectoryContent,
    upcoming: readonly EventRecord[],
    placesStateKey: string,
  ): Promise<void> {
    const allEvents = events.records();
    const refreshTime = new Date(now());
    // If the records are unchanged, dates only disappear with time, so their number identifies the state. Cards also
    // depend on the current day.
    const dateCount = upcoming.reduce((count, event) => count + event.dates.length, 0);
    const today = wallClockAt(refreshTime).dayNumber;
    const stateKey = [placesStateKey, events.revision(), dateCount, today].join('/');
    if (builtEvents?.built === stateKey) return;
    const byId = new Map(shownCategories.map((category) => [category.id, category]));
    const placeOf = (id: string) => {
      const publishedPlace = place(id);
      const benefit = benefits.get(id) ?? null;
      return (
        publishedPlace && {
          ...toSummary(publishedPlace, byId.get(publishedPlace.category)),
          benefit,
        }
      );
    };
    const pastPlaceIds = findPastEventPlaces(allEvents, placeOf, refreshTime);
    const builtContent = await inEachLanguage((language) =>
      buildPublicEvents(upcoming, placeOf, refreshTime, { language, pastPlaceIds }),
    );
    builtEvents = { events: builtContent, built: stateKey };
  }

  async function toContent(
    benefits: ReadonlyMap<string, ClubBenefit>,
    upcoming: readonly EventRecord[],
  ): Promise<DirectoryContent> {
    const shownCategories = categories
      .records()
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR'));
    const activePlaces = places.records();
    const byId = new Map(activePlaces.map((place) => [place.id, place]));
    return {
      ...buildPlaceLists(activePlaces, shownCategories),
      files: await buildPlaceIndexFiles(
        activePlaces,
        shownCategories,
        benefits,
        upcoming,
        new Date(),
      ),
      categories: shownCategories,
      places: () => activePlaces,
      place: (id) => byId.get(id) ?? null,
      benefits,
    };
  }

  function refresh(): Promise<void> {
    if (runningRefresh) return runningRefresh;
    const restMs = overLimit.has('places') ? tooManyRetryMs : minRestMs;
    if (failure && (failure.sinceBegun() < failure.spacingMs || failure.sinceEnded() < restMs)) {
      return Promise.reject(toError(failure.error));
    }
    const sinceBegun = startStopwatch();
    // All waiting requests share the refresh, so the time limit of the first request must not end it.
    runningRefresh = withoutBudget(readAndBuild)
      .then(
        () => {
          failure = null;
          overLimit.delete('places');
        },
        (error: unknown) => {
          const retryMs = Math.min((failure?.spacingMs ?? minRetryMs / 2) * 2, maxRetryMs);
          failure = { error, sinceBegun, sinceEnded: startStopwatch(), spacingMs: retryMs };
          warn('places', error, 'place index not refreshed');
          throw error;
        },
      )
      .finally(() => {
        runningRefresh = null;
      });
    return runningRefresh;
  }

  const index: LivePlaceIndex = {
    cached(language = 'pt') {
      if (!cachedDirectories || cachedDirectories.age() >= times.maxAgeMs) return null;
      if (cachedDirectories.age() >= times.refreshAfterMs) {
        // refresh() logs a failure, which does not matter while the data is young enough.
        refresh().catch(() => undefined);
      }
      return cachedDirectories.directories[language];
    },
    async current(language = 'pt') {
      const directory = index.cached(language);
      if (directory) return directory;
      await refresh();
      // Data that is still too old means that the refresh took longer than the maximum age.
      if (!cachedDirectories || cachedDirectories.age() >= times.maxAgeMs) {
        throw new AppError('unavailable', 'the place index could not be refreshed in time');
      }
      return cachedDirectories.directories[language];
    },
    async offers(language = 'pt') {
      await index.current();
      if (!builtOffers || !offersAge || offersAge() >= times.maxAgeMs) {
        throw new AppError('unavailable', 'the offers could not be read in time');
      }
      return builtOffers.offers[language].file;
    },
    async events(language = 'pt') {
      const { events: publicEvents } = await index.current(language);
      if (!publicEvents) throw new AppError('unavailable', 'the events could not be read in time');
      return publicEvents;
    },
    hasTooManyPlaces: () => overLimit.has('places'),
  };
  return index;
}

/** A value for each language. */
type PerLanguage<Value> = Readonly<Record<Language, Value>>;

async function inEachLanguage<Value>(
  build: (language: Language) => Value | Promise<Value>,
): Promise<PerLanguage<Value>> {
  const [pt, es, en] = await Promise.all([build('pt'), build('es'), build('en')]);
  return { pt, es, en };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new AppError('unavailable', 'the place index failed');
}
