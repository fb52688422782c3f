import { invalidArgument } from './errors.ts';
import {
  compareFieldPaths,
  formatFieldPath,
  isNameField,
  nameField,
  parseFieldPath,
} from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { decodeFilter, fieldFilters, isInequality } from './filter.ts';
import type { Filter } from './filter.ts';
import { checkCollectionId, formatResourceName } from './path.ts';
import type { DatabaseId } from './path.ts';
import { decodeFlag, decodeValue, isObject } from './value-codec.ts';
import { isList, Reference } from './value.ts';
import { decodeNearest } from './vector-search.ts';
import type { NearestSearch } from './vector-search.ts';
import type { Value } from './value.ts';

export interface Order {
  field: FieldPath;
  descending: boolean;
}

/** A position in the query's order. `before` places it before the documents equal to the values, otherwise after. */
export interface Cursor {
  values: readonly Value[];
  before: boolean;
}

/** A validated structured query with its implicit order. */
export interface Query {
  /** Path of the parent document, '' at the root. */
  parent: string;
  /** Null selects every collection (recursive delete). */
  collectionId: string | null;
  allDescendants: boolean;
  filter: Filter | null;
  /** Order given by the caller. */
  explicitOrder: readonly Order[];
  /** Explicit order, then inequality fields, then the name: a total order. */
  order: readonly Order[];
  start: Cursor | null;
  end: Cursor | null;
  offset: number;
  limit: number | null;
  /** Fields to return; null returns whole documents. The document name is always included. */
  select: readonly FieldPath[] | null;
  /** Limits the result to the documents with the closest vectors. */
  nearest: NearestSearch | null;
}

const maxOrders = 100;

/**
 * Decodes a structuredQuery under a parent.
 * @throws FirestoreError INVALID_ARGUMENT when malformed or not allowed
 */
export function decodeQuery(parent: string, json: unknown): Query {
  if (!isObject(json)) throw invalidArgument('structuredQuery must be an object.');
  const { collectionId, allDescendants } = decodeFrom(json['from']);
  const filter = decodeFilter(json['where']);
  const explicitOrder = decodeOrders(json['orderBy']);
  const order = completeOrder(explicitOrder, filter);
  if (collectionId === null) checkKindless(filter, order);
  return {
    parent,
    collectionId,
    allDescendants,
    filter,
    explicitOrder,
    order,
    start: decodeCursor(json['startAt'], order),
    end: decodeCursor(json['endAt'], order),
    offset: decodeCount(json['offset'], 'offset') ?? 0,
    limit: decodeCount(json['limit'], 'limit'),
    select: decodeSelect(json['select']),
    nearest: decodeNearest(json['findNearest']),
  };
}

/**
 * Checks that document names in the query belong to the database of the request.
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkNamesAreOf(database: DatabaseId, query: Query): void {
  const compared = fieldFilters(query.filter)
    .filter(({ field }) => isNameField(field))
    .flatMap(({ value }) => (isList(value) ? value : [value]));
  const position = query.order.findIndex(({ field }) => isNameField(field));
  for (const name of [...compared, query.start?.values[position], query.end?.values[position]]) {
    if (!(name instanceof Reference)) continue;
    if (name.project !== database.project || name.database !== database.database) {
      throw invalidArgument(
        `mismatched databases within request: ${formatResourceName(name).slice(0, 200)} is not in projects/${database.project}/databases/${database.database}`,
      );
    }
  }
}

function decodeFrom(json: unknown): Pick<Query, 'collectionId' | 'allDescendants'> {
  if (!Array.isArray(json) || json.length !== 1 || !isObject(json[0])) {
    throw invalidArgument('from must name exactly one collection.');
  }
  const { collectionId = '' } = json[0];
  const allDescendants = decodeFlag(json[0]['allDescendants'], 'all_descendants');
  if (typeof collectionId !== 'string') throw invalidArgument('from has an invalid collectionId.');
  if (collectionId === '') {
    if (!allDescendants) throw invalidArgument('from must name a collection.');
    return { collectionId: null, allDescendants };
  }
  checkCollectionId(collectionId);
  return { collectionId, allDescendants };
}

function checkKindless(filter: Filter | null, order: readonly Order[]): void {
  const byNameOnly =
    order.every(({ field }) => isNameField(field)) &&
    fieldFilters(filter).every(({ field }) => isNameField(field));
  if (!byNameOnly) {
    throw invalidArgument('A query without a collection may filter and order by __name__ only.');
  }
}

function decodeOrders(json: unknown): Order[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json) || json.length > maxOrders) throw invalidArgument('Invalid orderBy.');
  const orders = json.map((order) => {
    if (!isObject(order) || !isObject(order['field'])) throw invalidArgument('Invalid orderBy.');
    return {
      field: parseFieldPath(order['field']['fieldPath']),
      descending: decodeDirection(order['direction']),
    };
  });
  const names = new Set(orders.map(({ field }) => formatFieldPath(field)));
  if (names.size !== orders.length) throw invalidArgument('A field is ordered by twice.');
  return orders;
}

function decodeDirection(json: unknown): boolean {
  if (json === 'DESCENDING' || json === 2) return true;
  if (json === undefined || json === null || json === 'ASCENDING' || json === 1 || json === 0)
    return false;
  if (json === 'DIRECTION_UNSPECIFIED') return false;
  throw invalidArgument('Invalid direction.');
}

/**
 * Adds the implicit order of production: inequality fields in lexicographic order, then the name, all in the last given
 * direction. Orders after the name have no effect.
 */
function completeOrder(explicit: readonly Order[], filter: Filter | null): Order[] {
  const order: Order[] = [];
  for (const item of explicit) {
    order.push(item);
    if (isNameField(item.field)) return order;
  }
  const descending = order.at(-1)?.descending ?? false;
  const inequalities = fieldFilters(filter)
    .filter(({ field, op }) => isInequality(op) && !isNameField(field))
    .map(({ field }) => field)
    .sort(compareFieldPaths);
  for (const field of inequalities) {
    if (order.every((item) => compareFieldPaths(item.field, field) !== 0)) {
      order.push({ field, descending });
    }
  }
  order.push({ field: [nameField], descending });
  return order;
}

function decodeCursor(json: unknown, order: readonly Order[]): Cursor | null {
  if (json === undefined || json === null) return null;
  if (!isObject(json)) throw invalidArgument('A cursor must be an object.');
  const wire = json['values'] ?? [];
  if (!Array.isArray(wire)) throw invalidArgument('A cursor must have a list of values.');
  if (wire.length > order.length) throw invalidArgument('A cursor has more values than orders.');
  const values = wire.map((value) => decodeValue(value));
  values.forEach((value, i) => {
    if (isNameField(order[i]!.field) && !(value instanceof Reference)) {
      throw invalidArgument('The cursor value of __name__ must be a reference.');
    }
  });
  const before = decodeFlag(json['before'], 'before');
  return values.length === 0 ? null : { values, before };
}

function decodeCount(json: unknown, name: string): number | null {
  if (json === undefined || json === null) return null;
  const count = isObject(json) ? (json['value'] ?? 0) : json;
  const number = typeof count === 'string' ? Number(count) : count;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number >= 2 ** 31) {
    throw invalidArgument(`${name} must be a non-negative integer.`);
  }
  return number;
}

function decodeSelect(json: unknown): FieldPath[] | null {
  if (json === undefined || json === null) return null;
  const fields = isObject(json) ? (json['fields'] ?? []) : null;
  if (!Array.isArray(fields)) throw invalidArgument('Invalid select.');
  // An empty projection means no projection; '__name__' selects only the name.
  if (fields.length === 0) return null;
  return fields.map((field) => parseFieldPath(isObject(field) ? field['fieldPath'] : undefined));
}
