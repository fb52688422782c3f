import { compareFieldPaths, isNameField, nameField } from './field-path.ts';
import { disjuncts, isUnordered } from './filter.ts';
import type { FieldFilter, FilterOperator } from './filter.ts';
import type { IndexedField, IndexSpec } from './ordered-index.ts';
import type { Query } from './query.ts';
import { Reference } from './value.ts';
import type { Value } from './value.ts';
import { compareValues, typeRank } from './value-order.ts';

/** A bound on the first ordered field, from an inequality filter. */
interface RangeBound {
  op: FilterOperator;
  value: Value;
}

const rangeOperators: ReadonlySet<FilterOperator> = new Set<FilterOperator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
]);

/** The plan of one AND of filters: a range of one ordered index, or a single document. */
export type DisjunctPlan =
  | { kind: 'document'; path: string }
  | {
      kind: 'stretch';
      spec: IndexSpec;
      /** Required values of the first fields of the index. */
      prefix: readonly Value[];
      /** Inequalities on the field after the prefix, or on the document name if there is no such field. */
      range: readonly RangeBound[];
      rangeDescending: boolean;
    };

/** Returns one plan for each disjunct; their results are merged. */
export function planQuery(query: Query): DisjunctPlan[] {
  return disjuncts(query.filter).map((conjunction) => planConjunction(query, conjunction));
}

function planConjunction(query: Query, conjunction: readonly FieldFilter[]): DisjunctPlan {
  const pinned = pinnedPath(conjunction);
  if (pinned !== null) return { kind: 'document', path: pinned };
  const fixed: { field: IndexedField; value: Value }[] = [];
  for (const { field: path, op, value } of conjunction) {
    const kind = op === 'EQUAL' ? 'ascending' : op === 'ARRAY_CONTAINS' ? 'contains' : null;
    if (kind === null || isNameField(path)) continue;
    const known = fixed.some(
      ({ field }) => field.kind === kind && compareFieldPaths(field.path, path) === 0,
    );
    if (!known) fixed.push({ field: { path, kind }, value });
  }
  fixed.sort(
    (a, b) =>
      compareFieldPaths(a.field.path, b.field.path) || (a.field.kind < b.field.kind ? -1 : 1),
  );
  const ordered = query.order.filter(
    ({ field }) =>
      !isNameField(field) &&
      !fixed.some(
        (item) =>
          item.field.kind === 'ascending' && compareFieldPaths(item.field.path, field) === 0,
      ),
  );
  const nameDescending = query.order.at(-1)?.descending ?? false;
  const first = ordered[0] ?? { field: [nameField], descending: nameDescending };
  return {
    kind: 'stretch',
    spec: {
      fields: [
        ...fixed.map(({ field }) => field),
        ...ordered.map(({ field, descending }): IndexedField => {
          return { path: field, kind: descending ? 'descending' : 'ascending' };
        }),
      ],
      nameDescending,
    },
    prefix: fixed.map(({ value }) => value),
    range: conjunction.filter(
      ({ field, op }) => rangeOperators.has(op) && compareFieldPaths(field, first.field) === 0,
    ),
    rangeDescending: first.descending,
  };
}

function pinnedPath(conjunction: readonly FieldFilter[]): string | null {
  const pin = conjunction.find(({ field, op }) => op === 'EQUAL' && isNameField(field));
  return pin?.value instanceof Reference ? pin.value.path : null;
}

/**
 * Compares an index value with a range.
 * @returns negative before the range, 0 inside and positive after it, in the order of values
 */
export function compareToRange(value: Value, range: readonly RangeBound[]): number {
  for (const { op, value: bound } of range) {
    // An inequality with null or NaN as operand matches nothing, and NaN matches no inequality.
    if (isUnordered(bound)) return 1;
    const types = typeRank(value) - typeRank(bound);
    if (types !== 0) return types;
    const order = compareValues(value, bound);
    if (order === 0 && (op === 'LESS_THAN' || op === 'GREATER_THAN'))
      return op === 'LESS_THAN' ? 1 : -1;
    if (order > 0 && op.startsWith('LESS')) return 1;
    if (op.startsWith('LESS') && Number.isNaN(value)) return -1;
    if (order < 0 && op.startsWith('GREATER')) return -1;
  }
  return 0;
}
