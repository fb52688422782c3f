/**
 * Values that a list query determines only partly: a field with bounds, a list with known members, or the document
 * itself.
 */
import type { RulesValue } from './values.ts';

export interface Bound {
  value: RulesValue;
  inclusive: boolean;
}

/** Facts about one field that hold in every document the query can return. */
export interface FieldFacts {
  lower: Bound | null;
  upper: Bound | null;
  /** Known members of the field, which is then a list. */
  members: RulesValue[];
  /** Values the field does not have. */
  excluded: RulesValue[];
}

/**
 * Facts by field path. `pinned` is the exact value of the field; otherwise there are `facts` (the field exists) or only
 * children.
 */
export interface FactNode {
  pinned?: RulesValue;
  facts?: FieldFacts;
  children: Map<string, FactNode>;
}

/** An existing field with the facts known about its value. */
export class SymbolicValue {
  readonly name: string;
  readonly facts: FieldFacts;
  constructor(name: string, facts: FieldFacts) {
    this.name = name;
    this.facts = facts;
  }
}

/** A map with some known fields: resource.data of a list, or a nested map. */
export class SymbolicMap {
  readonly name: string;
  readonly node: FactNode;
  constructor(name: string, node: FactNode) {
    this.name = name;
    this.node = node;
  }
}

export type Symbolic = SymbolicValue | SymbolicMap;

/** Returns whether a value is only partly known. */
export function isSymbolic(value: unknown): value is Symbolic {
  return value instanceof SymbolicValue || value instanceof SymbolicMap;
}
