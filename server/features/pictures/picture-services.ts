import { mkdirSync } from 'node:fs';
import type { Firestore } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config.ts';
import { createFormReader } from '#server/platform/forms/form-reader.ts';
import {
  createUploadBudget,
  photoFormLimits,
  placeFormLimits,
  reviewFormLimits,
} from '#server/platform/forms/upload-budget.ts';
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
import type { PlaceWithImages } from '#server/features/places/managed-place.ts';
import type { ReviewUploadState } from '#server/features/reviews/review-pictures.ts';
import type { FormReader } from '#server/platform/forms/form-reader.ts';
import type {
  StorageStatistics,
  UploadFoldersResponse,
} from '#features/pictures/model/upload-folder.ts';
import type { UnsavedPictures } from './unsaved-pictures.ts';
import type { PictureUploadsOptions } from './picture-uploads.ts';

/** Services for images of places and reviews; tests replace them. */
export interface PictureServices extends PictureUploadsOptions {
  store: ImageStore;
  /** Form reader for images of places. */
  placeForms: FormReader;
  /** Form reader for a profile image. */
  photoForms: FormReader;
  /**
   * Form reader for images of reviews; separate, because all users may send them and must not use up the capacity for
   * places.
   */
  reviewForms: FormReader;
  /** See readReviewUploadState(). */
  readReviewImageData: (reviewId: string) => Promise<ReviewUploadState>;
  /** Returns null if the place does not exist. @throws AppError 'unavailable' */
  readPlace: (placeId: string) => Promise<PlaceWithImages | null>;
  /** See readEventImageUrls(). */
  readEventImageUrls: (placeId: string) => Promise<string[]>;
  /** See removePlace(). */
  removePlace: (placeId: string, actorId: string) => Promise<void>;
  /** See listUploadFolders(). */
  listFolders: () => Promise<UploadFoldersResponse>;
  unsavedPictures: UnsavedPictures;
  /** See readStorageStatistics(). */
  readStatistics: () => Promise<StorageStatistics>;
}

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
}: PictureOptions): PictureServices {
  const store = cachedImageStore(boundedImageStore(createImageStore(config), storeDeadlines));
  const findPlaces = createFolderPlaceFinder({ firestore, placeIndex });
  return {
    store,
    placeForms: createFormReader(createUploadBudget(placeFormLimits)),
    photoForms: createFormReader(createUploadBudget(photoFormLimits)),
    reviewForms: createFormReader(createUploadBudget(reviewFormLimits)),
    queue: createImageQueue(),
    logger,
    readPlace: (placeId) => readPlace(firestore, placeId),
    readReviewImageData: (reviewId) => readReviewUploadState(firestore, reviewId),
    readEventImageUrls: (placeId) => readEventImageUrls(firestore, placeId),
    removePlace: (placeId, actorId) => removePlace(placeId, actorId, { firestore, images: store }),
    listFolders: () => listUploadFolders(store, findPlaces),
    unsavedPictures: createUnsavedPictures({
      ...{ store, firestore, placeIndex },
      readPlace: (placeId) => readPlace(firestore, placeId),
      readEventImageUrls: (placeId) => readEventImageUrls(firestore, placeId),
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
