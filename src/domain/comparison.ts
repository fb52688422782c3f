import { linkTo } from './routes.ts';

/** Places that can be seen side by side (issue 20: more are not told apart on a screen). */
export const maxCompared = 4;

/** Of the address, with the ids of the places, separated by commas. */
const parameter = 'lugares';

/** Longest id of a document that the guide gives (Firestore allows 1,500 bytes). */
const maxIdLength = 128;

/**
 * The places that an address asks to compare, in its order: each once, at most four, and nothing that is no id.
 * @param params query of the address, which anyone can write
 */
export function comparedIn(params: URLSearchParams): string[] {
  const ids = (params.get(parameter) ?? '').split(',').map((id) => id.trim());
  const usable = ids.filter((id) => id !== '' && id.length <= maxIdLength && !id.includes('/'));
  return [...new Set(usable)].slice(0, maxCompared);
}

/** What the query of the address holds for these places; nothing for none. */
export function comparisonParams(ids: readonly string[]): Record<string, string> {
  return ids.length === 0 ? {} : { [parameter]: ids.join(',') };
}

/** The address at which these places stand side by side. */
export function comparisonLink(ids: readonly string[]): string {
  return linkTo('/comparar', comparisonParams(ids));
}
