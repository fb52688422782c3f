/** Maximum size of a file of places in bytes: ten thousand long rows. Files of events have maxEventFileBytes. */
export const maxImportBytes = 20 * 1024 * 1024;

/** Maximum number of rows per import: one document stores the ids of all new places, so that they can be removed. */
export const maxImportRows = 10_000;

/** Maximum number of columns. A wider table does not contain places or events. */
export const maxImportColumns = 200;

/** Reasons why a whole file cannot be read. */
export const fileProblems = [
  'empty',
  'too-large',
  'too-many-rows',
  'too-many-columns',
  'no-rows',
  'binary',
  'spreadsheet',
  'xml',
  'broken-json',
  'other-json',
  'geojson',
  'broken-quotes',
  'calendar',
  'broken-calendar',
  'too-slow',
  'columns-missing',
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Thrown if a file cannot be read. Not an AppError, because it is expected and has its own message. */
export class ImportFileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file cannot be imported: ${problem}`);
    this.name = 'ImportFileError';
    this.problem = problem;
  }
}
