import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { UploadFolderView } from '#features/pictures/model/upload-folder.ts';
import { readDocuments } from '#server/platform/firestore/record-pages.ts';
import type { PlaceDirectory, LivePlaceIndex } from '#server/search-index/place-index.ts';
import { minuteMs } from '#shared/time-units.ts';

/** Place whose images a folder contains; null if the place does not exist. */
export type FolderPlace = UploadFolderView['place'];

/** Finds the places of folders. A folder that is missing in the result was not looked up yet. */
export type FindFolderPlaces = (ids: readonly string[]) => Promise<Map<string, FolderPlace>>;

/**
 * Maximum number of documents read per response, so that a page load stays below 200 reads for any size of the guide.
 */
const maxReadsPerResponse = 150;
/** Cache time in ms of documents, used if one response cannot read all of them. */
const cacheMs = 10 * minuteMs;
const maxCachedPlaces = 20_000;

interface FolderPlaceFinderOptions {
  firestore: Firestore;
  /** Provides the public places from memory; without it every place is read. */
  placeIndex?: Pick<LivePlaceIndex, 'current'>;
}

/**
 * Creates the lookup of folder places. Public places come from the search snapshot, at most a minute old. Inactive and
 * missing places are read from Firestore, at most 150 per response.
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createFolderPlaceFinder({
  firestore,
  placeIndex,
}: FolderPlaceFinderOptions): FindFolderPlaces {
  const cache = new LRUCache<string, { place: FolderPlace }>({
    max: maxCachedPlaces,
    ttl: cacheMs,
  });
  const places = firestore.collection('places');

  async function readIntoCache(
    ids: readonly string[],
    categoryNameOf: CategoryNameOf,
  ): Promise<void> {
    const documents = await readDocuments(places, ids, ['title', 'location', 'category']);
    for (const document of documents) {
      const textField = (field: string) => String(document.get(field) ?? '');
      const place = document.exists
        ? {
            name: textField('title'),
            location: textField('location'),
            category: categoryNameOf(textField('category')),
          }
        : null;
      cache.set(document.id, { place });
    }
  }

  return async (ids) => {
    // Without the snapshot all places are read, a limited number at a time.
    const directory = (await placeIndex?.current().catch(() => null)) ?? null;
    const categoryNameOf = createCategoryNameLookup(directory);
    const foundPlaces = new Map<string, FolderPlace>();
    for (const id of ids) {
      const place = directory?.place(id);
      if (!place) continue;
      const { title, location, category } = place;
      foundPlaces.set(id, { name: title, location, category: categoryNameOf(category) });
    }
    const idsOutsideIndex = ids.filter((id) => !foundPlaces.has(id));
    // Up to maxReadsPerResponse places are read every time, also if cached. Of more places, only those not cached are
    // read.
    const hasTooManyIds = idsOutsideIndex.length > maxReadsPerResponse;
    await readIntoCache(
      idsOutsideIndex
        .filter((id) => !hasTooManyIds || !cache.has(id))
        .slice(0, maxReadsPerResponse),
      categoryNameOf,
    );
    for (const id of idsOutsideIndex) {
      const cached = cache.get(id);
      if (cached) foundPlaces.set(id, cached.place);
    }
    return foundPlaces;
  };
}

type CategoryNameOf = (id: string) => string;

function createCategoryNameLookup(directory: PlaceDirectory | null): CategoryNameOf {
  const names = new Map(directory?.categories.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? unknownCategoryName;
}
