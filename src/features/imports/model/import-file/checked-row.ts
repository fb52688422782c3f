/** A row of a file with its check. */
export interface CheckedRow<Draft, RowError extends string, RowWarning extends string> {
  /** Row number in a spreadsheet (the header is 1), or position in any other file, starting with 1. */
  row: number;
  title: string;
  /** The record to be stored; null if there are errors. */
  draft: Draft | null;
  errors: RowError[];
  warnings: RowWarning[];
}

/** What an import does with a row: it stores a 'ready' row, and a 'duplicate' only on request. */
export type RowState = 'ready' | 'duplicate' | 'invalid' | 'skipped';

/** What the preview shows of a row. */
export interface PreviewRow<RowError extends string, RowWarning extends string> extends Omit<
  CheckedRow<unknown, RowError, RowWarning>,
  'draft'
> {
  state: RowState;
}
