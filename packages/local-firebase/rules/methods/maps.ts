/** Methods of maps and of the difference between two maps. Reference: rules.Map, rules.MapDiff. */
import { isList, sameInSet } from '../equality.ts';
import { RulesMapDiff, RulesSet } from '../values.ts';
import type { RulesValue } from '../values.ts';
import { method, methodTable, property } from './table.ts';

type RulesMap = Map<string, RulesValue>;

/** Returns the value at a key, or at a list of keys of nested maps; the default when absent. */
function getOr(map: RulesMap, key: RulesValue, absent: RulesValue): RulesValue | undefined {
  const keys = isList(key) ? key : [key];
  let current: RulesValue = map;
  for (const step of keys) {
    if (typeof step !== 'string') return undefined;
    if (!(current instanceof Map)) return absent;
    const next: RulesValue | undefined = current.get(step);
    if (next === undefined) return absent;
    current = next;
  }
  return current;
}

/** Methods size, keys, values (lists), get and diff. */
export const mapMethods = methodTable<RulesMap>({
  size: property((map) => BigInt(map.size)),
  keys: property((map) => [...map.keys()]),
  values: property((map) => [...map.values()]),
  get: method(['string, any', 'list, any'], (map, [key, absent]) =>
    getOr(map, key ?? null, absent ?? null),
  ),
  diff: method(['map'], (map, [other]) =>
    other instanceof Map ? new RulesMapDiff(map, other) : undefined,
  ),
});

function differingKeys(diff: RulesMapDiff, wanted: 'changed' | 'unchanged'): string[] {
  const keys: string[] = [];
  for (const [key, value] of diff.left) {
    const other = diff.right.get(key);
    if (other === undefined) continue;
    if (sameInSet(value, other) === (wanted === 'unchanged')) keys.push(key);
  }
  return keys;
}

// Returns the added keys of a.diff(b): keys of a that b lacks. Removed keys are those of b that a lacks.
function addedKeys(diff: RulesMapDiff): string[] {
  return [...diff.left.keys()].filter((key) => !diff.right.has(key));
}

function removedKeys(diff: RulesMapDiff): string[] {
  return [...diff.right.keys()].filter((key) => !diff.left.has(key));
}

/** Methods for added, removed, changed, unchanged and affected keys; each returns a set. */
export const mapDiffMethods = methodTable<RulesMapDiff>({
  addedKeys: property((diff) => new RulesSet(addedKeys(diff))),
  removedKeys: property((diff) => new RulesSet(removedKeys(diff))),
  changedKeys: property((diff) => new RulesSet(differingKeys(diff, 'changed'))),
  unchangedKeys: property((diff) => new RulesSet(differingKeys(diff, 'unchanged'))),
  affectedKeys: property(
    (diff) =>
      new RulesSet([...addedKeys(diff), ...removedKeys(diff), ...differingKeys(diff, 'changed')]),
  ),
});
