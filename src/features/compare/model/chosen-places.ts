/** Of the address, with the ids of the places, separated by commas. */
const parameter = 'lugares';

/** Places that are set side by side at most: more cannot be told apart on a screen. */
export const maxCompared = 4;

/** Longest id of a document that the guide gives (Firestore allows 1,500 bytes). */
const maxIdLength = 128;

/**
 * The places that an address names, in its order: each once, at most `most`, and nothing that is no id.
 * @param params query of the address, which anyone can write
 */
export function chosenIn(params: URLSearchParams, most: number): string[] {
  const ids = (params.get(parameter) ?? '').split(',').map((id) => id.trim());
  const usable = ids.filter((id) => id !== '' && id.length <= maxIdLength && !id.includes('/'));
  return [...new Set(usable)].slice(0, most);
}

/** What the query of the address holds for these places; nothing for none. */
export function chosenParams(ids: readonly string[]): Record<string, string> {
  return ids.length === 0 ? {} : { [parameter]: ids.join(',') };
}
