import { AppError } from '#shared/app-error.ts';
import type { PlaceDescriptionsSnapshot } from '#features/search/model/place-index.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';

import { fieldsOf } from '#shared/stored-fields.ts';
import { apiGet } from '#platform/api/api-client.ts';
import { searchEngine } from './lazy-search-engine.ts';

/** A snapshot of all active places, ready to be searched. */
export interface LoadedIndex {
  version: string;
  search: PlaceSearch;
}

/**
 * The newest search snapshot. The browser asks each time and the server answers 'unchanged' by ETag,
 * so a deactivated place is out as soon as the server knows; an unchanged version is not built again.
 * @param previous what was loaded before, answered again while its version is the newest
 * @throws AppError 'unavailable' and 'timeout' when the server is away; 'unknown' for another format
 */
export async function loadPlaceIndex(
  previous?: LoadedIndex,
  signal?: AbortSignal,
): Promise<LoadedIndex> {
  const [body, { decodePlaceIndex, createPlaceSearch }] = await Promise.all([
    apiGet('/api/places/index', { cache: 'no-cache', ...(signal && { signal }) }),
    searchEngine(),
  ]);
  if (previous !== undefined && fieldsOf(body)['version'] === previous.version) return previous;
  const index = decodePlaceIndex(body);
  return { version: index.snapshot.version, search: createPlaceSearch(index) };
}

/** The files beside the index, with the name that each has in its address. */
export type PlaceDetail = 'descriptions' | 'hours';

/**
 * Adds what stands in files of their own to a loaded index: descriptions, which are findable then, and hours. What has
 * arrived stays when another one fails.
 * @returns a search that has them; the one in `loaded` has them too from then on
 * @throws AppError 'conflict' when the server has moved on to another version, after asking once
 *   more; what apiGet throws
 */
export async function addPlaceDetails(
  { version, search }: LoadedIndex,
  details: readonly PlaceDetail[],
  signal?: AbortSignal,
): Promise<PlaceSearch> {
  const adding: Record<PlaceDetail, () => Promise<void>> = {
    descriptions: async () => {
      search.addDescriptions(toDescriptions(await fetchDetail('descriptions', version, signal)));
    },
    hours: async () => {
      const body = await fetchDetail('hours', version, signal);
      const { decodePlaceHours } = await searchEngine();
      search.addHours(decodePlaceHours(body));
    },
  };
  await Promise.all(details.map((detail) => adding[detail]()));
  // A new object, so that whoever watches it sees that there is more now.
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
  // A copy of the version before may lie between here and the server: once past all of them.
  return fieldsOf(body)['version'] === version ? body : fetchFile('reload');
}

function toDescriptions(body: unknown): PlaceDescriptionsSnapshot {
  const { format, version, description } = fieldsOf(body);
  const isWhole =
    format === 1 &&
    typeof version === 'string' &&
    Array.isArray(description) &&
    description.every((text) => typeof text === 'string');
  if (!isWhole) throw new AppError('unknown', 'The descriptions are not in a known format');
  return { format, version, description };
}
