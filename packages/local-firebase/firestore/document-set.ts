import type { StoredDocument } from './document.ts';
import { indexKey, OrderedIndex } from './ordered-index.ts';
import type { IndexSpec } from './ordered-index.ts';

/** Maximum number of indexes of one set. Above it, the least recently used index is dropped. */
const maxIndexes = 24;

/**
 * The documents of one collection or collection group. Ordered indexes are built when a query first needs them, and
 * updated from then on.
 */
export class DocumentSet {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #indexes = new Map<string, OrderedIndex>();

  get size(): number {
    return this.#documents.size;
  }

  documents(): Iterable<StoredDocument> {
    return this.#documents.values();
  }

  replace(path: string, before: StoredDocument | null, after: StoredDocument | null): void {
    if (after === null) this.#documents.delete(path);
    else this.#documents.set(path, after);
    for (const index of this.#indexes.values()) index.replace(before, after);
  }

  index(spec: IndexSpec): OrderedIndex {
    const key = indexKey(spec);
    const index = this.#indexes.get(key) ?? new OrderedIndex(spec, this.documents());
    this.#indexes.delete(key);
    this.#indexes.set(key, index);
    if (this.#indexes.size > maxIndexes) {
      const [oldest] = this.#indexes.keys();
      if (oldest !== undefined) this.#indexes.delete(oldest);
    }
    return index;
  }
}
