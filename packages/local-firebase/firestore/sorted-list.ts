/** Chunks are split at this size, so an insertion moves at most this many items. */
const maxChunk = 512;

/** A sorted list with logarithmic search and fast insertion in the middle. */
export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number;
  #chunks: T[][] = [];

  /**
   * @param compare a total order: 0 only for the same item
   * @param items in any order
   */
  constructor(compare: (a: T, b: T) => number, items: T[] = []) {
    this.#compare = compare;
    const sorted = [...items].sort(compare);
    for (let i = 0; i < sorted.length; i += maxChunk / 2) {
      this.#chunks.push(sorted.slice(i, i + maxChunk / 2));
    }
  }

  insert(item: T): void {
    const before = (other: T) => this.#compare(other, item) < 0;
    const at = this.#chunkOf(before);
    const chunk = this.#chunks[at] ?? this.#chunks.at(-1);
    if (chunk === undefined) {
      this.#chunks.push([item]);
      return;
    }
    chunk.splice(firstNot(chunk, before), 0, item);
    if (chunk.length > maxChunk) {
      this.#chunks.splice(this.#chunks.indexOf(chunk) + 1, 0, chunk.splice(maxChunk / 2));
    }
  }

  delete(item: T): void {
    const before = (other: T) => this.#compare(other, item) < 0;
    const at = this.#chunkOf(before);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return;
    const position = firstNot(chunk, before);
    const found = chunk[position];
    if (found === undefined || this.#compare(found, item) !== 0) return;
    chunk.splice(position, 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /**
   * Yields the items in order, starting at the first for which `before` is false. `before` must be true for a prefix of
   * the list and false for the rest.
   */
  *from(before: (item: T) => boolean): Generator<T, void, undefined> {
    const first = this.#chunkOf(before);
    for (let at = first; at < this.#chunks.length; at++) {
      const chunk = this.#chunks[at]!;
      for (let i = at === first ? firstNot(chunk, before) : 0; i < chunk.length; i++) {
        yield chunk[i]!;
      }
    }
  }

  /** Returns the index of the first chunk whose last item is not `before`. */
  #chunkOf(before: (item: T) => boolean): number {
    return firstNot(this.#chunks, (chunk) => before(chunk[chunk.length - 1]!));
  }
}

/** Binary search: returns the position of the first item for which `before` is false. */
function firstNot<T>(items: readonly T[], before: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
