import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import { createLease } from '#server/platform/firestore/lease.ts';
import { readingFormat } from '#server/platform/firestore/reading-codec.ts';
import { bucketReadingStore, diskReadingStore } from '#server/platform/firestore/reading-store.ts';
import type { StoreDeadlines } from '#server/platform/firestore/reading-store.ts';
import { createSharedReadings, usualWaits } from '#server/platform/firestore/shared-readings.ts';
import type { ReadingWaits, SharedReadings } from '#server/platform/firestore/shared-readings.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { openBucket } from '#server/platform/storage-bucket.ts';
import type { OfferRecord, PlaceRecord } from './held-records.ts';
import type { EventRecord } from './public-events.ts';

/** What is large enough to be read by one server for all; a city has a dozen categories. */
export interface CityReadings {
  places: SharedReadings<PlaceRecord>;
  offers: SharedReadings<OfferRecord>;
  events: SharedReadings<EventRecord>;
}

interface CityReadingsOptions {
  config: Pick<
    ServerConfig,
    'readings' | 'projectId' | 'storageBucket' | 'emulators' | 'privacySecret' | 'placeIndex'
  >;
  firestore: Firestore;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** The usual when absent. */
  waits?: ReadingWaits;
  deadlines?: StoreDeadlines;
}

/** Where servers leave for each other what they read; null where the configuration names no such place. */
export function createCityReadings(options: CityReadingsOptions): CityReadings | null {
  const { config, firestore, logger, waits = usualWaits, deadlines } = options;
  const { readings, projectId, privacySecret, placeIndex } = config;
  if (readings === null) return null;
  const owner = randomUUID();
  const bucket = readings.kind === 'bucket' ? openBucket(config) : null;
  const of = <T>(collection: string): SharedReadings<T> => {
    const name = `${collection}-${readingFormat}`;
    const store = bucket
      ? bucketReadingStore(bucket, name, deadlines)
      : // Two projects on one machine do not write over each other's.
        diskReadingStore(
          path.join(readings.kind === 'disk' ? readings.folder : '', projectId),
          name,
          deadlines,
        );
    return createSharedReadings<T>({
      store,
      lease: createLease(firestore, `reading-${name}`, owner, waits.silence),
      name: { project: projectId, collection },
      secret: privacySecret,
      rebuildAfterMs: placeIndex.rebuildAfterMs,
      startStopwatch,
      logger,
      waits,
    });
  };
  return { places: of('places'), offers: of('clubOffers'), events: of('events') };
}
