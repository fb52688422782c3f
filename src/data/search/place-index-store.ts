import { AppError } from '#domain/app-error.ts';
import type { PlaceDescriptionsSnapshot } from '#domain/place-index.ts';
import type { PlaceSearch } from '#domain/place-search.ts';

import { fieldsOf } from '#domain/stored/fields.ts';
import { apiGet } from '../api/api-client.ts';
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

/**
 * Makes the descriptions findable in a loaded index.
 * @returns a search that has them; the one in `loaded` finds them too from then on
 * @throws AppError 'conflict' when the server has moved on to another version, after asking once
 *   more; what apiGet throws
 */
export async function addPlaceDescriptions(
  { version, search }: LoadedIndex,
  signal?: AbortSignal,
): Promise<PlaceSearch> {
  let snapshot = await fetchDescriptions('no-cache', signal);
  // A copy of the version before may lie between here and the server: once past all of them.
  if (snapshot.version !== version) snapshot = await fetchDescriptions('reload', signal);
  search.addDescriptions(snapshot);
  // A new object, so that whoever watches it sees that it finds more now.
  return { ...search };
}

async function fetchDescriptions(
  cache: RequestCache,
  signal?: AbortSignal,
): Promise<PlaceDescriptionsSnapshot> {
  const body = await apiGet('/api/places/index/descriptions', { cache, ...(signal && { signal }) });
  const { format, version, description } = fieldsOf(body);
  const isWhole =
    format === 1 &&
    typeof version === 'string' &&
    Array.isArray(description) &&
    description.every((text) => typeof text === 'string');
  if (!isWhole) throw new AppError('unknown', 'The descriptions are not in a known format');
  return { format, version, description };
}
