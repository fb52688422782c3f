/** URL parameter with the comma-separated ids of the places. */
const placesParam = 'lugares';

/** Maximum number of compared places that fit on a screen. */
export const maxComparedPlaces = 4;

/** Maximum length of a document id in the guide (Firestore allows 1,500 bytes). */
const maxIdLength = 128;

/**
 * Parses the place ids in a URL, in order and without duplicates. Invalid ids are dropped.
 * @param params untrusted query of the URL
 * @param maxIds maximum number of ids
 */
export function parseChosenIds(params: URLSearchParams, maxIds: number): string[] {
  const ids = (params.get(placesParam) ?? '').split(',').map((id) => id.trim());
  const validIds = ids.filter((id) => id !== '' && id.length <= maxIdLength && !id.includes('/'));
  return [...new Set(validIds)].slice(0, maxIds);
}

/** Returns the URL parameter of these places; an empty object without places. */
export function toChosenParams(ids: readonly string[]): Record<string, string> {
  return ids.length === 0 ? {} : { [placesParam]: ids.join(',') };
}
