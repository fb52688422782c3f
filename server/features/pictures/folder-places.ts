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
const mostReads = 150;
/** Cache time in ms of documents, used if one response cannot read all of them. */
const believedMs = 10 * 60_000;
const mostBelieved = 20_000;

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
  const believed = new LRUCache<string, { place: FolderPlace }>({
    max: mostBelieved,
    ttl: believedMs,
  });
  const places = firestore.collection('places');

  async function read(ids: readonly string[], categories: Categories): Promise<void> {
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
            category: categories(text('category')),
          }
        : null;
      believed.set(document.id, { place });
    }
  }

  return async (ids) => {
    // Without the snapshot all places are read, a limited number at a time.
    const directory = (await placeIndex?.current().catch(() => null)) ?? null;
    const categories = categoryNames(directory);
    const found = new Map<string, FolderPlace>();
    for (const id of ids) {
      const place = directory?.place(id);
      if (!place) continue;
      const { title, location, category } = place;
      found.set(id, { name: title, location, category: categories(category) });
    }
    const others = ids.filter((id) => !found.has(id));
    // A small number is read again each time; of a large number only those that are not cached.
    const isMany = others.length > mostReads;
    await read(others.filter((id) => !isMany || !believed.has(id)).slice(0, mostReads), categories);
    for (const id of others) {
      const known = believed.get(id);
      if (known) found.set(id, known.place);
    }
    return found;
  };
}

type Categories = (id: string) => string;

function categoryNames(directory: PlaceDirectory | null): Categories {
  const names = new Map(directory?.categories.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? unknownCategoryName;
}
