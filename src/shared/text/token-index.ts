import { foldText } from './fold-text.ts';
import { RowSet } from '../row-set.ts';
import { WordHaystack } from './word-haystack.ts';

/** Bounds of a query: what is beyond them is not read. */
const maxQueryLength = 200;
const maxQueryWords = 10;
/** Words whose rows are remembered while one types. */
const maxRemembered = 24;

/** The folded words of a query: split at white space, at most 10, of its first 200 characters. */
export function searchWords(query: string): string[] {
  return foldText(query.slice(0, maxQueryLength))
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, maxQueryWords);
}

/**
 * Finds the rows in which a word occurs as a part of any text that was added, by looking only at
 * the distinct tokens of all texts: a query word holds no white space, so it occurs in a text
 * exactly when it occurs in one of the text's tokens (its pieces between white space).
 */
export class TokenIndex {
  private readonly size: number;
  private readonly tokenNumbers = new Map<string, number>();
  /** Rows of each token, by its number. */
  private readonly rows: number[][] = [];
  /** The same lists by the token as it is written, accents and capitals included. */
  private readonly rowsOfPiece = new Map<string, number[]>();
  /** All tokens: made when first needed. */
  private haystack: WordHaystack | null = null;
  private readonly remembered = new Map<string, RowSet>();

  /** @param size number of rows */
  constructor(size: number) {
    this.size = size;
  }

  /** Makes a text findable under a row; each text is a field of its own. */
  add(row: number, text: string): void {
    this.haystack = null;
    this.remembered.clear();
    // Splitting before folding gives the same tokens (folding neither makes nor joins white space),
    // and each distinct token is folded once.
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

  /** The rows in which every one of the folded words occurs; null for no words, which asks nothing. */
  rowsWithAll(words: readonly string[]): RowSet | null {
    return words.reduce<RowSet | null>((found, word) => {
      const rows = this.rowsWith(word);
      return found === null ? rows : found.and(rows);
    }, null);
  }

  private rowsWith(word: string): RowSet {
    const known = this.remembered.get(word);
    if (known !== undefined) return known;
    const found = new RowSet(this.size);
    this.haystack ??= new WordHaystack([...this.tokenNumbers.keys()]);
    this.haystack.forEachWith(word, (token) => {
      found.addAll(this.rows[token] ?? []);
    });
    if (this.remembered.size >= maxRemembered) {
      for (const oldest of this.remembered.keys()) {
        this.remembered.delete(oldest);
        break;
      }
    }
    this.remembered.set(word, found);
    return found;
  }
}
