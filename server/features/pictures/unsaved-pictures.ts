import type { Firestore } from '@google-cloud/firestore';
import type { Place } from '#features/places/model/place.ts';
import { toPlace } from '#features/places/model/stored-place.ts';
import type {
  PictureName,
  UnsavedPicture,
  UnsavedPicturesAnswer,
  UnsavedRemovalAnswer,
} from '#features/pictures/model/unsaved-picture.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import type { PlaceOfImages } from '#server/features/places/managed-place.ts';
import { unnamedImages } from './forgotten-images.ts';
import {
  addressOfFolder,
  checkedFilename,
  checkedFolderName,
  isReviewId,
  placeOfFolder,
} from './store/image-names.ts';
import type { ImageStore, StoredImage } from './store/image-store.ts';

/** Maximum number of folders, far above the number of places and reviews in a city; only names are read. */
const maxFolders = 1_000_000;
/** Number of folders that are listed, and whose places are read, in parallel. */
const chunk = 30;
/** Limits per response: folders listed, place documents read, and places whose events are read. */
const mostFolders = 600;
const mostPlaces = 120;
const mostEventful = 40;
/** Number of images after which a response ends. */
const enough = 48;

/** Title and image addresses of the place, or of the review and its place, that owns a folder. */
type Host = Pick<Place, 'title'> & { urls: readonly string[] };

export interface UnsavedPicturesOptions {
  store: Pick<ImageStore, 'folderNames' | 'list' | 'remove'>;
  firestore: Firestore;
  /** Provides the public places from memory; without it every place is read. */
  placeIndex?: Pick<LivePlaceIndex, 'current'>;
  /** See readPlace(). */
  readPlace: (placeId: string) => Promise<Pick<PlaceOfImages, 'imageUrls'> | null>;
  /** See eventPictures(). */
  eventPictures: (placeId: string) => Promise<readonly string[]>;
  /** See picturesOfReviews(). */
  picturesOfReviews: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** Operations of super admins on images that were uploaded and never saved. */
export interface UnsavedPictures {
  /**
   * Lists images older than an hour that neither the record of their place or review nor its events refer to. Folders
   * are sorted by name, a few hundred per response. Folders of deleted places are listed by listUploadFolders().
   * @param after folder after which to continue; '' for the first response
   * @throws AppError 'unavailable'
   */
  list: (after: string, now: number) => Promise<UnsavedPicturesAnswer>;
  /**
   * Removes images. References are read again immediately before, so that images that were saved since, or may still be
   * saved, are retained. An image that no longer exists counts as removed.
   * @throws AppError 'invalid-input' for an invalid image name; 'unavailable', after which some may be removed
   */
  remove: (pictures: readonly PictureName[], now: number) => Promise<UnsavedRemovalAnswer>;
}

/** Images of a folder that its place or review does not refer to; events of the place may. */
interface UnnamedInFolder {
  name: string;
  title: string;
  unnamed: StoredImage[];
}

export function createUnsavedPictures(options: UnsavedPicturesOptions): UnsavedPictures {
  const { store, readPlace, picturesOfReviews } = options;

  const eventPictures = async (name: string) =>
    isReviewId(name) ? [] : options.eventPictures(name);

  /** Returns the images of a folder that its place or review does not refer to; null if the place does not exist. */
  async function unnamedIn(name: string, host: Host | undefined, now: number) {
    if (!host) return null;
    const { forgotten, recent } = unnamedImages(await store.list(name), host.urls, now);
    return { name, title: host.title, unnamed: [...forgotten, ...recent] };
  }

  /** Returns those that no event refers to either. */
  async function unsavedIn({ name, title, unnamed }: UnnamedInFolder, now: number) {
    const { forgotten, recent } = unnamedImages(unnamed, await eventPictures(name), now);
    const pictures = forgotten.map(({ filename, storedAt }): UnsavedPicture => ({
      placeId: name,
      filename,
      url: addressOfFolder(name) + encodeURIComponent(filename),
      placeTitle: title,
      sentAt: storedAt.toISOString(),
    }));
    return { pictures, recent: recent.length };
  }

  /** Returns all addresses in records that refer to images of a folder. */
  async function namedIn(name: string): Promise<readonly string[]> {
    if (isReviewId(name)) return (await picturesOfReviews([name])).get(name) ?? [];
    const [ofEvents, place] = await Promise.all([eventPictures(name), readPlace(name)]);
    return [...(place?.imageUrls ?? []), ...ofEvents];
  }

  return {
    async list(after, now) {
      const folders = (await store.folderNames(maxFolders)).filter((name) => name > after);
      const hosts = hostsOf(options);
      const pictures: UnsavedPicture[] = [];
      let [recentCount, eventful, at] = [0, 0, 0];
      const isFull = () => pictures.length >= enough || eventful >= mostEventful;
      while (at < folders.length && at < mostFolders && !isFull()) {
        if (hosts.readCount() >= mostPlaces) break;
        const these = folders.slice(at, at + chunk);
        const known = await hosts.of(these);
        for (const folder of await Promise.all(
          these.map((name) => unnamedIn(name, known.get(name), now)),
        )) {
          if (isFull()) break;
          at += 1;
          if (!folder || folder.unnamed.length === 0) continue;
          const found = await unsavedIn(folder, now);
          pictures.push(...found.pictures);
          recentCount += found.recent;
          eventful += 1;
        }
      }
      const next = at < folders.length ? (folders[at - 1] ?? null) : null;
      return { success: true, pictures, recentCount, next };
    },

    async remove(pictures, now) {
      const answer: UnsavedRemovalAnswer = { success: true, removed: [], kept: [] };
      for (const { placeId } of pictures) checkedFolderName(placeId);
      for (const { filename } of pictures) checkedFilename(filename);
      for (const placeId of new Set(pictures.map((picture) => picture.placeId))) {
        const wanted = pictures.filter((picture) => picture.placeId === placeId);
        const stored = await store.list(placeId);
        const named = await namedIn(placeId);
        const { forgotten, recent } = unnamedImages(stored, named, now);
        for (const picture of wanted) {
          const isIn = (images: typeof stored) =>
            images.some(({ filename }) => filename === picture.filename);
          if (isIn(recent)) answer.kept.push({ ...picture, reason: 'recent' });
          else if (isIn(stored) && !isIn(forgotten)) {
            answer.kept.push({ ...picture, reason: 'saved' });
          } else {
            if (isIn(forgotten)) await store.remove(placeId, picture.filename);
            answer.removed.push(picture);
          }
        }
      }
      return answer;
    },
  };
}

/**
 * Finds the owners of folders: public places from memory, other places and all reviews by reading them. Folders without
 * a place are absent in the result; a deleted review refers to no images.
 */
function hostsOf({ firestore, placeIndex, picturesOfReviews }: UnsavedPicturesOptions) {
  let directory: Awaited<ReturnType<LivePlaceIndex['current']>> | null | undefined;
  let count = 0;
  const places = firestore.collection('places');
  return {
    readCount: () => count,
    async of(ids: readonly string[]): Promise<Map<string, Host>> {
      directory ??= (await placeIndex?.current().catch(() => null)) ?? null;
      const known = new Map<string, Pick<Place, 'title' | 'images'>>();
      const others: string[] = [];
      for (const id of new Set(ids.map(placeOfFolder))) {
        const place = directory?.place(id);
        if (place) known.set(id, place);
        else others.push(id);
      }
      const reviewIds = ids.filter(isReviewId);
      count += others.length + reviewIds.length;
      const [ofReviews] = await Promise.all([
        picturesOfReviews(reviewIds),
        readOthers(others, known),
      ]);
      return new Map(
        ids.flatMap((id): [string, Host][] => {
          const place = known.get(placeOfFolder(id));
          if (!place) return [];
          const urls = isReviewId(id)
            ? (ofReviews.get(id) ?? [])
            : place.images.map(({ url }) => url);
          return [[id, { title: place.title, urls }]];
        }),
      );
    },
  };

  async function readOthers(
    others: readonly string[],
    known: Map<string, Pick<Place, 'title' | 'images'>>,
  ): Promise<void> {
    if (others.length === 0) return;
    const documents = await firestore.getAll(...others.map((id) => places.doc(id)), {
      fieldMask: ['title', 'images', 'image'],
    });
    for (const document of documents) {
      if (document.exists) known.set(document.id, toPlace(document.id, document.data()));
    }
  }
}
