import { AppError } from '#shared/app-error.ts';
import type { PlaceDescriptionsSnapshot } from '#features/search/model/place-index.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';

import { fieldsOf } from '#shared/stored-fields.ts';
import { apiGet } from '#platform/api/api-client.ts';
import { loadLexicon, searchEngine } from './lazy-search-engine.ts';

/** A searchable snapshot of all active places. */
export interface LoadedIndex {
  version: string;
  search: PlaceSearch;
}

/**
 * Loads the newest search snapshot. Each call asks the server, which answers 'not modified' by ETag for an unchanged
 * version, so that a deactivated place disappears as soon as the server knows. An unchanged version is not rebuilt.
 * @param previous the snapshot loaded before; returned again while its version is the newest
 * @throws AppError 'unavailable' and 'timeout' if the server is unavailable; 'unknown' for another format
 */
export async function loadPlaceIndex(
  previous?: LoadedIndex,
  signal?: AbortSignal,
): Promise<LoadedIndex> {
  const [body, { decodePlaceIndex, createPlaceSearch }, lexicon] = await Promise.all([
    apiGet('/api/places/index', { cache: 'no-cache', ...(signal && { signal }) }),
    searchEngine(),
    loadLexicon(),
  ]);
  // A search that was built without the lexicon is replaced as soon as the lexicon is there.
  const isUpToDate =
    fieldsOf(body)['version'] === previous?.version &&
    (lexicon === null || previous?.search.hasLexicon);
  if (previous && isUpToDate) return previous;
  const index = decodePlaceIndex(body);
  return {
    version: index.snapshot.version,
    search: createPlaceSearch(index, lexicon ?? undefined),
  };
}

/** Additional files of the index, named as in their URLs. */
export type PlaceDetail = 'descriptions' | 'hours';

/**
 * Adds separate files to a loaded index: descriptions, which become searchable, and hours. If one file fails, the
 * function throws, but the other file stays added.
 * @returns a new search object with the details; they are also added to the given `search`
 * @throws AppError 'conflict' if the server has another version, after one retry; errors of apiGet()
 */
export async function addPlaceDetails(
  { version, search }: LoadedIndex,
  details: readonly PlaceDetail[],
  signal?: AbortSignal,
): Promise<PlaceSearch> {
  const loadersByDetail: Record<PlaceDetail, () => Promise<void>> = {
    descriptions: async () => {
      search.addDescriptions(toDescriptions(await fetchDetail('descriptions', version, signal)));
    },
    hours: async () => {
      const body = await fetchDetail('hours', version, signal);
      const { decodePlaceHours } = await searchEngine();
      search.addHours(decodePlaceHours(body));
    },
  };
  await Promise.all(details.map((detail) => loadersByDetail[detail]()));
  // A new object, so that observers see the change.
  return { ...search };
}

async function fetchDetail(
  detail: PlaceDetail,
  version: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const fetchFile = (cache: RequestCache) =>
    apiGet(`/api/places/index/${detail}`, { cache, ...(signal && { signal }) });
  const body = await fetchFile('no-cache');
  // An intermediate cache may hold the previous version; one retry bypasses all caches.
  return fieldsOf(body)['version'] === version ? body : fetchFile('reload');
}

function toDescriptions(body: unknown): PlaceDescriptionsSnapshot {
  const { format, version, description } = fieldsOf(body);
  const isValid =
    format === 1 &&
    typeof version === 'string' &&
    Array.isArray(description) &&
    description.every((text) => typeof text === 'string');
  if (!isValid) throw new AppError('unknown', 'The descriptions are not in a known format');
  return { format, version, description };
}
