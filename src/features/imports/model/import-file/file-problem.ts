/** Largest file that is read, in bytes: ten thousand long rows. A larger one is refused by its size alone. */
export const maxImportBytes = 20 * 1024 * 1024;

/** Most rows of one import: one document keeps the ids of them all, so that they can be undone together. */
export const maxImportRows = 10_000;

/** Most columns of a table; more are no table of places or events. */
export const maxImportColumns = 200;

/** Everything that keeps a whole file from being read. */
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

/** Why a file was not read. Expected, with a sentence of its own; so not an AppError. */
export class ImportFileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file cannot be imported: ${problem}`);
    this.name = 'ImportFileError';
    this.problem = problem;
  }
}
