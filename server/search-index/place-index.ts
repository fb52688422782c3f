import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { AppError } from '#shared/app-error.ts';
import { benefitsOfPlaces } from '#features/offers/model/club-benefit.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { offerStandingAt } from '#features/offers/model/offer-calendar.ts';
import { pastEventPlaces } from '#features/events/model/past-events.ts';
import { toOfferTerms } from '#features/offers/model/stored-club-offer.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import type { PlaceIndexTimes } from '../config.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';
import type { CityReadings } from './city-readings.ts';
import { currentOffers } from './held-records.ts';
import type { CategoryRecord, OfferRecord, PlaceRecord } from './held-records.ts';
import { comingEvents, publicEvents } from './public-events.ts';
import type { EventRecord, PublicEvents } from './public-events.ts';
import { offerOf, publicOffers } from './public-offers.ts';
import type { PublicOffers } from './public-offers.ts';
import { buildPlaceIndexFiles, toSummary } from './place-index-files.ts';
import type { PlaceIndexFiles } from './place-index-files.ts';
import { placeLists } from './place-lists.ts';
import type { PlaceLists } from './place-lists.ts';
import type { SiteFacts } from './site-facts-source.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';
import type { StartStopwatch, Stopwatch } from '#server/platform/stopwatch.ts';
import { createTrackedCollection } from '#server/platform/firestore/tracked-collection.ts';
import type { TrackedSource } from '#server/platform/firestore/tracked-source.ts';

/**
 * After a failure the database is left alone: from the beginning of one attempt to that of the next it takes
 * the spacing at least, twice as long after each further failure, up to a bound; and from the end of one to the
 * beginning of the next the rest. Callers meanwhile get the same failure. An attempt without an answer (three
 * seconds) and a rest are as long as the longest spacing: short enough that places are found again within five
 * seconds of the end of whatever it was.
 */
const firstSpacingMs = 1_000;
const longestSpacingMs = 4_000;
const restMs = 1_000;

/** Plans and settings change a few times a year; those held are read again when they are older than this. */
const siteFactsAgeMs = 60_000;

/** What is public, at one moment. */
export interface PlaceDirectory extends PlaceLists {
  files: PlaceIndexFiles;
  /** Active ones, in the order they are shown. */
  categories: readonly CategoryRecord[];
  /** Every active place, whole, in no particular order. */
  places(): readonly PlaceRecord[];
  /** An active place, whole. */
  place(id: string): PlaceRecord | null;
  /** The best offer of the club at each place that has one that is not over, by the place's id. */
  benefits: ReadonlyMap<string, ClubBenefit>;
  /** What the club offers; null when it could not be read for longer than anything may be old. */
  offers: PublicOffers | null;
  /** What takes place from now on; null when it could not be read for longer than anything may be old. */
  events: PublicEvents | null;
  /** Plans and public settings, a minute old at most while Firestore answers; null before they were first read. */
  facts: SiteFacts | null;
  /** Grows whenever anything of the above changes; counted by this process alone. */
  version: number;
  /**
   * When the places were read last, in milliseconds since 1970 (UTC, this server's clock): nothing that a page is made
   * of from here was outdated before this moment.
   */
  readAt: number;
}

/** The part of it that is made anew only when it changed. */
type Content = Omit<PlaceDirectory, 'offers' | 'events' | 'facts' | 'version' | 'readAt'>;

/** Keeps the public places in memory, never older than allowed. */
export interface PlaceIndex {
  /** What current() answers, where that needs no waiting; null otherwise. */
  held(): PlaceDirectory | null;
  /**
   * The places as they were at most `maxAgeMs` ago: a place that is deactivated or deleted is out of
   * every answer after that, whatever happens.
   * @throws AppError 'unavailable' when the database does not answer and what is held is too old
   */
  current(): Promise<PlaceDirectory>;
  /**
   * What the club offers at published places, as old at most: an offer that is switched off or over is out of it
   * then, and so is everything that a place offers that is not published any more.
   * @throws AppError as current(), also when only the offers could not be read
   */
  offers(): Promise<CompressedBody>;
  /**
   * What takes place from now on, as old at most: a date that is over, an event that is switched off and all of a
   * place that is not published any more are out of it then, although nobody wrote anything.
   * @throws AppError as current(), also when only the events could not be read
   */
  events(): Promise<PublicEvents>;
}

export interface PlaceIndexOptions {
  places: TrackedSource<PlaceRecord>;
  categories: TrackedSource<CategoryRecord>;
  /** The club's offers. When they cannot be read, benefits stay as they were and places are found all the same. */
  offers: TrackedSource<OfferRecord>;
  /** Events to come, and of those that are over enough to know whose dates have passed. When they cannot be read, everything else is found all the same. */
  events: TrackedSource<EventRecord>;
  /** Where several servers read for each other; this one reads everything itself when absent. */
  shared?: CityReadings | null;
  /** When they cannot be read they stay as they were, too. */
  readSiteFacts: () => Promise<SiteFacts>;
  times: PlaceIndexTimes;
  startStopwatch: StartStopwatch;
  /** The clock by which offers end: milliseconds since 1970 (UTC). */
  now?: () => number;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/** The last attempt, when it failed. */
interface Failure {
  error: unknown;
  sinceBegun: Stopwatch;
  sinceEnded: Stopwatch;
  spacingMs: number;
}

/**
 * Refreshes on demand, so a server nobody visits reads nothing. A request that finds the places
 * older than `refreshAfterMs` is answered from memory and starts a refresh; older than `maxAgeMs`, it
 * waits for one. However many requests arrive, one refresh runs at a time.
 *
 * Which places have a benefit is found anew at each refresh: an offer that ends leaves the snapshot with
 * the next one, although nobody wrote anything.
 *
 * Reads in a day of constant visits, refreshing every 20 s (4,320 times): at rest two a refresh for places
 * (an empty query and a count), two for categories, two for offers and two for events, 34,560 in all up to 1,000 places,
 * 1,000 active offers and 1,000 events to come, and one more a refresh (4,320) for each further thousand of any:
 * 73,440 at 10,000 places. Plus one a document that changed (two when it changed within ten seconds of a refresh),
 * plus one a place, category, active offer and event of the last 400 days and to come each `rebuildAfterMs` and the reading of changes that proves it. The
 * complete reading repairs what somebody wrote around the rules without `updatedAt`. Of several servers that share
 * their readings one makes it for all; changes each reads itself, so that none depends on another to be fresh.
 */
export function createPlaceIndex(options: PlaceIndexOptions): PlaceIndex {
  const { times, startStopwatch, logger, now = Date.now, shared } = options;
  const places = createTrackedCollection(options.places, shared?.places);
  const categories = createTrackedCollection(options.categories);
  const offers = createTrackedCollection(options.offers, shared?.offers);
  const events = createTrackedCollection(options.events, shared?.events);

  let held: { directory: PlaceDirectory; age: Stopwatch } | null = null;
  let content: { places: Content; built: string } | null = null;
  let version = 0;
  /** What the version stands for. */
  let counted = '';
  let club: { offers: PublicOffers; built: string } | null = null;
  let agenda: { events: PublicEvents; built: string } | null = null;
  let facts: { held: SiteFacts; age: Stopwatch } | null = null;
  let factsRevision = 0;
  /** Since the offers were read, and the events; null before that. */
  let offersAge: Stopwatch | null = null;
  let eventsAge: Stopwatch | null = null;
  let sinceRebuild: Stopwatch | null = null;
  let failure: Failure | null = null;
  let running: Promise<void> | null = null;

  async function readAndBuild(): Promise<void> {
    // Started before the first question: the answers are at least as new as this.
    const age = startStopwatch();
    const readAt = now();
    const isRebuild = sinceRebuild === null || sinceRebuild() >= times.rebuildAfterMs;
    await Promise.all([
      places.catchUp(isRebuild),
      categories.catchUp(isRebuild),
      offers.catchUp(isRebuild).then(
        () => {
          offersAge = age;
        },
        (error: unknown) => {
          logger.warn({ err: error }, 'offers not read: benefits stay as they were');
        },
      ),
      events.catchUp(isRebuild).then(
        () => {
          eventsAge = age;
        },
        (error: unknown) => {
          logger.warn({ err: error }, 'events not read: the agenda stays as it was');
        },
      ),
      catchUpWithFacts(age),
    ]);
    if (isRebuild) sinceRebuild = age;
    const at = new Date(now());
    const current = currentOffers(offers.records(), at.getTime());
    // Nobody is told of what is used up or suits no hours of its place.
    const usable = current.filter((offer) => {
      const hours = places.get(offer.placeId)?.hours ?? null;
      return offerStandingAt(offerOf(offer), hours, at).kind !== 'over';
    });
    await buildClub(usable);
    // Nor of what a closed club offers.
    const told = facts?.held.settings.clubEnabled === false ? [] : usable;
    const benefits = benefitsOfPlaces(
      told.map(({ placeId, terms }) => ({ ...toOfferTerms(terms), placeId })),
    );
    const texts = [...benefits].map((benefit) => JSON.stringify(benefit)).sort();
    const built = [places.revision(), categories.revision(), ...texts].join('/');
    if (content?.built !== built) {
      content = { places: await toContent(benefits), built };
      logger.info({ places: places.records().length, ms: Math.round(age()) }, 'place index built');
    }
    await buildAgenda(content.places, built);
    const isOffersYoung = isYoung(offersAge);
    const isAgendaYoung = isYoung(eventsAge);
    const state = [club?.built, agenda?.built, isOffersYoung, isAgendaYoung, factsRevision].join();
    if (state !== counted) {
      version += 1;
      counted = state;
    }
    const directory = {
      ...content.places,
      offers: isOffersYoung && club ? club.offers : null,
      events: isAgendaYoung && agenda ? agenda.events : null,
      facts: facts?.held ?? null,
      version,
      readAt,
    };
    held = { directory, age };
  }

  function isYoung(age: Stopwatch | null): boolean {
    return age !== null && age() < times.maxAgeMs;
  }

  async function catchUpWithFacts(age: Stopwatch): Promise<void> {
    if (facts && facts.age() < siteFactsAgeMs) return;
    try {
      const read = await options.readSiteFacts();
      const isSame = isDeepStrictEqual(facts?.held, read);
      facts = { held: isSame && facts ? facts.held : read, age };
      if (!isSame) factsRevision += 1;
    } catch (error) {
      logger.warn({ err: error }, 'plans and settings not read: they stay as they were');
    }
  }

  async function buildClub(current: readonly OfferRecord[]): Promise<void> {
    const ids = current.map(({ id }) => id).sort();
    const built = [places.revision(), categories.revision(), offers.revision(), ...ids].join('/');
    if (club?.built === built) return;
    const byId = new Map(categories.records().map((category) => [category.id, category]));
    const made = await publicOffers(current, (id) => {
      const place = places.get(id);
      return place && toSummary(place, byId.get(place.category));
    });
    club = { offers: made, built };
  }

  /** @param placesBuilt what places, categories and benefits stand for */
  async function buildAgenda(
    { place, categories: shown, benefits }: Content,
    placesBuilt: string,
  ): Promise<void> {
    const all = events.records();
    const at = new Date(now());
    const coming = comingEvents(all, at);
    // Of the same records only time takes dates away: how many are left says which. Cards look ahead from their day.
    const dates = coming.reduce((count, event) => count + event.dates.length, 0);
    const today = wallClockAt(at).dayNumber;
    const built = [placesBuilt, events.revision(), dates, today].join('/');
    if (agenda?.built === built) return;
    const byId = new Map(shown.map((category) => [category.id, category]));
    const placeOf = (id: string) => {
      const found = place(id);
      const benefit = benefits.get(id) ?? null;
      return found && { ...toSummary(found, byId.get(found.category)), benefit };
    };
    const made = await publicEvents(coming, placeOf, at, pastEventPlaces(all, placeOf, at));
    agenda = { events: made, built };
  }

  async function toContent(benefits: ReadonlyMap<string, ClubBenefit>): Promise<Content> {
    const shown = categories
      .records()
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR'));
    const active = places.records();
    const byId = new Map(active.map((place) => [place.id, place]));
    return {
      ...placeLists(active, shown),
      files: await buildPlaceIndexFiles(active, shown, benefits, new Date()),
      categories: shown,
      places: () => active,
      place: (id) => byId.get(id) ?? null,
      benefits,
    };
  }

  function refresh(): Promise<void> {
    if (running) return running;
    if (failure && (failure.sinceBegun() < failure.spacingMs || failure.sinceEnded() < restMs)) {
      return Promise.reject(toError(failure.error));
    }
    const sinceBegun = startStopwatch();
    // For everybody who waits: whoever asks first must not end it when their time is over.
    running = beyondBudget(readAndBuild)
      .then(
        () => {
          failure = null;
        },
        (error: unknown) => {
          const spacingMs = Math.min(
            (failure?.spacingMs ?? firstSpacingMs / 2) * 2,
            longestSpacingMs,
          );
          failure = { error, sinceBegun, sinceEnded: startStopwatch(), spacingMs };
          logger.warn({ err: error }, 'place index not refreshed');
          throw error;
        },
      )
      .finally(() => {
        running = null;
      });
    return running;
  }

  const index: PlaceIndex = {
    held() {
      if (!held || held.age() >= times.maxAgeMs) return null;
      if (held.age() >= times.refreshAfterMs) {
        // Already logged; while the held places are young enough nobody has to know.
        refresh().catch(() => undefined);
      }
      return held.directory;
    },
    async current() {
      const young = index.held();
      if (young) return young;
      await refresh();
      // A refresh that took longer than the bound has nothing to show for it.
      if (!held || held.age() >= times.maxAgeMs) {
        throw new AppError('unavailable', 'the place index could not be refreshed in time');
      }
      return held.directory;
    },
    async offers() {
      await index.current();
      if (!club || !offersAge || offersAge() >= times.maxAgeMs) {
        throw new AppError('unavailable', 'the offers could not be read in time');
      }
      return club.offers.file;
    },
    async events() {
      const { events: held } = await index.current();
      if (!held) throw new AppError('unavailable', 'the events could not be read in time');
      return held;
    },
  };
  return index;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new AppError('unavailable', 'the place index failed');
}
