import type { Firestore } from '@google-cloud/firestore';
import type { Place } from '#features/places/model/place.ts';
import { toPlace } from '#features/places/model/stored-place.ts';
import type {
  PictureName,
  UnsavedPicture,
  UnsavedPicturesAnswer,
  UnsavedRemovalAnswer,
} from '#features/pictures/model/unsaved-picture.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import type { KnownPlace } from '#server/features/places/managed-place.ts';
import { unnamedImages } from './forgotten-images.ts';
import {
  addressOfFolder,
  checkedFilename,
  checkedFolderName,
  isReviewId,
  placeOfFolder,
} from './store/image-names.ts';
import type { ImageStore, StoredImage } from './store/image-store.ts';

/** More folders than a city has places and reviews; only their names are read. */
const maxFolders = 1_000_000;
/** Folders that are listed, and whose places are read, at the same moment. */
const chunk = 30;
/** What one answer may cost: folders listed, documents of places read, and places whose events are. */
const mostFolders = 600;
const mostPlaces = 120;
const mostEventful = 40;
/** Pictures after which an answer ends. */
const enough = 48;

/** What is known of the place whose folder it is, or of the review and its place. */
type Host = Pick<Place, 'title'> & { urls: readonly string[] };

export interface UnsavedPicturesOptions {
  store: Pick<ImageStore, 'folderNames' | 'list' | 'remove'>;
  firestore: Firestore;
  /** Knows the public places without reading them; without it every place is read. */
  placeIndex?: Pick<PlaceIndex, 'current'>;
  /** As readPlace(). */
  readPlace: (placeId: string) => Promise<Pick<KnownPlace, 'imageUrls'> | null>;
  /** As eventPictures(). */
  eventPictures: (placeId: string) => Promise<readonly string[]>;
  /** As picturesOfReviews(). */
  picturesOfReviews: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** What super admins see and throw away of pictures that were sent and never saved. */
export interface UnsavedPictures {
  /**
   * Pictures older than an hour that neither the record of their place or review nor an event there names, folder by folder in the
   * order of their names, some hundred folders an answer. The folders of places that are gone are told by
   * listUploadFolders().
   * @param after the folder behind which to go on; '' for the first
   * @throws AppError 'unavailable'
   */
  list: (after: string, now: number) => Promise<UnsavedPicturesAnswer>;
  /**
   * Throws pictures away. Who names them is read again right before: what was saved meanwhile stays, and so does what
   * somebody may still be about to save. One that is gone already counts as removed.
   * @throws AppError 'invalid-input' for what names no picture; 'unavailable', after which some may be gone
   */
  remove: (pictures: readonly PictureName[], now: number) => Promise<UnsavedRemovalAnswer>;
}

/** What a place or review does not name of its folder; events of the place may. */
interface UnnamedInFolder {
  name: string;
  title: string;
  unnamed: StoredImage[];
}

export function createUnsavedPictures(options: UnsavedPicturesOptions): UnsavedPictures {
  const { store, readPlace, picturesOfReviews } = options;

  const eventPictures = async (name: string) =>
    isReviewId(name) ? [] : options.eventPictures(name);

  /** A folder's pictures that its place or review does not name; null where there is no such place. */
  async function unnamedIn(name: string, host: Host | undefined, now: number) {
    if (!host) return null;
    const { forgotten, recent } = unnamedImages(await store.list(name), host.urls, now);
    return { name, title: host.title, unnamed: [...forgotten, ...recent] };
  }

  /** Those of them that no event names either. */
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

  /** Every address that names a picture of a folder. */
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
 * Finds the places of folders: public ones in memory, the others by reading them, and reviews always. Absent where
 * there is no such place; a review that is gone names nothing.
 */
function hostsOf({ firestore, placeIndex, picturesOfReviews }: UnsavedPicturesOptions) {
  let directory: Awaited<ReturnType<PlaceIndex['current']>> | null | undefined;
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
