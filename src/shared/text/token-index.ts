import { foldText } from './fold-text.ts';
import { WordHaystack } from './word-haystack.ts';

/** A set of row numbers below a fixed size, stored as bits. */
class RowSet {
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

/** Limits of a query. Text beyond them is ignored. */
const maxQueryLength = 200;
const maxQueryWords = 10;
/** Number of words whose rows are cached while the user types. */
const maxCachedWords = 24;

/** Returns the folded words of a query: at most 10, split at white space, from its first 200 characters. */
export function searchWords(query: string): string[] {
  return foldText(query.slice(0, maxQueryLength))
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxQueryWords);
}

/**
 * Finds the rows whose texts contain a word, by searching only the distinct tokens of all texts: a query word contains
 * no white space, so it occurs in a text exactly if it occurs in one of the text's tokens (its pieces between white
 * space).
 */
export class TokenIndex {
  private readonly rowCount: number;
  private readonly tokenNumbers = new Map<string, number>();
  /** Rows of each token, by token number. */
  private readonly rowsByTokenNumber: number[][] = [];
  /** The same lists by unfolded token, with accents and capitals. */
  private readonly rowsByUnfoldedToken = new Map<string, number[]>();
  /** All tokens; built at first use. */
  private haystack: WordHaystack | null = null;
  private readonly cachedRows = new Map<string, RowSet>();

  /** @param rowCount number of rows */
  constructor(rowCount: number) {
    this.rowCount = rowCount;
  }

  /** Indexes a text under a row. A row may have several texts, one per field. */
  add(row: number, text: string): void {
    this.haystack = null;
    this.cachedRows.clear();
    // Splitting before folding gives the same tokens (folding neither adds nor removes white space), and each distinct
    // token is folded once.
    for (const unfoldedToken of text.split(/\s+/)) {
      let rows = this.rowsByUnfoldedToken.get(unfoldedToken);
      if (rows === undefined) {
        rows = this.rowsOfToken(foldText(unfoldedToken));
        this.rowsByUnfoldedToken.set(unfoldedToken, rows);
      }
      if (rows.at(-1) !== row) rows.push(row);
    }
  }

  private rowsOfToken(token: string): number[] {
    const tokenNumber = this.tokenNumbers.get(token);
    if (tokenNumber !== undefined) return this.rowsByTokenNumber[tokenNumber] ?? [];
    const rows: number[] = [];
    this.tokenNumbers.set(token, this.rowsByTokenNumber.push(rows) - 1);
    return rows;
  }

  /** Returns the rows that contain every folded word; null if there are no words, which means no filter. */
  rowsWithAll(words: readonly string[]): RowSet | null {
    return words.reduce<RowSet | null>((foundRows, word) => {
      const rows = this.rowsWith(word);
      return foundRows === null ? rows : foundRows.intersect(rows);
    }, null);
  }

  private rowsWith(word: string): RowSet {
    const cachedWordRows = this.cachedRows.get(word);
    if (cachedWordRows !== undefined) return cachedWordRows;
    const foundRows = new RowSet(this.rowCount);
    this.haystack ??= new WordHaystack([...this.tokenNumbers.keys()]);
    this.haystack.forEachWordContaining(word, (token) => {
      foundRows.addAll(this.rowsByTokenNumber[token] ?? []);
    });
    if (this.cachedRows.size >= maxCachedWords) {
      for (const oldestWord of this.cachedRows.keys()) {
        this.cachedRows.delete(oldestWord);
        break;
      }
    }
    this.cachedRows.set(word, foundRows);
    return foundRows;
  }
}
