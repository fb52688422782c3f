import { mkdirSync } from 'node:fs';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config.ts';
import { createFormReader } from '#server/platform/forms/form-reader.ts';
import { createUploadBudget } from '#server/platform/forms/upload-budget.ts';
import type { UploadLimits } from '#server/platform/forms/upload-budget.ts';
import { openBucket } from '#server/platform/storage-bucket.ts';
import { boundedImageStore } from './store/bounded-images.ts';
import type { ImageStoreDeadlines } from './store/bounded-images.ts';
import { bucketImageStore } from './store/bucket-image-store.ts';
import { cachedImageStore } from './store/cached-images.ts';
import { diskImageStore } from './store/disk-image-store.ts';
import { createFolderPlaceFinder } from './folder-places.ts';
import { createImageQueue } from './processing/image-queue.ts';
import type { ImageStore } from './store/image-store.ts';
import { createUnsavedPictures } from './unsaved-pictures.ts';
import { listUploadFolders, readStorageStatistics } from './upload-folders.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { readEventImageUrls } from '#server/features/events/event-images.ts';
import { readPlace } from '#server/features/places/managed-place.ts';
import { removePlace } from '#server/features/places/place-removal.ts';
import {
  readPicturesOfReviews,
  readReviewUploadState,
} from '#server/features/reviews/review-pictures.ts';
import type { FormReader, FormTimes } from '#server/platform/forms/form-reader.ts';
import type { PictureKind } from '#features/pictures/model/picture-kinds.ts';

const mebibyte = 1024 * 1024;

/**
 * Limits of concurrent uploads. Each kind has its own, because any user may send images of reviews and profiles, and
 * accounts are easy to create; they must not use up the capacity for places.
 */
export const pictureFormLimits: Readonly<Record<PictureKind, UploadLimits>> = {
  /**
   * One form of eight images of 5 MB fits into a user's share, and three such forms fit into the total. The app sends
   * two images at a time, each in a separate request and rarely above 1 MB.
   */
  place: {
    requests: 32,
    requestsPerUser: 6,
    bytes: 144 * mebibyte,
    bytesPerUser: 48 * mebibyte,
  },
  /** The app sends two images at a time. */
  review: {
    requests: 16,
    requestsPerUser: 3,
    bytes: 48 * mebibyte,
    bytesPerUser: 16 * mebibyte,
  },
  /** One image of 5 MB per user, four of that size in total. */
  profile: {
    requests: 12,
    requestsPerUser: 1,
    bytes: 24 * mebibyte,
    bytesPerUser: 6 * mebibyte,
  },
};

export type PictureForms = Readonly<Record<PictureKind, FormReader>>;

/** Creates the form reader of each kind of image. */
export function createPictureForms(times?: FormTimes): PictureForms {
  const readerOf = (kind: PictureKind) =>
    createFormReader(createUploadBudget(pictureFormLimits[kind]), times);
  return { place: readerOf('place'), review: readerOf('review'), profile: readerOf('profile') };
}

/** Services for images of places and reviews; tests replace them. */
export type PictureServices = ReturnType<typeof createPictureServices>;

interface PictureOptions {
  config: Pick<
    ServerConfig,
    'imageStore' | 'uploadsDir' | 'storageBucket' | 'projectId' | 'emulators'
  >;
  firestore: Firestore;
  logger: Pick<Logger, 'error'>;
  /** Provides the public places from memory. */
  placeIndex?: LivePlaceIndex;
  /** Timeouts in ms that differ from the defaults. */
  storeDeadlines?: ImageStoreDeadlines;
}

/** Creates the services for images of places and reviews over the configured store. */
export function createPictureServices({
  config,
  firestore,
  logger,
  placeIndex,
  storeDeadlines,
}: PictureOptions) {
  const store = cachedImageStore(boundedImageStore(createImageStore(config), storeDeadlines));
  const findPlaces = createFolderPlaceFinder({ firestore, placeIndex });
  return {
    store,
    forms: createPictureForms(),
    queue: createImageQueue(),
    logger,
    readPlace: (placeId: string) => readPlace(firestore, placeId),
    readReviewImageData: (reviewId: string) => readReviewUploadState(firestore, reviewId),
    readEventImageUrls: (placeId: string) => readEventImageUrls(firestore, placeId),
    removePlace: (placeId: string, actorId: string) =>
      removePlace(placeId, actorId, { firestore, images: store }),
    listFolders: () => listUploadFolders(store, findPlaces),
    unsavedPictures: createUnsavedPictures({
      ...{ store, firestore, placeIndex },
      readPlace: (placeId: string) => readPlace(firestore, placeId),
      readEventImageUrls: (placeId: string) => readEventImageUrls(firestore, placeId),
      picturesOfReviews: (ids) => readPicturesOfReviews(firestore, ids),
    }),
    readStatistics: () => readStorageStatistics(store, '/uploads/places'),
  };
}

function createImageStore(config: PictureOptions['config']): ImageStore {
  const { imageStore, uploadsDir } = config;
  if (imageStore === 'disk') {
    // Creates the folder only at startup: if it is missing later, the disk is not mounted.
    mkdirSync(uploadsDir, { recursive: true });
    return diskImageStore(uploadsDir);
  }
  return bucketImageStore(openBucket(config));
}
