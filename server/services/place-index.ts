import type { Logger } from 'pino';
import { AppError } from '#domain/app-error.ts';
import type { PlaceIndexTimes } from '../config.ts';
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
  times: PlaceIndexTimes;
  startStopwatch: StartStopwatch;
  logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Refreshes on demand, so a server nobody visits reads nothing. A request that finds the places
 * older than `refreshAfterMs` is answered from memory and starts a refresh; older than `maxAgeMs`, it
 * waits for one. However many requests arrive, one refresh runs at a time.
 *
 * Reads in a day of constant visits, refreshing every 20 s (4,320 times): at rest two a refresh for
 * places (an empty query and a count) and two for categories, 17,280 in all up to 1,000 places and
 * 8 more counts a refresh (38,880) at 10,000; plus one a place that changed (two when it changed within
 * ten seconds of a refresh), plus one a place and category each `rebuildAfterMs`. The complete
 * reading repairs what somebody wrote around the rules without `updatedAt`.
 */
export function createPlaceIndex(options: PlaceIndexOptions): PlaceIndex {
  const { times, startStopwatch, logger } = options;
  const places = createTrackedCollection(options.places);
  const categories = createTrackedCollection(options.categories);

  let held: { directory: PlaceDirectory; built: string; age: Stopwatch } | null = null;
  let sinceRebuild: Stopwatch | null = null;
  let failure: { error: unknown; age: Stopwatch; restMs: number } | null = null;
  let running: Promise<void> | null = null;

  async function readAndBuild(): Promise<void> {
    // Started before the first question: the answers are at least as new as this.
    const age = startStopwatch();
    const isRebuild = sinceRebuild === null || sinceRebuild() >= times.rebuildAfterMs;
    await Promise.all([places.catchUp(isRebuild), categories.catchUp(isRebuild)]);
    if (isRebuild) sinceRebuild = age;
    const built = `${places.revision()}/${categories.revision()}`;
    if (held?.built === built) {
      held = { ...held, age };
      return;
    }
    held = { directory: await toDirectory(), built, age };
    logger.info({ places: places.records().length, ms: Math.round(age()) }, 'place index built');
  }

  async function toDirectory(): Promise<PlaceDirectory> {
    const shown = categories
      .records()
      .filter(({ name }) => name !== '')
      .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR'));
    const byId = new Map(places.records().map((place) => [place.id, place]));
    return {
      files: await buildPlaceIndexFiles([...byId.values()], shown, new Date()),
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
