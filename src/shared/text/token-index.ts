import { foldText } from './fold-text.ts';
import { RowSet } from '../row-set.ts';
import { WordHaystack } from './word-haystack.ts';

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
  private readonly size: number;
  private readonly tokenNumbers = new Map<string, number>();
  /** Rows of each token, by token number. */
  private readonly rows: number[][] = [];
  /** The same lists by unfolded token, with accents and capitals. */
  private readonly rowsOfPiece = new Map<string, number[]>();
  /** All tokens; built at first use. */
  private haystack: WordHaystack | null = null;
  private readonly cachedRows = new Map<string, RowSet>();

  /** @param size number of rows */
  constructor(size: number) {
    this.size = size;
  }

  /** Indexes a text under a row. Each text is a separate field. */
  add(row: number, text: string): void {
    this.haystack = null;
    this.cachedRows.clear();
    // Splitting before folding gives the same tokens (folding neither adds nor removes white space), and each distinct
    // token is folded once.
    for (const piece of text.split(/\s+/)) {
      let rows = this.rowsOfPiece.get(piece);
      if (rows === undefined) {
        rows = this.rowsOfToken(foldText(piece));
        this.rowsOfPiece.set(piece, rows);
      }
      if (rows.at(-1) !== row) rows.push(row);
    }
  }

  private rowsOfToken(token: string): number[] {
    const number = this.tokenNumbers.get(token);
    if (number !== undefined) return this.rows[number] ?? [];
    const rows: number[] = [];
    this.tokenNumbers.set(token, this.rows.push(rows) - 1);
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
    const cached = this.cachedRows.get(word);
    if (cached !== undefined) return cached;
    const foundRows = new RowSet(this.size);
    this.haystack ??= new WordHaystack([...this.tokenNumbers.keys()]);
    this.haystack.forEachWith(word, (token) => {
      foundRows.addAll(this.rows[token] ?? []);
    });
    if (this.cachedRows.size >= maxCachedWords) {
      for (const oldest of this.cachedRows.keys()) {
        this.cachedRows.delete(oldest);
        break;
      }
    }
    this.cachedRows.set(word, foundRows);
    return foundRows;
  }
}
