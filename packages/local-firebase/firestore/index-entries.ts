import { invalidArgument } from './errors.ts';
import { isNameField, valueAt } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { overrideOf } from './indexes.ts';
import type { CompositeIndex, IndexCatalog, Kind } from './indexes.ts';
import { collectionIdOf } from './path.ts';
import { isList, isMap, vectorComponents } from './value.ts';
import type { Value, ValueMap } from './value.ts';
import { encodeValue } from './value-codec.ts';

/** Maximum number of index entries of one document, from the public quota table. */
const maxEntries = 40_000;
const automatic: readonly { kind: Kind }[] = [
  { kind: 'ASCENDING' },
  { kind: 'DESCENDING' },
  { kind: 'CONTAINS' },
];

/**
 * Refuses a document with too many index entries: one for each direction of a plain field, one for each distinct
 * element of an array, and the entries in composite indexes (public page "index overview").
 * @param bytes size of the document; the entries of a document that is too small to reach the limit are not counted
 * @throws FirestoreError INVALID_ARGUMENT above 40,000 entries
 */
export function checkIndexEntries(
  catalog: IndexCatalog | null,
  path: string,
  fields: ValueMap,
  bytes: number,
): void {
  const collectionId = collectionIdOf(path);
  const composites = (catalog?.composites ?? []).filter(
    ({ collectionGroup }) => collectionGroup === collectionId,
  );
  // Every value and every array element takes at least one byte, so a small document cannot reach the limit.
  if (bytes * (2 + composites.length) <= maxEntries) return;
  let entries = 0;
  for (const [name, value] of fields) {
    entries += singleFieldEntries(catalog, collectionId, [name], value);
  }
  for (const index of composites) entries += compositeEntries(index, fields);
  if (entries > maxEntries) {
    throw invalidArgument(`too many index entries for entity /${path}`);
  }
}

function singleFieldEntries(
  catalog: IndexCatalog | null,
  collectionId: string,
  field: FieldPath,
  value: Value,
): number {
  if (isMap(value) && vectorComponents(value) === null) {
    let entries = 0;
    for (const [name, item] of value) {
      entries += singleFieldEntries(catalog, collectionId, [...field, name], item);
    }
    return entries;
  }
  const indexes = (catalog && overrideOf(catalog, collectionId, field)) ?? automatic;
  const containing = indexes.filter(({ kind }) => kind === 'CONTAINS').length;
  if (isList(value)) return containing === 0 ? 0 : containing * differentElements(value);
  return indexes.length - containing;
}

/**
 * Counts the entries of a document in one composite index: none if the document lacks a field of the index, otherwise
 * one, or one for each distinct element of the index's array field.
 */
function compositeEntries({ parts }: CompositeIndex, fields: ValueMap): number {
  let entries = 1;
  for (const { field, kind } of parts) {
    if (isNameField(field)) continue;
    const value = valueAt(fields, field);
    if (value === undefined) return 0;
    if (kind === 'CONTAINS') entries *= isList(value) ? differentElements(value) : 0;
  }
  return entries;
}

function differentElements(list: readonly Value[]): number {
  return new Set(list.map(encodeValue)).size;
}
