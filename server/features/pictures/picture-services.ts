import { mkdirSync } from 'node:fs';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config.ts';
import { createFormReader } from '#server/platform/forms/form-reader.ts';
import {
  createUploadBudget,
  photoFormBounds,
  placeFormBounds,
  reviewFormBounds,
} from '#server/platform/forms/upload-budget.ts';
import { openBucket } from '#server/platform/storage-bucket.ts';
import { boundedImages } from './store/bounded-images.ts';
import type { StoreDeadlines } from './store/bounded-images.ts';
import { bucketImageStore } from './store/bucket-image-store.ts';
import { cachedImages } from './store/cached-images.ts';
import { diskImageStore } from './store/disk-image-store.ts';
import { createFolderPlaces } from './folder-places.ts';
import { createImageQueue } from './processing/image-queue.ts';
import type { ImageStore } from './store/image-store.ts';
import { createUnsavedPictures } from './unsaved-pictures.ts';
import { listUploadFolders, storageStatistics } from './upload-folders.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import { eventPictures } from '#server/features/events/event-pictures.ts';
import { readPlace } from '#server/features/places/managed-place.ts';
import { removePlace } from '#server/features/places/place-removal.ts';
import { picturesOfReviews, readKnownReview } from '#server/features/reviews/review-pictures.ts';
import type { KnownPlace } from '#server/features/places/managed-place.ts';
import type { KnownReview } from '#server/features/reviews/review-pictures.ts';
import type { FormReader } from '#server/platform/forms/form-reader.ts';
import type {
  StorageStatistics,
  UploadFoldersAnswer,
} from '#features/pictures/model/upload-folder.ts';
import type { UnsavedPictures } from './unsaved-pictures.ts';
import type { PictureUploadsOptions } from './picture-uploads.ts';

/** Pictures of places and what hangs on them; tests put their own in place. */
export interface PictureServices extends PictureUploadsOptions {
  store: ImageStore;
  /** Reads forms with pictures of places. */
  forms: FormReader;
  /** Reads forms with a profile picture. */
  photoForms: FormReader;
  /** Reads forms with pictures of reviews: everybody may send them, and they take no room of the places'. */
  reviewForms: FormReader;
  /** As readKnownReview(). */
  readReview: (reviewId: string) => Promise<KnownReview>;
  /** null for no such place. @throws AppError 'unavailable' */
  readPlace: (placeId: string) => Promise<KnownPlace | null>;
  /** As eventPictures(). */
  eventPictures: (placeId: string) => Promise<string[]>;
  /** As removePlace(). */
  removePlace: (placeId: string, actorId: string) => Promise<void>;
  /** As listUploadFolders(). */
  listFolders: () => Promise<UploadFoldersAnswer>;
  unsaved: UnsavedPictures;
  /** As storageStatistics(). */
  statistics: () => Promise<StorageStatistics>;
}

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
  storeDeadlines?: StoreDeadlines;
}

/** The pictures of places and reviews over the store that the configuration names. */
export function createPictureServices({
  config,
  firestore,
  logger,
  placeIndex,
  storeDeadlines,
}: PictureOptions): PictureServices {
  const store = cachedImages(boundedImages(createImageStore(config), storeDeadlines));
  const findPlaces = createFolderPlaces({ firestore, placeIndex });
  return {
    store,
    forms: createFormReader(createUploadBudget(placeFormBounds)),
    photoForms: createFormReader(createUploadBudget(photoFormBounds)),
    reviewForms: createFormReader(createUploadBudget(reviewFormBounds)),
    queue: createImageQueue(),
    logger,
    readPlace: (placeId) => readPlace(firestore, placeId),
    readReview: (reviewId) => readKnownReview(firestore, reviewId),
    eventPictures: (placeId) => eventPictures(firestore, placeId),
    removePlace: (placeId, actorId) => removePlace(placeId, actorId, { firestore, images: store }),
    listFolders: () => listUploadFolders(store, findPlaces),
    unsaved: createUnsavedPictures({
      ...{ store, firestore, placeIndex },
      readPlace: (placeId) => readPlace(firestore, placeId),
      eventPictures: (placeId) => eventPictures(firestore, placeId),
      picturesOfReviews: (ids) => picturesOfReviews(firestore, ids),
    }),
    statistics: () => storageStatistics(store, '/uploads/places'),
  };
}

function createImageStore(config: PictureOptions['config']): ImageStore {
  const { imageStore, uploadsDir } = config;
  if (imageStore === 'disk') {
    // Once, at the start: later on a missing folder is a disk that is away.
    mkdirSync(uploadsDir, { recursive: true });
    return diskImageStore(uploadsDir);
  }
  return bucketImageStore(openBucket(config));
}
