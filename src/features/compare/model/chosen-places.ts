/** URL parameter with the comma-separated ids of the places. */
const parameter = 'lugares';

/** Maximum number of compared places that fit on a screen. */
export const maxCompared = 4;

/** Maximum length of a document id in the guide (Firestore allows 1,500 bytes). */
const maxIdLength = 128;

/**
 * Parses the place ids in a URL, in order and without duplicates. Invalid ids are dropped.
 * @param params untrusted query of the URL
 * @param most maximum number of ids
 */
export function chosenIn(params: URLSearchParams, most: number): string[] {
  const ids = (params.get(parameter) ?? '').split(',').map((id) => id.trim());
  const usable = ids.filter((id) => id !== '' && id.length <= maxIdLength && !id.includes('/'));
  return [...new Set(usable)].slice(0, most);
}

/** Returns the URL parameter of these places; an empty object without places. */
export function chosenParams(ids: readonly string[]): Record<string, string> {
  return ids.length === 0 ? {} : { [parameter]: ids.join(',') };
}
