import { addRecentSearch, parseRecentSearches } from '#features/search/model/recent-searches.ts';
import { readDeviceStorage, writeDeviceStorage } from '#platform/device/device-storage.ts';

const storageKey = 'guia:searches';

/** Returns the last searches on this device, newest first; [] if the browser refuses its storage. */
export function listRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(readDeviceStorage(storageKey));
  } catch {
    // The search does not depend on them.
    return [];
  }
}

/** Stores a query as the newest one. Does nothing if the browser refuses its storage. */
export function saveRecentSearch(query: string): void {
  storeSearches(addRecentSearch(listRecentSearches(), query));
}

/** Deletes one search, or all of them, and returns the others. */
export function deleteRecentSearches(query?: string): readonly string[] {
  const others = query === undefined ? [] : listRecentSearches().filter((one) => one !== query);
  storeSearches(others);
  return others;
}

function storeSearches(searches: readonly string[]): void {
  try {
    writeDeviceStorage(storageKey, searches.length === 0 ? null : JSON.stringify(searches));
  } catch {
    // As listRecentSearches().
  }
}
