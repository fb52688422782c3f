/** Methods of maps and of the difference between two maps. Reference: rules.Map, rules.MapDiff. */
import { isList, sameInSet } from '../equality.ts';
import { RulesMapDiff, RulesSet } from '../values.ts';
import type { RulesValue } from '../values.ts';
import type { Method, MethodTable } from './table.ts';

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
export const mapMethods: MethodTable<RulesMap> = new Map<string, Method<RulesMap>>([
  ['size', { arity: 0, run: (map) => BigInt(map.size) }],
  ['keys', { arity: 0, run: (map) => [...map.keys()] }],
  ['values', { arity: 0, run: (map) => [...map.values()] }],
  [
    'get',
    {
      arity: 2,
      takes: ['string, any', 'list, any'],
      run: (map, [key, absent]) => getOr(map, key ?? null, absent ?? null),
    },
  ],
  [
    'diff',
    {
      arity: 1,
      takes: ['map'],
      run: (map, [other]) => (other instanceof Map ? new RulesMapDiff(map, other) : undefined),
    },
  ],
]);

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
export const mapDiffMethods: MethodTable<RulesMapDiff> = new Map<string, Method<RulesMapDiff>>([
  ['addedKeys', { arity: 0, run: (diff) => new RulesSet(addedKeys(diff)) }],
  ['removedKeys', { arity: 0, run: (diff) => new RulesSet(removedKeys(diff)) }],
  ['changedKeys', { arity: 0, run: (diff) => new RulesSet(differingKeys(diff, 'changed')) }],
  ['unchangedKeys', { arity: 0, run: (diff) => new RulesSet(differingKeys(diff, 'unchanged')) }],
  [
    'affectedKeys',
    {
      arity: 0,
      run: (diff) =>
        new RulesSet([...addedKeys(diff), ...removedKeys(diff), ...differingKeys(diff, 'changed')]),
    },
  ],
]);
