/** Scores of rows, and the rows with a score above 0, unordered. */
export class RowScores {
  readonly rows: number[] = [];
  readonly values: Int32Array;

  constructor(size: number) {
    this.values = new Int32Array(size);
  }

  get(row: number): number {
    return this.values[row] ?? 0;
  }

  /** Sets the score of a row if it is higher than before. */
  raise(row: number, score: number): void {
    const before = this.values[row] ?? 0;
    if (score <= before) return;
    if (before === 0) this.rows.push(row);
    this.values[row] = score;
  }

  clear(): void {
    for (const row of this.rows) this.values[row] = 0;
    this.rows.length = 0;
  }
}

/** Returns the rows with the highest scores in order, without sorting all rows. Equal scores keep the row order. */
export function selectBest(
  rows: readonly number[],
  maxRows: number,
  scoreOf: (row: number) => number,
): number[] {
  const compareRows = (a: number, b: number) => scoreOf(b) - scoreOf(a) || a - b;
  if (rows.length <= maxRows) return [...rows].sort(compareRows);
  const best: number[] = [];
  for (const row of rows) {
    const last = best.at(-1);
    if (best.length >= maxRows && last !== undefined && compareRows(row, last) > 0) continue;
    const index = best.findIndex((other) => compareRows(row, other) < 0);
    best.splice(index === -1 ? best.length : index, 0, row);
    if (best.length > maxRows) best.pop();
  }
  return best;
}
