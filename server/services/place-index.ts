import type { Logger } from 'pino';
import { AppError } from '#domain/app-error.ts';
import type { PlaceIndexTimes } from '../config.ts';
import { placesWithBenefit } from './offer-record.ts';
import type { OfferRecord } from './offer-record.ts';
import { buildPlaceIndexFiles } from './place-index-files.ts';
import type { PlaceIndexFiles } from './place-index-files.ts';
import type { CategoryRecord, PlaceRecord } from './place-record.ts';
import type { StartStopwatch, Stopwatch } from './stopwatch.ts';
import { createTrackedCollection } from './tracked-collection.ts';
import type { TrackedSource } from './tracked-source.ts';

/**
 * After a failure the database is left alone for this long, twice as long after each further one, up
 * to a bound; callers meanwhile get the same failure. The client repeats an abandoned call by itself for
 * minutes, so asking more often would only pile up questions.
 */
const firstRestMs = 2_000;
const longestRestMs = 15_000;

/** The public places at one moment. */
export interface PlaceDirectory {
  files: PlaceIndexFiles;
  /** Active ones, in the order they are shown. */
  categories: readonly CategoryRecord[];
  places(): readonly PlaceRecord[];
  place(id: string): PlaceRecord | null;
}

/** Keeps the public places in memory, never older than allowed. */
export interface PlaceIndex {
  /**
   * The places as they were at most `maxAgeMs` ago: a place that is deactivated or deleted is out of
   * every answer after that, whatever happens.
   * @throws AppError 'unavailable' when the database does not answer and what is held is too old
   */
  current(): Promise<PlaceDirectory>;
}

export interface PlaceIndexOptions {
  places: TrackedSource<PlaceRecord>;
  categories: TrackedSource<CategoryRecord>;
  /** The club's offers. When they cannot be read, benefits stay as they were and places are found all the same. */
  offers: TrackedSource<OfferRecord>;
  times: PlaceIndexTimes;
  startStopwatch: StartStopwatch;
  /** The clock by which offers end: milliseconds since 1970 (UTC). */
  now?: () => number;
  logger: Pick<Logger, 'info' | 'warn'>;
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
 * (an empty query and a count), two for categories and two for offers, 25,920 in all up to 1,000 places
 * and 1,000 active offers, and one more a refresh (4,320) for each further thousand of either: 64,800 at
 * 10,000 places. Plus one a document that changed (two when it changed within ten seconds of a refresh),
 * plus one a place, category and active offer each `rebuildAfterMs`. The complete reading repairs what
 * somebody wrote around the rules without `updatedAt`.
 */
export function createPlaceIndex(options: PlaceIndexOptions): PlaceIndex {
  const { times, startStopwatch, logger, now = Date.now } = options;
  const places = createTrackedCollection(options.places);
  const categories = createTrackedCollection(options.categories);
  const offers = createTrackedCollection(options.offers);

  let held: { directory: PlaceDirectory; built: string; age: Stopwatch } | null = null;
  let sinceRebuild: Stopwatch | null = null;
  let failure: { error: unknown; age: Stopwatch; restMs: number } | null = null;
  let running: Promise<void> | null = null;

  async function readAndBuild(): Promise<void> {
    // Started before the first question: the answers are at least as new as this.
    const age = startStopwatch();
    const isRebuild = sinceRebuild === null || sinceRebuild() >= times.rebuildAfterMs;
    await Promise.all([
      places.catchUp(isRebuild),
      categories.catchUp(isRebuild),
      offers.catchUp(isRebuild).catch((error: unknown) => {
        logger.warn({ err: error }, 'offers not read: benefits stay as they were');
      }),
    ]);
    if (isRebuild) sinceRebuild = age;
    const withBenefit = placesWithBenefit(offers.records(), now());
    const built = [places.revision(), categories.revision(), ...[...withBenefit].sort()].join('/');
    if (held?.built === built) {
      held = { ...held, age };
      return;
    }
    held = { directory: await toDirectory(withBenefit), built, age };
    logger.info({ places: places.records().length, ms: Math.round(age()) }, 'place index built');
  }

  async function toDirectory(withBenefit: ReadonlySet<string>): Promise<PlaceDirectory> {
    const shown = categories
      .records()
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR'));
    const byId = new Map(places.records().map((place) => [place.id, place]));
    return {
      files: await buildPlaceIndexFiles([...byId.values()], shown, withBenefit, new Date()),
      categories: shown,
      places: () => [...byId.values()],
      place: (id) => byId.get(id) ?? null,
    };
  }

  function refresh(): Promise<void> {
    if (failure && failure.age() < failure.restMs) return Promise.reject(toError(failure.error));
    running ??= readAndBuild()
      .then(
        () => {
          failure = null;
        },
        (error: unknown) => {
          const restMs = Math.min((failure?.restMs ?? firstRestMs / 2) * 2, longestRestMs);
          failure = { error, age: startStopwatch(), restMs };
          logger.warn({ err: error }, 'place index not refreshed');
          throw error;
        },
      )
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    async current() {
      if (held && held.age() < times.refreshAfterMs) return held.directory;
      const refreshing = refresh();
      if (held && held.age() < times.maxAgeMs) {
        // Already logged; while the held places are young enough nobody has to know.
        refreshing.catch(() => undefined);
        return held.directory;
      }
      await refreshing;
      // A refresh that took longer than the bound has nothing to show for it.
      if (!held || held.age() >= times.maxAgeMs) {
        throw new AppError('unavailable', 'the place index could not be refreshed in time');
      }
      return held.directory;
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new AppError('unavailable', 'the place index failed');
}
