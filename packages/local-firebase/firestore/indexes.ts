import { invalidArgument } from './errors.ts';
import { formatFieldPath, isNameField, parseFieldPath } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { isObject } from './value-codec.ts';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type Kind = 'ASCENDING' | 'DESCENDING' | 'CONTAINS' | 'VECTOR';

/** A field of an index. A vector field has a dimension. */
export interface Part {
  field: FieldPath;
  kind: Kind;
  dimension?: number;
}

export interface CompositeIndex {
  collectionGroup: string;
  scope: IndexScope;
  /** Fields, without a trailing document name in the default direction. */
  parts: readonly Part[];
}

interface SingleIndex {
  scope: IndexScope;
  kind: Kind;
}

/** The content of firestore.indexes.json: composite indexes, and overrides of the automatic single-field indexes. */
export interface IndexCatalog {
  composites: readonly CompositeIndex[];
  /** Single-field indexes of a field and its subfields, if they differ from the automatic ones. */
  overrides: ReadonlyMap<string, readonly SingleIndex[]>;
}

/**
 * Decodes the parsed firestore.indexes.json.
 * @throws FirestoreError INVALID_ARGUMENT for any other shape
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
      const path = override['fieldPath'];
      const key = overrideKey(
        String(override['collectionGroup']),
        path === everyField ? [everyField] : parseFieldPath(path),
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
  if (!Array.isArray(json)) throw invalidArgument('A field of the index file is not a list.');
  return json;
}

function scopeOf(json: unknown): IndexScope {
  return json === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';
}

function kindOf(json: Record<string, unknown>): Kind {
  if (json['arrayConfig'] === 'CONTAINS') return 'CONTAINS';
  return json['order'] === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
}

function partOf(json: unknown): Part {
  if (!isObject(json)) throw invalidArgument('An index has an invalid field.');
  const field = parseFieldPath(json['fieldPath']);
  const vector = json['vectorConfig'];
  if (vector === undefined) return { field, kind: kindOf(json) };
  const dimension = isObject(vector) ? vector['dimension'] : undefined;
  if (typeof dimension !== 'number') throw invalidArgument('A vectorConfig has no dimension.');
  return { field, kind: 'VECTOR', dimension };
}

/** Removes a trailing document name in the direction of the field before it, which is the default. */
function withoutDefaultName(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1);
  if (last === undefined || !isNameField(last.field)) return parts;
  const previous = parts.at(-2)?.kind === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return last.kind === previous ? parts.slice(0, -1) : parts;
}

/** Field path of an override that applies to all fields without an override of their own. */
const everyField = '*';

function overrideKey(collectionGroup: string, field: FieldPath): string {
  return `${collectionGroup}/${formatFieldPath(field)}`;
}

/**
 * Returns the override of a field: its own, else that of the nearest enclosing map, else that of every field. Returns
 * null if the automatic indexes apply.
 */
export function overrideOf(
  catalog: IndexCatalog,
  collectionGroup: string,
  field: FieldPath,
): readonly SingleIndex[] | null {
  for (let length = field.length; length > 0; length--) {
    const own = catalog.overrides.get(overrideKey(collectionGroup, field.slice(0, length)));
    if (own !== undefined) return own;
  }
  return catalog.overrides.get(overrideKey(collectionGroup, [everyField])) ?? null;
}
