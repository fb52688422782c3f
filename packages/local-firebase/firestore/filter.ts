import { invalidArgument } from './errors.ts';
import { isNameField, parseFieldPath } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { decodeValue, isObject } from './value-codec.ts';
import { isList, Reference } from './value.ts';
import type { Value } from './value.ts';

/** Operators in the order of their wire numbers, which start at 1. */
const operators = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;

export type FilterOperator = (typeof operators)[number];

export interface FieldFilter {
  kind: 'field';
  field: FieldPath;
  op: FilterOperator;
  value: Value;
}

/**
 * A node of the filter tree. 'exists' (the field is present, even if null) is added by aggregation.ts and is never part
 * of a request.
 */
export type Filter =
  | FieldFilter
  | { kind: 'exists'; field: FieldPath }
  | { kind: 'and' | 'or'; filters: readonly Filter[] };

/** Limits from the public documentation of queries. */
const maxDisjuncts = 30;
const maxNotIn = 10;
const maxFilters = 100;
const maxNesting = 20;

const unaryOperators: Record<string, { op: FilterOperator; value: Value }> = {
  IS_NAN: { op: 'EQUAL', value: NaN },
  IS_NULL: { op: 'EQUAL', value: null },
  IS_NOT_NAN: { op: 'NOT_EQUAL', value: NaN },
  IS_NOT_NULL: { op: 'NOT_EQUAL', value: null },
};
/** Wire numbers of the unary operators. */
const unaryNumbers: Record<number, string> = {
  2: 'IS_NAN',
  3: 'IS_NULL',
  4: 'IS_NOT_NAN',
  5: 'IS_NOT_NULL',
};

/**
 * Decodes a filter.
 * @throws FirestoreError INVALID_ARGUMENT for a malformed filter or a combination that is not allowed
 */
export function decodeFilter(json: unknown): Filter | null {
  if (json === undefined || json === null) return null;
  const filter = decodeNode(json, 0);
  checkCombination(fieldFilters(filter));
  return filter;
}

function decodeNode(json: unknown, depth: number): Filter {
  if (!isObject(json)) throw invalidArgument('A filter must be an object.');
  if (depth > maxNesting) throw invalidArgument('Filters are nested too deeply.');
  const { compositeFilter, fieldFilter, unaryFilter } = json;
  if ([compositeFilter, fieldFilter, unaryFilter].filter((kind) => kind != null).length > 1) {
    throw invalidArgument('A filter must be only one of composite, field and unary.');
  }
  if (isObject(compositeFilter)) {
    const { op, filters } = compositeFilter;
    const kind = op === 'AND' || op === 1 ? 'and' : op === 'OR' || op === 2 ? 'or' : null;
    if (kind === null) throw invalidArgument('Invalid operator of a composite filter.');
    if (!Array.isArray(filters) || filters.length === 0 || filters.length > maxFilters) {
      throw invalidArgument('A composite filter must have 1 to 100 filters.');
    }
    return { kind, filters: filters.map((filter) => decodeNode(filter, depth + 1)) };
  }
  if (isObject(fieldFilter)) return decodeFieldFilter(fieldFilter);
  if (isObject(unaryFilter)) return decodeUnaryFilter(unaryFilter);
  throw invalidArgument('A filter must be composite, field or unary.');
}

function fieldOf(json: Record<string, unknown>): FieldPath {
  if (!isObject(json['field'])) throw invalidArgument('A filter must name a field.');
  return parseFieldPath(json['field']['fieldPath']);
}

function decodeUnaryFilter(json: Record<string, unknown>): FieldFilter {
  const { op } = json;
  const name = typeof op === 'number' ? unaryNumbers[op] : op;
  const meaning =
    typeof name === 'string' && Object.hasOwn(unaryOperators, name)
      ? unaryOperators[name]
      : undefined;
  if (meaning === undefined) throw invalidArgument('Invalid operator of a unary filter.');
  return { kind: 'field', field: fieldOf(json), ...meaning };
}

function decodeFieldFilter(json: Record<string, unknown>): FieldFilter {
  const field = fieldOf(json);
  const wireOp = json['op'];
  const op =
    typeof wireOp === 'number' ? operators[wireOp - 1] : operators.find((name) => name === wireOp);
  if (op === undefined) throw invalidArgument('Invalid operator of a field filter.');
  const takesList = op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
  const value = takesList ? decodeOperands(op, json['value']) : decodeValue(json['value']);
  if (isNameField(field)) checkNameFilter(op, isList(value) ? value : [value]);
  return { kind: 'field', field, op, value };
}

/** Decodes the operands of a list operator. Unlike a stored array, the list may contain arrays as operands. */
function decodeOperands(op: FilterOperator, json: unknown): Value[] {
  const limit = op === 'NOT_IN' ? maxNotIn : maxDisjuncts;
  const array = isObject(json) ? json['arrayValue'] : undefined;
  const values = isObject(array) ? array['values'] : undefined;
  if (!Array.isArray(values) || values.length === 0) {
    throw invalidArgument(`'${op}' requires a non-empty array.`);
  }
  if (values.length > limit) {
    throw invalidArgument(`'${op}' supports up to ${limit} comparison values.`);
  }
  return values.map((value) => decodeValue(value));
}

function checkNameFilter(op: FilterOperator, values: readonly Value[]): void {
  if (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY') {
    throw invalidArgument(`'${op}' cannot be used with __name__.`);
  }
  if (!values.every((value) => value instanceof Reference)) {
    throw invalidArgument('__name__ must be compared with references.');
  }
}

function checkCombination(filters: readonly FieldFilter[]): void {
  const count = (...ops: FilterOperator[]) => filters.filter(({ op }) => ops.includes(op)).length;
  if (filters.length > maxFilters) throw invalidArgument('A query may have at most 100 filters.');
  if (count('NOT_IN') > 1) throw invalidArgument('Only one NOT_IN is allowed in a query.');
  if (count('NOT_EQUAL') > 1 && new Set(notEqualFields(filters)).size < count('NOT_EQUAL')) {
    throw invalidArgument('Only one NOT_EQUAL is allowed on a field.');
  }
  if (count('NOT_IN') > 0 && count('NOT_EQUAL', 'IN', 'ARRAY_CONTAINS_ANY') > 0) {
    throw invalidArgument('NOT_IN cannot be combined with NOT_EQUAL, IN or ARRAY_CONTAINS_ANY.');
  }
}

function notEqualFields(filters: readonly FieldFilter[]): string[] {
  return filters.filter(({ op }) => op === 'NOT_EQUAL').map(({ field }) => field.join('.'));
}

/** Returns every field filter of a tree. */
export function fieldFilters(filter: Filter | null): FieldFilter[] {
  if (filter === null) return [];
  if (filter.kind === 'exists') return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}

/** Returns whether the operator makes its field part of the implicit order. */
export function isInequality(op: FilterOperator): boolean {
  return op !== 'EQUAL' && op !== 'IN' && op !== 'ARRAY_CONTAINS' && op !== 'ARRAY_CONTAINS_ANY';
}

/**
 * Converts the filter to an OR of ANDs, with IN and ARRAY_CONTAINS_ANY split into their values. Null and NaN in such a
 * list match nothing.
 * @throws FirestoreError INVALID_ARGUMENT above 30 disjunctions, or for one with several ARRAY_CONTAINS
 */
export function disjuncts(filter: Filter | null): FieldFilter[][] {
  const result = filter === null ? [[]] : expand(filter);
  for (const conjunction of result) {
    if (conjunction.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1) {
      throw invalidArgument('Only one array-contains is allowed in each disjunction.');
    }
  }
  return result;
}

function expand(filter: Filter): FieldFilter[][] {
  if (filter.kind === 'exists') return [[]];
  if (filter.kind === 'field') return expandField(filter);
  if (filter.kind === 'or') return bounded(filter.filters.flatMap(expand));
  let product: FieldFilter[][] = [[]];
  for (const part of filter.filters) {
    const alternatives = expand(part);
    if (product.length * alternatives.length > maxDisjuncts) tooManyDisjuncts();
    product = product.flatMap((left) => alternatives.map((right) => [...left, ...right]));
  }
  return product;
}

function expandField(filter: FieldFilter): FieldFilter[][] {
  const single =
    filter.op === 'IN' ? 'EQUAL' : filter.op === 'ARRAY_CONTAINS_ANY' ? 'ARRAY_CONTAINS' : null;
  if (single === null) return [[filter]];
  return (filter.value as readonly Value[])
    .filter((value) => !isUnordered(value))
    .map((value) => [{ ...filter, op: single, value }]);
}

/** Returns true for null and NaN, which no range operator, IN or array operator matches. */
export function isUnordered(value: Value): boolean {
  return value === null || Number.isNaN(value);
}

function bounded(conjunctions: FieldFilter[][]): FieldFilter[][] {
  if (conjunctions.length > maxDisjuncts) tooManyDisjuncts();
  return conjunctions;
}

function tooManyDisjuncts(): never {
  throw invalidArgument(`A query may have at most ${maxDisjuncts} disjunctions in normal form.`);
}
