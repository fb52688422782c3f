import type { ColumnNames } from '../import-file/csv-table.ts';

/** Source of the rows: a table or OpenStreetMap. */
export type ImportFormat = 'csv' | 'osm';

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
  'facts',
] as const;
export type ImportField = (typeof importFields)[number];

/**
 * The fields of a place in a file: unchecked texts. `location` is 'address, city' in one text; if it is empty, the
 * fields after it are used. `category` is a word of the file: 'Bares', 'amenity=bar'. `amenities` are separated by
 * commas, semicolons, vertical bars or line breaks, and so are `facts`: 'Crianças, Entrada acessível: não'.
 */
export type RawPlace = Record<ImportField, string> & {
  /** Row number in a spreadsheet (the header is 1), or position of the element in the file, starting with 1. */
  row: number;
};

/** Columns of a table of places. */
export const placeColumnNames: ColumnNames<ImportField> = {
  title: ['titulo', 'nome', 'nome do lugar', 'nome do local', 'title', 'name', 'lugar', 'local'],
  category: ['categoria', 'category', 'tipo', 'type', 'segmento'],
  description: ['descricao', 'description', 'sobre', 'about', 'resumo', 'texto'],
  location: ['localizacao', 'location', 'endereco completo', 'full address'],
  address: ['endereco', 'address', 'rua', 'logradouro', 'street', 'addr:street'],
  city: ['cidade', 'municipio', 'city', 'addr:city'],
  neighborhood: ['bairro', 'neighborhood', 'neighbourhood', 'suburb', 'addr:suburb', 'regiao'],
  latitude: ['latitude', 'lat', '@lat', 'y'],
  longitude: ['longitude', 'lon', 'lng', 'long', '@lon', 'x'],
  phone: ['telefone', 'phone', 'celular', 'whatsapp', 'fone', 'tel', 'contato', 'contact:phone'],
  website: ['site', 'website', 'url', 'pagina', 'link', 'web', 'homepage', 'contact:website'],
  hours: [
    'horario',
    'horarios',
    'horario de funcionamento',
    'funcionamento',
    'opening_hours',
    'opening hours',
    'hours',
  ],
  price: ['preco', 'faixa de preco', 'price', 'price level', 'nivel de preco'],
  amenities: ['comodidades', 'amenities', 'recursos', 'facilidades', 'features', 'servicos'],
  facts: ['bom para', 'good for'],
};

/** Returns a row with empty fields. */
export function emptyRawPlace(row: number): RawPlace {
  const empty = Object.fromEntries(importFields.map((field) => [field, '']));
  return { row, ...(empty as Record<ImportField, string>) };
}
