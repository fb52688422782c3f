import type { Aggregation } from './aggregation.ts';
import { FirestoreError, invalidArgument } from './errors.ts';
import { compareFieldPaths, formatFieldPath, isNameField, parseFieldPath } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { disjuncts } from './filter.ts';
import type { FieldFilter } from './filter.ts';
import type { Query } from './query.ts';
import { isObject } from './value-codec.ts';

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
type Kind = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

interface Part {
  field: FieldPath;
  kind: Kind;
}

interface CompositeIndex {
  collectionGroup: string;
  scope: Scope;
  /** Without a trailing name in the default direction. */
  parts: readonly Part[];
}

/** The indexes that exist beside the automatic ones: the content of firestore.indexes.json. */
export interface IndexCatalog {
  composites: readonly CompositeIndex[];
  /** Single-field indexes of a field, where they differ from the automatic ones. */
  overrides: ReadonlyMap<string, readonly { scope: Scope; kind: Kind }[]>;
}

/**
 * Reads the parsed firestore.indexes.json.
 * @throws FirestoreError INVALID_ARGUMENT when it has another shape
 */
export function indexCatalogFrom(json: unknown): IndexCatalog {
  if (!isObject(json)) throw invalidArgument('The index file must be an object.');
  const composites = listOf(json['indexes']).map((index): CompositeIndex => {
    if (!isObject(index)) throw invalidArgument('An index must be an object.');
    return {
      collectionGroup: String(index['collectionGroup']),
      scope: scopeOf(index['queryScope']),
      parts: withoutDefaultName(listOf(index['fields']).map(partOf)),
    };
  });
  const overrides = new Map(
    listOf(json['fieldOverrides']).map((override) => {
      if (!isObject(override)) throw invalidArgument('A field override must be an object.');
      const key = overrideKey(
        String(override['collectionGroup']),
        parseFieldPath(override['fieldPath']),
      );
      const kept = listOf(override['indexes']).map((index) => {
        if (!isObject(index)) throw invalidArgument('A field override has an invalid index.');
        return { scope: scopeOf(index['queryScope']), kind: kindOf(index) };
      });
      return [key, kept] as const;
    }),
  );
  return { composites, overrides };
}

function listOf(json: unknown): readonly unknown[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw invalidArgument('The index file has something else than a list.');
  return json;
}

function scopeOf(json: unknown): Scope {
  return json === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';
}

function kindOf(json: Record<string, unknown>): Kind {
  if (json['arrayConfig'] === 'CONTAINS') return 'CONTAINS';
  return json['order'] === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

function partOf(json: unknown): Part {
  if (!isObject(json)) throw invalidArgument('An index has an invalid field.');
  return { field: parseFieldPath(json['fieldPath']), kind: kindOf(json) };
}

/** A trailing name in the direction of the field before it says nothing. */
function withoutDefaultName(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1);
  if (last === undefined || !isNameField(last.field)) return parts;
  const previous = parts.at(-2)?.kind === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return last.kind === previous ? parts.slice(0, -1) : parts;
}

function overrideKey(collectionGroup: string, field: FieldPath): string {
  return `${collectionGroup}/${formatFieldPath(field)}`;
}

/** What one AND of filters asks of the indexes. */
interface Need {
  collectionGroup: string;
  scope: Scope;
  /** Fields pinned to a value, in any order. */
  equal: readonly Part[];
  /** Fields that the result is ordered by, then aggregated ones; a trailing name only when not implied. */
  ordered: readonly Part[];
}

/**
 * Refuses a query that production would refuse: queries of equalities alone merge single-field indexes;
 * an order or range on other fields needs composite indexes, several of which may be merged.
 * @param catalog null checks nothing
 * @throws FirestoreError FAILED_PRECONDITION with the JSON to add to firestore.indexes.json
 */
export function requireIndexes(
  catalog: IndexCatalog | null,
  project: string,
  query: Query,
  aggregations: readonly Aggregation[],
): void {
  // Vector indexes are not modelled.
  if (catalog === null || query.collectionId === null || query.nearest !== null) return;
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
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'count') continue;
    const { field } = aggregation;
    const known = [...equal, ...ordered].some((part) => compareFieldPaths(part.field, field) === 0);
    if (!known) ordered.push({ field, kind: direction });
  }
  const scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  return { collectionGroup, scope, equal, ordered };
}

function has(parts: readonly Part[], field: FieldPath, kind: Kind): boolean {
  return parts.some((part) => part.kind === kind && compareFieldPaths(part.field, field) === 0);
}

/** JSON of what is missing, or null when the need is met. */
function missingIndex(catalog: IndexCatalog, need: Need): string | null {
  const covered = coveredByComposites(catalog, need);
  if (covered !== null && need.equal.every((part) => covered.has(part))) return null;
  const single =
    need.ordered.length === 0
      ? need.equal.filter((part) => covered?.has(part) !== true)
      : need.equal.length === 0 && need.ordered.length === 1
        ? need.ordered
        : null;
  if (single === null) return compositeJson(need);
  const absent = single.find((part) => !hasSingleField(catalog, need, part));
  return absent === undefined ? null : overrideJson(need, absent);
}

/** The pinned fields that some fitting composite index covers; null when no index fits. */
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

/** The pinned fields in front of the order, when the index is pinned fields followed by exactly the order. */
function fittingPrefix(parts: readonly Part[], need: Need): Part[] | null {
  const split = parts.length - need.ordered.length;
  if (split < 0) return null;
  const tail = parts.slice(split);
  const same = need.ordered.every(
    (part, i) => sameField(part, tail[i]!) && part.kind === tail[i]!.kind,
  );
  const reversed = need.ordered.every(
    (part, i) =>
      sameField(part, tail[i]!) && part.kind !== tail[i]!.kind && tail[i]!.kind !== 'CONTAINS',
  );
  if (!same && !reversed) return null;
  const prefix: Part[] = [];
  for (const part of parts.slice(0, split)) {
    const pinned = need.equal.find(
      (item) => sameField(item, part) && (item.kind === 'CONTAINS') === (part.kind === 'CONTAINS'),
    );
    if (pinned === undefined) return null;
    prefix.push(pinned);
  }
  return prefix;
}

function sameField(a: Part, b: Part): boolean {
  return compareFieldPaths(a.field, b.field) === 0;
}

/** Automatic indexes serve one collection in both directions; groups only where an override says so. */
function hasSingleField(catalog: IndexCatalog, need: Need, part: Part): boolean {
  const override = catalog.overrides.get(overrideKey(need.collectionGroup, part.field));
  if (override === undefined) return need.scope === 'COLLECTION';
  return override.some(
    ({ scope, kind }) =>
      scope === need.scope && (kind === 'CONTAINS') === (part.kind === 'CONTAINS'),
  );
}

function compositeJson({ collectionGroup, scope, equal, ordered }: Need): string {
  return JSON.stringify({
    collectionGroup,
    queryScope: scope,
    fields: [...equal, ...ordered].map((part) => ({
      fieldPath: formatFieldPath(part.field),
      ...indexMode(part.kind),
    })),
  });
}

function overrideJson({ collectionGroup, scope }: Need, part: Part): string {
  return JSON.stringify({
    fieldOverrides: [
      {
        collectionGroup,
        fieldPath: formatFieldPath(part.field),
        indexes: [{ queryScope: scope, ...indexMode(part.kind) }],
      },
    ],
  });
}

function indexMode(kind: Kind): Record<string, string> {
  return kind === 'CONTAINS' ? { arrayConfig: kind } : { order: kind };
}
