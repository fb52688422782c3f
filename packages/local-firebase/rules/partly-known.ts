/**
 * Values of which a list query tells something but not all: a field with bounds, a list with known
 * members, the document itself.
 */
import type { RulesValue } from './values.ts';

export interface Bound {
  value: RulesValue;
  inclusive: boolean;
}

/** What holds for one field in every document the query can return. */
export interface FieldFacts {
  lower: Bound | null;
  upper: Bound | null;
  /** Members of the field, which is then a list. */
  members: RulesValue[];
  /** Values the field does not have. */
  excluded: RulesValue[];
}

/** Facts by field path. `pinned` settles the field; otherwise `facts` (it exists) or only children. */
export interface FactNode {
  pinned?: RulesValue;
  facts?: FieldFacts;
  children: Map<string, FactNode>;
}

/** A field that exists, with what is known of its value. */
export class SymbolicValue {
  readonly name: string;
  readonly facts: FieldFacts;
  constructor(name: string, facts: FieldFacts) {
    this.name = name;
    this.facts = facts;
  }
}

/** A map of which some fields are known: resource.data of a list, or a nested map. */
export class SymbolicMap {
  readonly name: string;
  readonly node: FactNode;
  constructor(name: string, node: FactNode) {
    this.name = name;
    this.node = node;
  }
}

export type Symbolic = SymbolicValue | SymbolicMap;

/** Whether a value is only partly known. */
export function isSymbolic(value: unknown): value is Symbolic {
  return value instanceof SymbolicValue || value instanceof SymbolicMap;
}
