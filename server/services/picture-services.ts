import { mkdirSync } from 'node:fs';
import { Storage } from '@google-cloud/storage';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import type { PictureServices } from '../routes/place-images.ts';
import { boundedImages } from './images/bounded-images.ts';
import type { StoreDeadlines } from './images/bounded-images.ts';
import { bucketImageStore } from './images/bucket-image-store.ts';
import { cachedImages } from './images/cached-images.ts';
import { diskImageStore } from './images/disk-image-store.ts';
import { createFolderPlaces } from './images/folder-places.ts';
import { createImageQueue } from './images/image-queue.ts';
import type { ImageStore } from './images/image-store.ts';
import { listUploadFolders, storageStatistics } from './images/upload-folders.ts';
import type { PlaceIndex } from './place-index.ts';
import { readPlace } from './managed-place.ts';
import { removePlace } from './place-removal.ts';

interface PictureOptions {
  config: Pick<
    ServerConfig,
    'imageStore' | 'uploadsDir' | 'storageBucket' | 'projectId' | 'emulators'
  >;
  firestore: Firestore;
  logger: Pick<Logger, 'error'>;
  /** Knows the public places without reading them. */
  placeIndex?: PlaceIndex;
  /** Longest waits in milliseconds, where they shall not be the usual ones. */
  deadlines?: { database?: number; store?: StoreDeadlines };
}

/** The pictures of places over the store that the configuration names. */
export function createPictureServices({
  config,
  firestore,
  logger,
  placeIndex,
  deadlines: { database, store: storeDeadlines } = {},
}: PictureOptions): PictureServices {
  const store = cachedImages(boundedImages(createImageStore(config), storeDeadlines));
  const findPlaces = createFolderPlaces({ firestore, placeIndex, deadlineMs: database });
  return {
    store,
    queue: createImageQueue(),
    logger,
    readPlace: (placeId) => readPlace(firestore, placeId, database),
    removePlace: (placeId, actorId) => removePlace(placeId, actorId, { firestore, images: store }),
    listFolders: () => listUploadFolders(store, findPlaces),
    statistics: () => storageStatistics(store, '/uploads/places'),
  };
}

function createImageStore(config: PictureOptions['config']): ImageStore {
  const { imageStore, uploadsDir, storageBucket, projectId, emulators } = config;
  if (imageStore === 'disk') {
    // Once, at the start: later on a missing folder is a disk that is away.
    mkdirSync(uploadsDir, { recursive: true });
    return diskImageStore(uploadsDir);
  }
  const local = emulators.storage;
  const storage = new Storage({
    projectId,
    ...(local !== null && { apiEndpoint: `http://${local}` }),
    // Someone waits for an answer: the library alone would try for ten minutes.
    retryOptions: { totalTimeout: 10, maxRetries: 2 },
  });
  return bucketImageStore(storage.bucket(storageBucket));
}
