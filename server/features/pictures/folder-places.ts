import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { unknownCategoryName } from '#features/categories/model/category.ts';
import type { UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import type { PlaceDirectory, PlaceIndex } from '#server/search-index/place-index.ts';

/** Whose pictures a folder holds; null when no such place exists. */
export type FolderPlace = UploadFolderView['place'];

/** Finds the places of folders. A folder that is absent from the answer was not looked up yet. */
export type FindFolderPlaces = (ids: readonly string[]) => Promise<Map<string, FolderPlace>>;

/** Documents that one answer reads: a page load stays below 200 whatever the size of the guide. */
const mostReads = 150;
/** How long what was read is believed, where there is more to read than one answer may. */
const believedMs = 10 * 60_000;
const mostBelieved = 20_000;

interface FolderPlacesOptions {
  firestore: Firestore;
  /** Knows the public places without reading them; without it every place is read. */
  placeIndex?: Pick<PlaceIndex, 'current'>;
}

/**
 * Public places are taken from the search snapshot, at most a minute old; only the rest, inactive places and
 * orphans, is read, at most 150 an answer.
 * @returns a function that throws AppError 'unavailable' when Firestore does not answer
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
    // Without the snapshot everything is read, a bounded number at a time.
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
    // Few are read anew each time; of many, those that were not read before.
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
