/** Source of the rows: a table or OpenStreetMap. */
export type ImportFormat = 'csv' | 'osm';

/** The fields of a place in a file: unchecked texts. */
export interface RawPlace {
  /** Row number in a spreadsheet (the header is 1), or position of the element in the file, starting with 1. */
  row: number;
  title: string;
  description: string;
  /** 'address, city' in one text. If empty, the fields below are used. */
  location: string;
  address: string;
  city: string;
  neighborhood: string;
  latitude: string;
  longitude: string;
  /** Category word of the file: 'Bares', 'amenity=bar'. */
  category: string;
  phone: string;
  website: string;
  hours: string;
  price: string;
  /** Separated by commas, semicolons, vertical bars or line breaks. */
  amenities: string;
}

/** Fields to which a column can be mapped, in display order. */
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

/** Returns a row with empty fields. */
export function emptyRawPlace(row: number): RawPlace {
  const empty = Object.fromEntries(importFields.map((field) => [field, '']));
  return { row, ...(empty as Record<ImportField, string>) };
}
