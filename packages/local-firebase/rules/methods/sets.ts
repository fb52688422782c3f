/** Methods of sets. Reference: rules.Set. Arguments of the combining methods must be sets. */
import { distinct, listOf, setFinder } from '../membership.ts';
import { RulesSet } from '../values.ts';
import type { RulesValue } from '../values.ts';
import { method, methodTable, property } from './table.ts';
import type { BuiltinResult, Method } from './table.ts';

type Elements = readonly RulesValue[];

/** A predicate whose argument is a set or a list. */
function asking(answer: (own: Elements, given: Elements) => boolean): Method<RulesSet> {
  return method(['set', 'list'], (set, [other]) => {
    const given = other instanceof RulesSet ? other.elements : listOf(other);
    return given && answer(set.elements, given);
  });
}

/** A combination whose argument is a set. */
function combining(combine: (own: Elements, given: Elements) => Elements): Method<RulesSet> {
  return method(['set'], (set, [other]): BuiltinResult =>
    other instanceof RulesSet ? new RulesSet(combine(set.elements, other.elements)) : undefined,
  );
}

/** Methods size, hasAll, hasAny, hasOnly, difference, intersection and union. */
export const setMethods = methodTable<RulesSet>({
  size: property((set) => BigInt(set.elements.length)),
  hasAll: asking((own, given) => given.every(setFinder(own))),
  hasAny: asking((own, given) => given.some(setFinder(own))),
  hasOnly: asking((own, given) => own.every(setFinder(given))),
  intersection: combining((own, given) => own.filter(setFinder(given))),
  union: combining((own, given) => distinct([...own, ...given])),
  difference: combining((own, given) => {
    const removed = setFinder(given);
    return own.filter((item) => !removed(item));
  }),
});
