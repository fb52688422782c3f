/** A set of row numbers below a fixed size, stored as bits. */
export class RowSet {
  private readonly words: Uint32Array;

  constructor(size: number) {
    this.words = new Uint32Array((size + 31) >>> 5);
  }

  addAll(rows: readonly number[]): void {
    const { words } = this;
    for (const row of rows) words[row >>> 5]! |= 1 << (row & 31);
  }

  /** Returns the intersection with a set of the same size. */
  intersect(other: RowSet): RowSet {
    const intersection = new RowSet(this.words.length << 5);
    this.words.forEach((bits, wordIndex) => {
      intersection.words[wordIndex] = bits & (other.words[wordIndex] ?? 0);
    });
    return intersection;
  }

  /** Returns the first `limit` rows in ascending order; all rows by default. */
  rows(limit = Infinity): number[] {
    const foundRows: number[] = [];
    for (
      let wordIndex = 0;
      wordIndex < this.words.length && foundRows.length < limit;
      wordIndex += 1
    ) {
      let bits = this.words[wordIndex] ?? 0;
      while (bits !== 0 && foundRows.length < limit) {
        foundRows.push((wordIndex << 5) + 31 - Math.clz32(bits & -bits));
        bits &= bits - 1;
      }
    }
    return foundRows;
  }
}
