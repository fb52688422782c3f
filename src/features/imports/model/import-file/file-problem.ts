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

/** The result of reading a file that cannot be imported. */
export interface FileRefusal {
  problem: FileProblem;
}
