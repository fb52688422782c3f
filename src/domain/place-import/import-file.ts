/** Largest file that is read, in bytes: ten thousand long rows. A larger one is refused by its size alone. */
export const maxImportBytes = 20 * 1024 * 1024;

/** Most rows of one import: one document keeps the ids of them all, so that they can be undone together. */
export const maxImportRows = 10_000;

/** Most columns of a table; more are no table of places. */
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

/** Where rows come from: a table, or OpenStreetMap. */
export type ImportFormat = 'csv' | 'osm';

/** The fields of a place as a file has them: texts, none of them checked. */
export interface RawPlace {
  /** Number of the row as a spreadsheet counts (the heading is 1), or of the element in the file from 1. */
  row: number;
  title: string;
  description: string;
  /** 'address, city' in one text; the parts below are used where it is empty. */
  location: string;
  address: string;
  city: string;
  neighborhood: string;
  latitude: string;
  longitude: string;
  /** The file's own word for the category: 'Bares', 'amenity=bar'. */
  category: string;
  phone: string;
  website: string;
  hours: string;
  price: string;
  /** Separated by commas, semicolons or bars. */
  amenities: string;
}

/** The fields that a column can be given to, in the order in which they are offered. */
export const importFields = [
  'title',
  'category',
  'description',
  'location',
  'address',
  'city',
  'neighborhood',
  'latitude',
  'longitude',
  'phone',
  'website',
  'hours',
  'price',
  'amenities',
] as const satisfies readonly (keyof RawPlace)[];
export type ImportField = (typeof importFields)[number];

/** A row without anything. */
export function emptyRawPlace(row: number): RawPlace {
  const empty = Object.fromEntries(importFields.map((field) => [field, '']));
  return { row, ...(empty as Record<ImportField, string>) };
}
