import type { StoredDocument } from './document.ts';
import { formatFieldPath, valueAt } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import { SortedList } from './sorted-list.ts';
import { isList } from './value.ts';
import type { Value } from './value.ts';
import { comparePaths, compareValues, valuesEqual } from './value-order.ts';

export type IndexedField =
  { path: FieldPath; kind: 'ascending' | 'descending' } | { path: FieldPath; kind: 'contains' };

/** The order of an index: its fields (never the name), then the document name in the given direction. */
export interface IndexSpec {
  fields: readonly IndexedField[];
  nameDescending: boolean;
}

export interface IndexEntry {
  /** One per field of the index. */
  values: readonly Value[];
  document: StoredDocument;
}

/** Returns a string that is equal for equal specs. */
export function indexKey(spec: IndexSpec): string {
  const fields = spec.fields.map((field) => `${formatFieldPath(field.path)} ${field.kind}`);
  return `${fields.join(',')} ${spec.nameDescending ? 'descending' : 'ascending'}`;
}

/**
 * Documents of a collection or group ordered by some of their fields. Documents that lack one of the fields are
 * excluded; a 'contains' field produces one entry for each distinct element of the array.
 */
export class OrderedIndex {
  readonly #spec: IndexSpec;
  readonly #entries: SortedList<IndexEntry>;

  constructor(spec: IndexSpec, documents: Iterable<StoredDocument>) {
    this.#spec = spec;
    const entries: IndexEntry[] = [];
    for (const document of documents) entries.push(...this.#entriesOf(document));
    this.#entries = new SortedList((a, b) => this.#compare(a, b), entries);
  }

  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    if (before !== null) for (const entry of this.#entriesOf(before)) this.#entries.delete(entry);
    if (after !== null) for (const entry of this.#entriesOf(after)) this.#entries.insert(entry);
  }

  /**
   * Yields the entries in order, starting at a position.
   * @param before true for the entries before the wanted range, false for all others
   */
  from(before: (entry: IndexEntry) => boolean): Generator<IndexEntry, void, undefined> {
    return this.#entries.from(before);
  }

  #compare(a: IndexEntry, b: IndexEntry): number {
    const { fields, nameDescending } = this.#spec;
    for (let i = 0; i < fields.length; i++) {
      const order = compareValues(a.values[i]!, b.values[i]!);
      if (order !== 0) return fields[i]!.kind === 'descending' ? -order : order;
    }
    const byName = comparePaths(a.document.path, b.document.path);
    return nameDescending ? -byName : byName;
  }

  #entriesOf(document: StoredDocument): IndexEntry[] {
    const values: Value[] = [];
    let contains = -1;
    for (const [i, { path, kind }] of this.#spec.fields.entries()) {
      const value = valueAt(document.fields, path);
      if (value === undefined || (kind === 'contains' && !isList(value))) return [];
      if (kind === 'contains') contains = i;
      values.push(value);
    }
    if (contains < 0) return [{ values, document }];
    return distinct(values[contains] as readonly Value[]).map((element) => ({
      values: values.with(contains, element),
      document,
    }));
  }
}

function distinct(list: readonly Value[]): readonly Value[] {
  const sorted = [...list].sort(compareValues);
  return sorted.filter((value, i) => i === 0 || !valuesEqual(value, sorted[i - 1]!));
}
