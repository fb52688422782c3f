/** Methods of lists. Reference: rules.List. */
import { containsValue, isList } from '../operators.ts';
import { EvalError } from '../outcome.ts';
import { textOf } from './conversions.ts';
import { setOf } from './sets.ts';
import { RulesSet } from '../values.ts';
import type { RulesValue } from '../values.ts';
import type { Method, MethodTable } from './table.ts';

type List = readonly RulesValue[];

/** Elements of a list or a set; undefined for anything else. */
function elementsOf(value: RulesValue | undefined): List | undefined {
  if (value instanceof RulesSet) return value.elements;
  return value !== undefined && isList(value) ? value : undefined;
}

/** size, concat, hasAll, hasAny, hasOnly, join, removeAll, toSet */
export const listMethods: MethodTable<List> = new Map<string, Method<List>>([
  ['size', { arity: 0, run: (list) => BigInt(list.length) }],
  ['toSet', { arity: 0, run: (list) => setOf(list) }],
  [
    'concat',
    {
      arity: 1,
      run: (list, [other]) =>
        other !== undefined && isList(other) ? [...list, ...other] : undefined,
    },
  ],
  [
    'hasAll',
    {
      arity: 1,
      run: (list, [other]) => elementsOf(other)?.every((item) => containsValue(list, item)),
    },
  ],
  [
    'hasAny',
    {
      arity: 1,
      run: (list, [other]) => elementsOf(other)?.some((item) => containsValue(list, item)),
    },
  ],
  [
    'hasOnly',
    {
      arity: 1,
      run: (list, [other]) => {
        const allowed = elementsOf(other);
        return allowed && list.every((item) => containsValue(allowed, item));
      },
    },
  ],
  [
    'removeAll',
    {
      arity: 1,
      run: (list, [other]) => {
        const removed = elementsOf(other);
        return removed && list.filter((item) => !containsValue(removed, item));
      },
    },
  ],
  [
    'join',
    {
      arity: 1,
      run: (list, [separator]) => {
        if (typeof separator !== 'string') return undefined;
        const texts: string[] = [];
        for (const item of list) {
          const text = textOf(item);
          if (text === undefined) return new EvalError('Unsupported operation error. join().');
          texts.push(text);
        }
        return texts.join(separator);
      },
    },
  ],
]);
