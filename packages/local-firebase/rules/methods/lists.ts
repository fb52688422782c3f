/** Methods of lists. Reference: rules.List. */
import { distinct, listFinder, listOf } from '../membership.ts';
import { EvalError } from '../outcome.ts';
import { maximumListLength, maximumTextLength } from '../sizes.ts';
import { RulesSet } from '../values.ts';
import type { RulesValue } from '../values.ts';
import { textOf, unsupportedText } from './conversions.ts';
import { method, methodTable, property } from './table.ts';
import type { BuiltinResult, Method } from './table.ts';

type List = readonly RulesValue[];

/** A method whose argument must be a list, not a set. */
function withList(run: (list: List, other: List) => BuiltinResult): Method<List> {
  return method(['list'], (list, [given]) => {
    const other = listOf(given);
    return other && run(list, other);
  });
}

function concatenated(list: List, other: List): BuiltinResult {
  if (list.length + other.length > maximumListLength) return new EvalError('List too long error.');
  return [...list, ...other];
}

function joined(list: List, separator: string): BuiltinResult {
  const texts: string[] = [];
  let length = 0;
  for (const item of list) {
    const text = textOf(item);
    if (text === undefined) return unsupportedText(item);
    texts.push(text);
    length += text.length + separator.length;
    if (length > maximumTextLength) return new EvalError('String too long error.');
  }
  return texts.join(separator);
}

/** Methods size, concat, hasAll, hasAny, hasOnly, join, removeAll and toSet. */
export const listMethods = methodTable<List>({
  size: property((list) => BigInt(list.length)),
  toSet: property((list) => new RulesSet(distinct(list))),
  concat: withList(concatenated),
  hasAll: withList((list, other) => other.every(listFinder(list))),
  hasAny: withList((list, other) => other.some(listFinder(list))),
  hasOnly: withList((list, other) => list.every(listFinder(other))),
  removeAll: withList((list, other) => {
    const removed = listFinder(other);
    return list.filter((item) => !removed(item));
  }),
  join: method(['string'], (list, [separator]) =>
    typeof separator === 'string' ? joined(list, separator) : undefined,
  ),
});
