/** Methods of sets. Reference: rules.Set. Arguments of the combining methods must be sets. */
import { containsValue, isList } from '../operators.ts';
import { RulesSet } from '../values.ts';
import type { RulesValue } from '../values.ts';
import type { Method, MethodTable } from './table.ts';

/** The set of a list's distinct elements, the first of equal ones kept. */
export function setOf(items: readonly RulesValue[]): RulesSet {
  const strings = new Set<string>();
  const elements: RulesValue[] = [];
  for (const item of items) {
    if (typeof item === 'string') {
      if (strings.has(item)) continue;
      strings.add(item);
    } else if (containsValue(elements, item)) {
      continue;
    }
    elements.push(item);
  }
  return new RulesSet(elements);
}

function elementsOf(value: RulesValue | undefined): readonly RulesValue[] | undefined {
  if (value instanceof RulesSet) return value.elements;
  return value !== undefined && isList(value) ? value : undefined;
}

/** size, hasAll, hasAny, hasOnly, difference, intersection, union */
export const setMethods: MethodTable<RulesSet> = new Map<string, Method<RulesSet>>([
  ['size', { arity: 0, run: (set) => BigInt(set.elements.length) }],
  [
    'hasAll',
    {
      arity: 1,
      run: (set, [other]) => elementsOf(other)?.every((item) => containsValue(set.elements, item)),
    },
  ],
  [
    'hasAny',
    {
      arity: 1,
      run: (set, [other]) => elementsOf(other)?.some((item) => containsValue(set.elements, item)),
    },
  ],
  [
    'hasOnly',
    {
      arity: 1,
      run: (set, [other]) => {
        const allowed = elementsOf(other);
        return allowed && set.elements.every((item) => containsValue(allowed, item));
      },
    },
  ],
  [
    'difference',
    {
      arity: 1,
      run: (set, [other]) =>
        other instanceof RulesSet
          ? new RulesSet(set.elements.filter((item) => !containsValue(other.elements, item)))
          : undefined,
    },
  ],
  [
    'intersection',
    {
      arity: 1,
      run: (set, [other]) =>
        other instanceof RulesSet
          ? new RulesSet(set.elements.filter((item) => containsValue(other.elements, item)))
          : undefined,
    },
  ],
  [
    'union',
    {
      arity: 1,
      run: (set, [other]) =>
        other instanceof RulesSet ? setOf([...set.elements, ...other.elements]) : undefined,
    },
  ],
]);
