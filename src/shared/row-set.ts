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
  and(other: RowSet): RowSet {
    const both = new RowSet(this.words.length << 5);
    this.words.forEach((bits, word) => {
      both.words[word] = bits & (other.words[word] ?? 0);
    });
    return both;
  }

  /** Returns the first `limit` rows in ascending order; all rows by default. */
  rows(limit = Infinity): number[] {
    const found: number[] = [];
    for (let word = 0; word < this.words.length && found.length < limit; word += 1) {
      let bits = this.words[word] ?? 0;
      while (bits !== 0 && found.length < limit) {
        found.push((word << 5) + 31 - Math.clz32(bits & -bits));
        bits &= bits - 1;
      }
    }
    return found;
  }
}
