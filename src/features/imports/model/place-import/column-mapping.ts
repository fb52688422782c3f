import { foldText } from '#shared/text/fold-text.ts';
import type { CsvTable } from '../import-file/csv-table.ts';
import { emptyRawPlace, importFields } from './raw-place.ts';
import type { ImportField, RawPlace } from './raw-place.ts';

/** Column position of each field; null without a column. */
export type ColumnMapping = Record<ImportField, number | null>;

/** Folded column names in Portuguese and English, the most reliable first. */
const headerNames: Record<ImportField, readonly string[]> = {
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
};

/**
 * Guesses the column of each field by its name. Each column is used once: exact matches first, then names that only
 * begin with a known one ('telefone comercial').
 */
export function guessMapping(headers: readonly string[]): ColumnMapping {
  const foldedHeaders = headers.map((header) => foldText(header).replace(/[*:]$/, '').trim());
  const takenColumns = new Set<number>();
  const mapping = Object.fromEntries(importFields.map((field) => [field, null])) as ColumnMapping;
  const matchers = [
    (header: string, name: string) => header === name,
    (header: string, name: string) => name.length > 2 && header.startsWith(`${name} `),
  ];
  for (const matches of matchers) {
    for (const field of importFields) {
      if (mapping[field] !== null) continue;
      const columnIndex = headerNames[field]
        .map((name) =>
          foldedHeaders.findIndex(
            (header, index) => !takenColumns.has(index) && matches(header, name),
          ),
        )
        .find((index) => index !== -1);
      if (columnIndex === undefined) continue;
      mapping[field] = columnIndex;
      takenColumns.add(columnIndex);
    }
  }
  return mapping;
}

/** Returns the rows of a table as places, using the chosen columns. */
export function toRawPlaces({ rows }: CsvTable, mapping: ColumnMapping): RawPlace[] {
  return rows.map(({ row, cells }) => {
    const raw = emptyRawPlace(row);
    for (const field of importFields) {
      const column = mapping[field];
      if (column !== null) raw[field] = cells[column] ?? '';
    }
    return raw;
  });
}
