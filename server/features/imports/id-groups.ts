/**
 * Maximum number of values of an 'in' filter
 * (https://firebase.google.com/docs/firestore/query-data/queries#in_not-in_and_array-contains-any).
 */
const maxInValues = 30;

/** Splits ids into groups for the filter 'in'. */
export function groupIds(ids: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (let start = 0; start < ids.length; start += maxInValues) {
    groups.push(ids.slice(start, start + maxInValues));
  }
  return groups;
}
