import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { unknownCategoryName } from '#features/categories/model/category.ts';
import type { UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import type { PlaceDirectory, LivePlaceIndex } from '#server/search-index/place-index.ts';

/** Place whose images a folder contains; null if it does not exist. */
export type FolderPlace = UploadFolderView['place'];

/** Finds the places of folders. A folder that is missing in the result was not looked up yet. */
export type FindFolderPlaces = (ids: readonly string[]) => Promise<Map<string, FolderPlace>>;

/**
 * Maximum number of documents read per response, so that a page load stays below 200 reads for any size of the guide.
 */
const maxReads = 150;
/** Cache time in ms of documents, used if one response cannot read all of them. */
const cacheMs = 10 * 60_000;
const maxCached = 20_000;

interface FolderPlacesOptions {
  firestore: Firestore;
  /** Provides the public places from memory; without it every place is read. */
  placeIndex?: Pick<LivePlaceIndex, 'current'>;
}

/**
 * Creates the lookup of folder places. Public places come from the search snapshot, at most a minute old. Only the
 * others, inactive places and orphans, are read, at most 150 per response.
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createFolderPlaces({
  firestore,
  placeIndex,
}: FolderPlacesOptions): FindFolderPlaces {
  const cache = new LRUCache<string, { place: FolderPlace }>({
    max: maxCached,
    ttl: cacheMs,
  });
  const places = firestore.collection('places');

  async function read(ids: readonly string[], categoryNameOf: CategoryNameOf): Promise<void> {
    if (ids.length === 0) return;
    const documents = await firestore.getAll(...ids.map((id) => places.doc(id)), {
      fieldMask: ['title', 'location', 'category'],
    });
    for (const document of documents) {
      const text = (field: string) => String(document.get(field) ?? '');
      const place = document.exists
        ? {
            name: text('title'),
            location: text('location'),
            category: categoryNameOf(text('category')),
          }
        : null;
      cache.set(document.id, { place });
    }
  }

  return async (ids) => {
    // Without the snapshot all places are read, a limited number at a time.
    const directory = (await placeIndex?.current().catch(() => null)) ?? null;
    const categoryNameOf = categoryNames(directory);
    const found = new Map<string, FolderPlace>();
    for (const id of ids) {
      const place = directory?.place(id);
      if (!place) continue;
      const { title, location, category } = place;
      found.set(id, { name: title, location, category: categoryNameOf(category) });
    }
    const uncachedIds = ids.filter((id) => !found.has(id));
    // A small number is read again each time; of a large number only those that are not cached.
    const areTooMany = uncachedIds.length > maxReads;
    await read(
      uncachedIds.filter((id) => !areTooMany || !cache.has(id)).slice(0, maxReads),
      categoryNameOf,
    );
    for (const id of uncachedIds) {
      const cached = cache.get(id);
      if (cached) found.set(id, cached.place);
    }
    return found;
  };
}

type CategoryNameOf = (id: string) => string;

function categoryNames(directory: PlaceDirectory | null): CategoryNameOf {
  const names = new Map(directory?.categories.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? unknownCategoryName;
}
