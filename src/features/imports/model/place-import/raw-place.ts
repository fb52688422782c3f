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
