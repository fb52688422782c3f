import type { StoredDocument } from './document.ts';
import { isNameField, valueAt } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { isUnordered } from './filter.ts';
import type { FieldFilter, Filter } from './filter.ts';
import { isBelow, collectionOf } from './path.ts';
import type { DatabaseId } from './path.ts';
import type { Cursor, Order, Query } from './query.ts';
import { isList, Reference } from './value.ts';
import type { Value } from './value.ts';
import { comparePaths, compareValues, typeRank, valuesEqual } from './value-order.ts';

/** Returns the value that a query compares: the field's value, or the document's name as a reference. */
export function queriedValue(
  database: DatabaseId,
  document: StoredDocument,
  field: FieldPath,
): Value | undefined {
  return isNameField(field)
    ? new Reference(database.project, database.database, document.path)
    : valueAt(document.fields, field);
}

/** Returns whether a document passes the filter. */
export function matchesFilter(
  database: DatabaseId,
  document: StoredDocument,
  filter: Filter,
): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matchesFilter(database, document, part));
    case 'or':
      return filter.filters.some((part) => matchesFilter(database, document, part));
    case 'exists':
      return queriedValue(database, document, filter.field) !== undefined;
    case 'field':
      return matchesField(filter, queriedValue(database, document, filter.field));
  }
}

function matchesField({ op, value: operand }: FieldFilter, value: Value | undefined): boolean {
  if (value === undefined) return false;
  switch (op) {
    case 'EQUAL':
      return valuesEqual(value, operand);
    case 'NOT_EQUAL':
      return value !== null && !valuesEqual(value, operand);
    case 'LESS_THAN':
      return comparable(value, operand) && compareValues(value, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable(value, operand) && compareValues(value, operand) <= 0;
    case 'GREATER_THAN':
      return comparable(value, operand) && compareValues(value, operand) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable(value, operand) && compareValues(value, operand) >= 0;
    case 'IN':
      return isOneOf(value, operand);
    case 'NOT_IN':
      return (
        value !== null && isList(operand) && !operand.includes(null) && !contains(operand, value)
      );
    case 'ARRAY_CONTAINS':
      return isList(value) && !isUnordered(operand) && contains(value, operand);
    case 'ARRAY_CONTAINS_ANY':
      return isList(value) && value.some((item) => isOneOf(item, operand));
  }
}

/**
 * Returns whether an inequality can match. Inequalities match only values of the operand's type, and neither side may
 * be null or NaN: NaN has a position in the order of numbers but is in no range. In production `n <= 2` excludes NaN
 * (firebase-js-sdk, composite_index_query.test.ts, 'can use on special values', which runs against production), and
 * only == and != match null and NaN (firebase-js-sdk, pull request 3960).
 */
function comparable(value: Value, operand: Value): boolean {
  return typeRank(value) === typeRank(operand) && !isUnordered(value) && !isUnordered(operand);
}

function isOneOf(value: Value, operands: Value): boolean {
  return !isUnordered(value) && isList(operands) && contains(operands, value);
}

function contains(list: readonly Value[], wanted: Value): boolean {
  return list.some((item) => valuesEqual(item, wanted));
}

/** Returns whether the document is in the query's collection or group. */
export function inScope(query: Query, document: StoredDocument): boolean {
  if (!isBelow(document.path, query.parent)) return false;
  if (query.collectionId === null) return true;
  const collection = collectionOf(document.path);
  if (!query.allDescendants) {
    return (
      collection ===
      (query.parent === '' ? query.collectionId : `${query.parent}/${query.collectionId}`)
    );
  }
  return collection === query.collectionId || collection.endsWith(`/${query.collectionId}`);
}

/** Returns whether a document has every field of the query's order; other documents are not in the result. */
export function hasOrderedFields(query: Query, document: StoredDocument): boolean {
  return query.order.every(
    ({ field }) => isNameField(field) || valueAt(document.fields, field) !== undefined,
  );
}

/** Compares documents by the query's total order. */
export function compareByOrder(
  order: readonly Order[],
  a: StoredDocument,
  b: StoredDocument,
): number {
  for (const { field, descending } of order) {
    const result = isNameField(field)
      ? comparePaths(a.path, b.path)
      : compareValues(valueAt(a.fields, field) ?? null, valueAt(b.fields, field) ?? null);
    if (result !== 0) return descending ? -result : result;
  }
  return 0;
}

/** Returns whether the document is before the start cursor. */
export function beforeStart(database: DatabaseId, query: Query, document: StoredDocument): boolean {
  if (query.start === null) return false;
  const side = compareToCursor(database, query.order, document, query.start);
  return query.start.before ? side < 0 : side <= 0;
}

/** Returns whether the document is after the end cursor. */
export function afterEnd(database: DatabaseId, query: Query, document: StoredDocument): boolean {
  if (query.end === null) return false;
  const side = compareToCursor(database, query.order, document, query.end);
  return query.end.before ? side >= 0 : side > 0;
}

function compareToCursor(
  database: DatabaseId,
  order: readonly Order[],
  document: StoredDocument,
  cursor: Cursor,
): number {
  for (const [i, position] of cursor.values.entries()) {
    const { field, descending } = order[i]!;
    const result = compareValues(queriedValue(database, document, field) ?? null, position);
    if (result !== 0) return descending ? -result : result;
  }
  return 0;
}
