import type { Aggregation } from './aggregation.ts';
import { FirestoreError } from './errors.ts';
import { compareFieldPaths, formatFieldPath, isNameField } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { disjuncts } from './filter.ts';
import type { FieldFilter } from './filter.ts';
import { overrideOf } from './indexes.ts';
import type { IndexCatalog, Kind, Part, IndexScope } from './indexes.ts';
import type { Query } from './query.ts';

/** The index requirements of one AND of filters. */
interface Need {
  collectionGroup: string;
  scope: IndexScope;
  /** Fields compared for equality, in any order. */
  equal: readonly Part[];
  /**
   * Fields of the result order. The document name is included at the end only if its direction differs from the last
   * field's.
   */
  ordered: readonly Part[];
  /** Aggregated fields, which are read from the index, in any order and direction. */
  read: readonly Part[];
  /** Vector field of a nearest-neighbour search. */
  vector: Part | null;
}

/**
 * Refuses a query that production would refuse for a missing index. Equality filters alone can merge single-field
 * indexes. An order or range needs composite indexes, several of which can be merged, unless it is on one field and
 * there are no equality filters.
 * @param catalog null skips the check
 * @throws FirestoreError FAILED_PRECONDITION with the JSON to add to firestore.indexes.json
 */
export function requireIndexes(
  catalog: IndexCatalog | null,
  project: string,
  query: Query,
  aggregations: readonly Aggregation[],
): void {
  if (catalog === null || query.collectionId === null) return;
  for (const conjunction of disjuncts(query.filter)) {
    const need = needOf(query, query.collectionId, conjunction, aggregations);
    const missing = missingIndex(catalog, need);
    if (missing !== null) {
      throw new FirestoreError(
        'FAILED_PRECONDITION',
        `The query requires an index. You can create it here: https://console.firebase.google.com/project/${project}/firestore/indexes or add to firestore.indexes.json: ${missing}`,
      );
    }
  }
}

function needOf(
  query: Query,
  collectionGroup: string,
  conjunction: readonly FieldFilter[],
  aggregations: readonly Aggregation[],
): Need {
  const equal: Part[] = [];
  for (const { field, op } of conjunction) {
    const kind = op === 'EQUAL' ? 'ASCENDING' : op === 'ARRAY_CONTAINS' ? 'CONTAINS' : null;
    if (kind !== null && !isNameField(field) && !has(equal, field, kind))
      equal.push({ field, kind });
  }
  const ordered = query.order
    .filter(({ field }) => !isNameField(field) && !has(equal, field, 'ASCENDING'))
    .map(({ field, descending }): Part => ({
      field,
      kind: descending ? 'DESCENDING' : 'ASCENDING',
    }));
  const direction = query.order.at(-1)?.descending ? 'DESCENDING' : 'ASCENDING';
  const lastOrdered = ordered.at(-1);
  if (lastOrdered !== undefined && lastOrdered.kind !== direction) {
    ordered.push({ field: ['__name__'], kind: direction });
  }
  const read: Part[] = [];
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'count') continue;
    const part: Part = { field: aggregation.field, kind: direction };
    if (![...equal, ...ordered, ...read].some((known) => sameField(known, part))) read.push(part);
  }
  const scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const { nearest } = query;
  const vector: Part | null = nearest && {
    field: nearest.field,
    kind: 'VECTOR',
    dimension: nearest.vector.length,
  };
  return { collectionGroup, scope, equal, ordered, read, vector };
}

function has(parts: readonly Part[], field: FieldPath, kind: Kind): boolean {
  return parts.some((part) => part.kind === kind && compareFieldPaths(part.field, field) === 0);
}

/** Returns the JSON of the missing index, or null if none is missing. */
function missingIndex(catalog: IndexCatalog, need: Need): string | null {
  const covered = coveredByComposites(catalog, need);
  if (covered !== null && need.equal.every((part) => covered.has(part))) return null;
  const single = singleFields(need, covered);
  if (single === null) return compositeJson(need);
  const absent = single.find((part) => !hasSingleField(catalog, need, part));
  return absent === undefined ? null : overrideJson(need, absent);
}

/** Returns the fields that need a single-field index, or null if the query needs a composite index. */
function singleFields(need: Need, covered: ReadonlySet<Part> | null): readonly Part[] | null {
  if (need.vector !== null) return null;
  const sorted = [...need.ordered, ...need.read];
  if (sorted.length === 0) return need.equal.filter((part) => covered?.has(part) !== true);
  return need.equal.length === 0 && sorted.length === 1 ? sorted : null;
}

/** Returns the equality fields that matching composite indexes cover, or null if no index matches. */
function coveredByComposites(catalog: IndexCatalog, need: Need): Set<Part> | null {
  let covered: Set<Part> | null = null;
  for (const index of catalog.composites) {
    if (index.collectionGroup !== need.collectionGroup || index.scope !== need.scope) continue;
    const prefix = fittingPrefix(index.parts, need);
    if (prefix === null) continue;
    covered ??= new Set();
    for (const part of prefix) covered.add(part);
  }
  return covered;
}

/**
 * Returns the equality fields at the start of an index that consists of equality fields, then exactly the order, then
 * the aggregated fields, then the vector. Returns null for any other index. Production uses a composite index only in
 * its declared direction: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
function fittingPrefix(parts: readonly Part[], need: Need): Part[] | null {
  const { ordered, read, vector } = need;
  const split = parts.length - ordered.length - read.length - (vector === null ? 0 : 1);
  if (split < 0) return null;
  const rest = parts.slice(split);
  const sorted = rest.slice(0, ordered.length);
  const behind = rest.slice(ordered.length);
  const last = vector === null ? null : behind.pop()!;
  const isOrder = ordered.every(
    (part, i) => sameField(part, sorted[i]!) && part.kind === sorted[i]!.kind,
  );
  const isRead = read.every((part) =>
    behind.some((item) => sameField(part, item) && isDirection(item.kind)),
  );
  const isVector =
    vector === null ||
    (last!.kind === 'VECTOR' && sameField(vector, last!) && vector.dimension === last!.dimension);
  if (!isOrder || !isRead || !isVector) return null;
  const prefix: Part[] = [];
  for (const part of parts.slice(0, split)) {
    const pinned = need.equal.find(
      (item) => sameField(item, part) && (item.kind === 'CONTAINS') === (part.kind === 'CONTAINS'),
    );
    if (pinned === undefined || part.kind === 'VECTOR') return null;
    prefix.push(pinned);
  }
  return prefix;
}

function isDirection(kind: Kind): boolean {
  return kind === 'ASCENDING' || kind === 'DESCENDING';
}

function sameField(a: Part, b: Part): boolean {
  return compareFieldPaths(a.field, b.field) === 0;
}

/**
 * Returns whether a single-field index serves the part. Automatic indexes serve one collection in both directions;
 * collection groups need an override. An index of an override serves an order only in its own direction, and an
 * equality or aggregation in both.
 */
function hasSingleField(catalog: IndexCatalog, need: Need, part: Part): boolean {
  const override = overrideOf(catalog, need.collectionGroup, part.field);
  if (override === null) return need.scope === 'COLLECTION';
  const isOrder = need.ordered.includes(part);
  return override.some(
    ({ scope, kind }) =>
      scope === need.scope &&
      (kind === part.kind || (!isOrder && isDirection(kind) && isDirection(part.kind))),
  );
}

function compositeJson({ collectionGroup, scope, equal, ordered, read, vector }: Need): string {
  const parts = [...equal, ...ordered, ...read, ...(vector === null ? [] : [vector])];
  return JSON.stringify({
    collectionGroup,
    queryScope: scope,
    fields: parts.map((part) => ({
      fieldPath: formatFieldPath(part.field),
      ...indexMode(part),
    })),
  });
}

function overrideJson({ collectionGroup, scope }: Need, part: Part): string {
  return JSON.stringify({
    fieldOverrides: [
      {
        collectionGroup,
        fieldPath: formatFieldPath(part.field),
        indexes: [{ queryScope: scope, ...indexMode(part) }],
      },
    ],
  });
}

function indexMode({ kind, dimension }: Part): object {
  if (kind === 'VECTOR') return { vectorConfig: { dimension, flat: {} } };
  return kind === 'CONTAINS' ? { arrayConfig: kind } : { order: kind };
}
