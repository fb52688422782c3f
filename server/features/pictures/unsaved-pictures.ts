import type { Firestore } from '@google-cloud/firestore';
import type { Place } from '#features/places/model/place.ts';
import { toPlace } from '#features/places/model/place.ts';
import type {
  PictureName,
  UnsavedPicture,
  UnsavedPicturesResponse,
  UnsavedRemovalResponse,
} from '#features/pictures/model/upload-folder.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import type { PlaceWithImages } from '#server/features/places/managed-place.ts';
import { readDocuments } from '#server/platform/firestore/record-pages.ts';
import { findUnreferencedImages } from './unreferenced-images.ts';
import {
  addressOfFolder,
  requireFilename,
  requireFolderName,
  isReviewId,
  placeIdOfFolder,
} from './store/image-names.ts';
import type { ImageStore, StoredImage } from './store/image-store.ts';

/** Maximum number of folders, far above the number of places and reviews in a city; only names are read. */
const maxFolders = 1_000_000;
/** Number of folders that are listed, and whose places are read, in parallel. */
const chunkSize = 30;
/** Maximum number of folders listed per response. */
const maxFoldersPerPage = 600;
/** Number of reads of places and reviews after which a response reads no further chunk. */
const maxDocumentReads = 120;
/** Maximum number of folders with unsaved images per response; the events of each place are read. */
const maxFoldersWithImages = 40;
/** Number of images after which a response ends. */
const picturesPerPage = 48;

/** Owner of a folder: the title of the place, and the image addresses of the place or of the review. */
type FolderOwner = Pick<Place, 'title'> & { urls: readonly string[] };

export interface UnsavedPicturesOptions {
  store: Pick<ImageStore, 'folderNames' | 'list' | 'remove'>;
  firestore: Firestore;
  /** Provides the public places from memory; without it every place is read. */
  placeIndex?: Pick<LivePlaceIndex, 'current'>;
  /** See readPlace() in managed-place.ts. */
  readPlace: (placeId: string) => Promise<Pick<PlaceWithImages, 'imageUrls'> | null>;
  /** See readEventImageUrls(). */
  readEventImageUrls: (placeId: string) => Promise<readonly string[]>;
  /** See readPicturesOfReviews(). */
  picturesOfReviews: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** Operations of super admins on images that were uploaded and never saved. */
export interface UnsavedPictures {
  /**
   * Lists images older than an hour that neither their place or review nor an event of the place refers to. Folders are
   * sorted by name, up to 600 per response. Folders of deleted places are listed by listUploadFolders().
   * @param after folder after which to continue; '' for the first response
   * @throws AppError 'unavailable'
   */
  list: (after: string, now: number) => Promise<UnsavedPicturesResponse>;
  /**
   * Removes images. References are read again immediately before, so that images that were saved since, or may still be
   * saved, are retained. An image that no longer exists counts as removed.
   * @throws AppError 'invalid-input' for an invalid image name; 'unavailable', and then some images may already be
   *   removed
   */
  remove: (pictures: readonly PictureName[], now: number) => Promise<UnsavedRemovalResponse>;
}

/** Images of a folder that its place or review does not refer to; events of the place may refer to them. */
interface UnreferencedInFolder {
  name: string;
  title: string;
  unreferenced: StoredImage[];
}

export function createUnsavedPictures(options: UnsavedPicturesOptions): UnsavedPictures {
  const { store, readPlace, picturesOfReviews } = options;

  const readEventUrls = async (name: string) =>
    isReviewId(name) ? [] : options.readEventImageUrls(name);

  /** Returns the images of a folder that its place or review does not refer to; null if the place does not exist. */
  async function readUnreferenced(name: string, owner: FolderOwner | undefined, now: number) {
    if (!owner) return null;
    const { abandoned, recent } = findUnreferencedImages(await store.list(name), owner.urls, now);
    return { name, title: owner.title, unreferenced: [...abandoned, ...recent] };
  }

  /**
   * Returns the images that no event refers to either: `pictures` older than an hour, and the number of `recent` ones.
   */
  async function findUnsaved({ name, title, unreferenced }: UnreferencedInFolder, now: number) {
    const { abandoned, recent } = findUnreferencedImages(
      unreferenced,
      await readEventUrls(name),
      now,
    );
    const pictures = abandoned.map(({ filename, storedAt }): UnsavedPicture => ({
      placeId: name,
      filename,
      url: addressOfFolder(name) + encodeURIComponent(filename),
      placeTitle: title,
      sentAt: storedAt.toISOString(),
    }));
    return { pictures, recent: recent.length };
  }

  /** Returns all addresses in records that refer to images of a folder. */
  async function readReferencedUrls(name: string): Promise<readonly string[]> {
    if (isReviewId(name)) return (await picturesOfReviews([name])).get(name) ?? [];
    const [eventImages, place] = await Promise.all([readEventUrls(name), readPlace(name)]);
    return [...(place?.imageUrls ?? []), ...eventImages];
  }

  return {
    async list(after, now) {
      const remainingFolders = (await store.folderNames(maxFolders)).filter((name) => name > after);
      const ownerReader = createOwnerReader(options);
      const pictures: UnsavedPicture[] = [];
      let [recentCount, foldersWithImages, folderIndex] = [0, 0, 0];
      const isFull = () =>
        pictures.length >= picturesPerPage || foldersWithImages >= maxFoldersWithImages;
      while (
        folderIndex < remainingFolders.length &&
        folderIndex < maxFoldersPerPage &&
        !isFull()
      ) {
        if (ownerReader.readCount() >= maxDocumentReads) break;
        const folderNames = remainingFolders.slice(folderIndex, folderIndex + chunkSize);
        const knownOwners = await ownerReader.of(folderNames);
        for (const folder of await Promise.all(
          folderNames.map((name) => readUnreferenced(name, knownOwners.get(name), now)),
        )) {
          if (isFull()) break;
          folderIndex += 1;
          if (!folder || folder.unreferenced.length === 0) continue;
          const unsavedInFolder = await findUnsaved(folder, now);
          pictures.push(...unsavedInFolder.pictures);
          recentCount += unsavedInFolder.recent;
          foldersWithImages += 1;
        }
      }
      const next =
        folderIndex < remainingFolders.length ? (remainingFolders[folderIndex - 1] ?? null) : null;
      return { success: true, pictures, recentCount, next };
    },

    async remove(pictures, now) {
      const response: UnsavedRemovalResponse = { success: true, removed: [], kept: [] };
      for (const { placeId } of pictures) requireFolderName(placeId);
      for (const { filename } of pictures) requireFilename(filename);
      for (const placeId of new Set(pictures.map((picture) => picture.placeId))) {
        const requested = pictures.filter((picture) => picture.placeId === placeId);
        const storedImages = await store.list(placeId);
        const referencedUrls = await readReferencedUrls(placeId);
        const { abandoned, recent } = findUnreferencedImages(storedImages, referencedUrls, now);
        for (const picture of requested) {
          const isListedIn = (images: typeof storedImages) =>
            images.some(({ filename }) => filename === picture.filename);
          if (isListedIn(recent)) response.kept.push({ ...picture, reason: 'recent' });
          else if (isListedIn(storedImages) && !isListedIn(abandoned)) {
            response.kept.push({ ...picture, reason: 'saved' });
          } else {
            if (isListedIn(abandoned)) await store.remove(placeId, picture.filename);
            response.removed.push(picture);
          }
        }
      }
      return response;
    },
  };
}

/**
 * Finds the owners of folders. Public places come from memory; other places and all reviews are read. The result has no
 * entry for a folder without a place. A deleted review refers to no images.
 */
function createOwnerReader({ firestore, placeIndex, picturesOfReviews }: UnsavedPicturesOptions) {
  let directory: Awaited<ReturnType<LivePlaceIndex['current']>> | null | undefined;
  let documentReads = 0;
  const places = firestore.collection('places');
  return {
    readCount: () => documentReads,
    async of(ids: readonly string[]): Promise<Map<string, FolderOwner>> {
      directory ??= (await placeIndex?.current().catch(() => null)) ?? null;
      const knownOwners = new Map<string, Pick<Place, 'title' | 'images'>>();
      const unknownIds: string[] = [];
      for (const id of new Set(ids.map(placeIdOfFolder))) {
        const place = directory?.place(id);
        if (place) knownOwners.set(id, place);
        else unknownIds.push(id);
      }
      const reviewIds = ids.filter(isReviewId);
      documentReads += unknownIds.length + reviewIds.length;
      const [reviewImages] = await Promise.all([
        picturesOfReviews(reviewIds),
        readPlaces(unknownIds, knownOwners),
      ]);
      return new Map(
        ids.flatMap((id): [string, FolderOwner][] => {
          const place = knownOwners.get(placeIdOfFolder(id));
          if (!place) return [];
          const urls = isReviewId(id)
            ? (reviewImages.get(id) ?? [])
            : place.images.map(({ url }) => url);
          return [[id, { title: place.title, urls }]];
        }),
      );
    },
  };

  async function readPlaces(
    unknownIds: readonly string[],
    knownOwners: Map<string, Pick<Place, 'title' | 'images'>>,
  ): Promise<void> {
    const documents = await readDocuments(places, unknownIds, ['title', 'images', 'image']);
    for (const document of documents) {
      if (document.exists) knownOwners.set(document.id, toPlace(document.id, document.data()));
    }
  }
}
