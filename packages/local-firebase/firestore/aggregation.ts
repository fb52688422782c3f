import { invalidArgument } from './errors.ts';
import { isNameField, parseFieldPath } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import type { Filter } from './filter.ts';
import type { DatabaseId } from './path.ts';
import type { Query } from './query.ts';
import { queriedValue } from './query-match.ts';
import { runQuery } from './query-run.ts';
import type { QueryCost } from './query-run.ts';
import type { DocumentView } from './store.ts';
import { isNumeric, maxInt64, minInt64 } from './value.ts';
import type { Value } from './value.ts';
import { checkFieldName, isObject } from './value-codec.ts';

export type Aggregation = { alias: string } & (
  { kind: 'count'; upTo: number | null } | { kind: 'sum' | 'average'; field: FieldPath }
);

const maxAggregations = 5;

/**
 * Decodes the aggregations of a request.
 * @throws FirestoreError INVALID_ARGUMENT for anything but one to five well-formed aggregations with distinct aliases
 */
export function decodeAggregations(json: unknown): Aggregation[] {
  if (!Array.isArray(json) || json.length === 0) {
    throw invalidArgument('Aggregations can not be empty.');
  }
  if (json.length > maxAggregations) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}. Received: ${json.length}`,
    );
  }
  const aggregations = json.map((item, i) => decodeAggregation(item, i));
  if (new Set(aggregations.map(({ alias }) => alias)).size !== aggregations.length) {
    throw invalidArgument('Aggregation aliases must differ.');
  }
  return aggregations;
}

function decodeAggregation(json: unknown, position: number): Aggregation {
  if (!isObject(json)) throw invalidArgument('An aggregation must be an object.');
  const given = json['alias'];
  const alias = typeof given === 'string' && given !== '' ? given : `field_${position + 1}`;
  checkFieldName(alias);
  if (isObject(json['count']))
    return { alias, kind: 'count', upTo: decodeUpTo(json['count']['upTo']) };
  if (isObject(json['sum'])) return { alias, kind: 'sum', field: fieldOf(json['sum']) };
  if (isObject(json['avg'])) return { alias, kind: 'average', field: fieldOf(json['avg']) };
  throw invalidArgument('An aggregation must be count, sum or avg.');
}

function fieldOf(json: Record<string, unknown>): FieldPath {
  const field = isObject(json['field']) ? json['field']['fieldPath'] : undefined;
  const path = parseFieldPath(field);
  if (isNameField(path)) throw invalidArgument('Aggregations are not supported for __name__.');
  return path;
}

function decodeUpTo(json: unknown): number | null {
  if (json === undefined || json === null) return null;
  const upTo = Number(isObject(json) ? json['value'] : json);
  if (!Number.isInteger(upTo) || upTo <= 0)
    throw invalidArgument('upTo must be a positive integer.');
  return upTo;
}

/** Running totals of one field: integers are summed exactly, doubles separately. */
interface Total {
  integers: bigint;
  doubles: number;
  hasDouble: boolean;
  count: number;
}

/**
 * Computes the aggregations over the query's result. A document counts only if it has every summed or averaged field,
 * as in production, where those fields are part of the index.
 * @returns the values, the number of aggregated documents, the query that was run and its cost
 */
export function aggregate(
  database: DatabaseId,
  view: DocumentView,
  query: Query,
  aggregations: readonly Aggregation[],
): { values: Value[]; entries: number; read: Query; cost: QueryCost } {
  const cost: QueryCost = { lookedAt: 0 };
  const read = withRequiredFields(query, aggregations);
  const totals = aggregations.map((): Total => ({
    integers: 0n,
    doubles: 0,
    hasDouble: false,
    count: 0,
  }));
  let entries = 0;
  for (const document of runQuery(database, view, read, cost)) {
    entries++;
    aggregations.forEach((aggregation, i) => {
      const total = totals[i]!;
      if (aggregation.kind === 'count') total.count++;
      else add(total, queriedValue(database, document, aggregation.field));
    });
  }
  const values = aggregations.map((aggregation, i) => resultOf(aggregation, totals[i]!));
  return { values, entries, read, cost };
}

/** Narrows the query to documents that have every aggregated field. */
function withRequiredFields(query: Query, aggregations: readonly Aggregation[]): Query {
  const fields = aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.field]));
  if (fields.length === 0) return query;
  const present: Filter[] = fields.map((field) => ({ kind: 'exists', field }));
  const filters = query.filter === null ? present : [query.filter, ...present];
  return { ...query, filter: { kind: 'and', filters } };
}

function add(total: Total, value: Value | undefined): void {
  if (!isNumeric(value)) return;
  total.count++;
  if (typeof value === 'bigint') {
    total.integers += value;
  } else {
    total.doubles += value;
    total.hasDouble = true;
  }
}

function resultOf(aggregation: Aggregation, total: Total): Value {
  switch (aggregation.kind) {
    case 'count':
      return BigInt(Math.min(total.count, aggregation.upTo ?? Infinity));
    case 'sum':
      return sumOf(total);
    case 'average':
      return total.count === 0 ? null : Number(sumOf(total)) / total.count;
  }
}

/** Returns an integer if all values are integers and the sum fits in 64 bits, otherwise a double. */
function sumOf({ integers, doubles, hasDouble }: Total): bigint | number {
  if (hasDouble) return Number(integers) + doubles;
  return integers > maxInt64 || integers < minInt64 ? Number(integers) : integers;
}
