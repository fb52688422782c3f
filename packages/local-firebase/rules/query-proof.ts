/**
 * Derives facts from a list query that hold for every document it can return. Rules are evaluated with these facts once
 * for each disjunct, not for each document. The value of a field is known only if the query pins it.
 */
import type { ListQuery, QueryFilter } from './contract.ts';
import { anyDepth, anyId } from './matcher.ts';
import type { PathSegment } from './matcher.ts';
import { hasNumber, isList, isNumber } from './equality.ts';
import { compareValues } from './operators.ts';
import type { EvaluationOutcome } from './outcome.ts';
import { fullPath } from './request-values.ts';
import { SymbolicMap } from './partly-known.ts';
import type { FactNode, FieldFacts } from './partly-known.ts';
import { RulesPath } from './values.ts';
import type { RulesValue } from './values.ts';

type FieldFilter = Extract<QueryFilter, { kind: 'field' }>;

/** Firestore refuses queries with more disjunctions. */
const maximumBranches = 30;

/** One disjunct of the query: a conjunction of filters. Every branch must be allowed. */
export interface QueryBranch {
  /** Path of the documents in this branch. */
  path: PathSegment[];
  data: SymbolicMap;
  /** Value of `resource` for the rules. */
  resource: EvaluationOutcome;
}

/** Splits a filter into alternative conjunctions; returns null when there are too many. */
function alternatives(filter: QueryFilter | null): FieldFilter[][] | null {
  if (filter === null) return [[]];
  if (filter.kind === 'field') return expandMembership(filter);
  if (filter.kind === 'or') {
    const branches: FieldFilter[][] = [];
    for (const inner of filter.filters) {
      const expanded = alternatives(inner);
      if (expanded === null) return null;
      branches.push(...expanded);
      if (branches.length > maximumBranches) return null;
    }
    return branches;
  }
  let branches: FieldFilter[][] = [[]];
  for (const inner of filter.filters) {
    const expanded = alternatives(inner);
    if (expanded === null) return null;
    branches = branches.flatMap((branch) => expanded.map((more) => [...branch, ...more]));
    if (branches.length > maximumBranches) return null;
  }
  return branches;
}

/** Splits `in` and `array-contains-any` into one alternative per value. */
function expandMembership(filter: FieldFilter): FieldFilter[][] | null {
  const single =
    filter.op === 'IN' ? 'EQUAL' : filter.op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : null;
  if (single === null) return [[filter]];
  if (!isList(filter.value) || filter.value.length > maximumBranches) return null;
  return filter.value.map((value) => [{ ...filter, op: single, value }]);
}

function newNode(): FactNode {
  return { children: new Map() };
}

function nodeAt(root: FactNode, field: readonly string[]): FactNode {
  let node = root;
  for (const name of field) {
    let next = node.children.get(name);
    if (next === undefined) {
      next = newNode();
      node.children.set(name, next);
    }
    node = next;
  }
  return node;
}

function factsOf(node: FactNode): FieldFacts {
  node.facts ??= { lower: null, upper: null, members: [], excluded: [] };
  return node.facts;
}

/** Returns the narrower of two bounds. `side` is 1 for lower bounds, -1 for upper ones. */
function narrower(
  current: FieldFacts['lower'],
  value: RulesValue,
  inclusive: boolean,
  side: 1 | -1,
): FieldFacts['lower'] {
  if (current === null) return { value, inclusive };
  const sign = compareValues(value, current.value);
  if (sign === null || Number.isNaN(sign)) return current;
  if (sign === 0) return { value, inclusive: inclusive && current.inclusive };
  return sign * side > 0 ? { value, inclusive } : current;
}

function addFilter(root: FactNode, filter: FieldFilter): void {
  const node = nodeAt(root, filter.field);
  const facts = factsOf(node);
  const { value } = filter;
  switch (filter.op) {
    case 'EQUAL':
      // A stored 1.0 equals a queried 1, so the numeric value is known, but not whether it is an int or a float. This
      // holds at any depth.
      if (isNumber(value) && !Number.isNaN(value)) {
        facts.lower = narrower(facts.lower, value, true, 1);
        facts.upper = narrower(facts.upper, value, true, -1);
      } else if (value instanceof Map && hasNumber(value)) {
        for (const [key, inner] of value) {
          addFilter(root, { ...filter, field: [...filter.field, key], value: inner });
        }
      } else if (node.pinned === undefined && (isNumber(value) || !hasNumber(value))) {
        node.pinned = value;
      }
      break;
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      facts.lower = narrower(facts.lower, value, filter.op === 'GREATER_THAN_OR_EQUAL', 1);
      break;
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      facts.upper = narrower(facts.upper, value, filter.op === 'LESS_THAN_OR_EQUAL', -1);
      break;
    case 'ARRAY_CONTAINS':
      facts.members.push(value);
      break;
    case 'NOT_EQUAL':
      facts.excluded.push(value);
      break;
    case 'NOT_IN':
      if (isList(value)) facts.excluded.push(...value);
      break;
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      // expandMembership() has already split these operators into alternatives.
      break;
  }
}

function isNameField(field: readonly string[]): boolean {
  return field.length === 1 && field[0] === '__name__';
}

/** Returns the path of the query's results. The document id is known only if `__name__` pins it. */
function branchPath(query: ListQuery, filters: readonly FieldFilter[]): PathSegment[] {
  const pinned = filters.find((filter) => isNameField(filter.field) && filter.op === 'EQUAL');
  if (pinned?.value instanceof RulesPath) return [...pinned.value.segments];
  const path: PathSegment[] = fullPath(query.parent);
  if (query.allDescendants) path.push(anyDepth);
  path.push(query.collectionId === '' ? anyId : query.collectionId, anyId);
  return path;
}

function branchOf(query: ListQuery, filters: readonly FieldFilter[]): QueryBranch {
  const root = newNode();
  for (const filter of filters) {
    if (!isNameField(filter.field)) addFilter(root, filter);
  }
  // Documents without an ordered field are not returned, so ordered fields exist.
  for (const clause of query.orderBy) {
    if (!isNameField(clause.field)) factsOf(nodeAt(root, clause.field));
  }
  const path = branchPath(query, filters);
  const names = path.filter((segment) => typeof segment === 'string');
  const resourceNode = newNode();
  resourceNode.children.set('data', root);
  if (names.length === path.length) {
    resourceNode.children.set('id', { ...newNode(), pinned: names.at(-1) ?? '' });
    resourceNode.children.set('__name__', { ...newNode(), pinned: new RulesPath(names) });
  }
  const data = new SymbolicMap('resource.data', root);
  return { path, data, resource: new SymbolicMap('resource', resourceNode) };
}

/** Returns the disjuncts of a query, or null when there are more than Firestore accepts. */
export function queryBranches(query: ListQuery): QueryBranch[] | null {
  const branches = alternatives(query.where);
  return branches?.map((filters) => branchOf(query, filters)) ?? null;
}
