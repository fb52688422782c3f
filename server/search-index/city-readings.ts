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

/** Collections large enough to share snapshots between servers; there are only about a dozen categories. */
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
  /** Default values if absent. */
  waits?: ReadingWaits;
  deadlines?: StoreDeadlines;
}

/** Creates the snapshots shared between servers; null if the configuration has no shared storage. */
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
      : // Separate folders per project on one machine.
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
