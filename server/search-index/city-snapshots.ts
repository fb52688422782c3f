import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import { createLease } from '#server/platform/firestore/lease.ts';
import { snapshotFormat } from '#shared/record/record-formats.ts';
import {
  bucketSnapshotStore,
  diskSnapshotStore,
} from '#server/platform/firestore/snapshot-store.ts';
import type { SnapshotStoreDeadlines } from '#server/platform/firestore/snapshot-store.ts';
import {
  createSharedSnapshots,
  defaultDelays,
} from '#server/platform/firestore/shared-snapshots.ts';
import type {
  SnapshotDelays,
  SharedSnapshots,
} from '#server/platform/firestore/shared-snapshots.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { openBucket } from '#server/platform/storage-bucket.ts';
import type { OfferRecord, PlaceRecord } from './cached-records.ts';
import type { EventRecord } from './public-events.ts';

/** Collections large enough to share snapshots between servers. Each server reads the few categories itself. */
export interface CitySnapshots {
  places: SharedSnapshots<PlaceRecord>;
  offers: SharedSnapshots<OfferRecord>;
  events: SharedSnapshots<EventRecord>;
}

interface CitySnapshotOptions {
  config: Pick<
    ServerConfig,
    'snapshotStorage' | 'projectId' | 'storageBucket' | 'emulators' | 'privacySecret' | 'placeIndex'
  >;
  firestore: Firestore;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Default values if absent. */
  delays?: SnapshotDelays;
  deadlines?: SnapshotStoreDeadlines;
}

/** Creates the snapshots shared between servers; null if the configuration has no shared storage. */
export function createCitySnapshots(options: CitySnapshotOptions): CitySnapshots | null {
  const { config, firestore, logger, delays = defaultDelays, deadlines } = options;
  const { snapshotStorage, projectId, privacySecret, placeIndex } = config;
  if (snapshotStorage === null) return null;
  const serverId = randomUUID();
  const bucket = snapshotStorage.kind === 'bucket' ? openBucket(config) : null;
  const sharedSnapshotsOf = <T>(collection: string): SharedSnapshots<T> => {
    const name = `${collection}-${snapshotFormat}`;
    const store = bucket
      ? bucketSnapshotStore(bucket, name, deadlines)
      : // Separate folders per project on one machine.
        diskSnapshotStore(
          path.join(snapshotStorage.kind === 'disk' ? snapshotStorage.folder : '', projectId),
          name,
          deadlines,
        );
    return createSharedSnapshots<T>({
      store,
      lease: createLease(firestore, `reading-${name}`, serverId, delays.silenceMs),
      name: { project: projectId, collection },
      secret: privacySecret,
      rebuildAfterMs: placeIndex.rebuildAfterMs,
      startStopwatch,
      logger,
      delays,
    });
  };
  return {
    places: sharedSnapshotsOf('places'),
    offers: sharedSnapshotsOf('clubOffers'),
    events: sharedSnapshotsOf('events'),
  };
}
