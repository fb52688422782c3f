import { iterateExportedPlaces } from '#features/places/data/admin/admin-place-export.ts';
import type { AdminPlaceCriteria } from '#features/places/data/admin/admin-place-store.ts';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { Category } from '#features/categories/model/category.ts';
import { factLines } from '#features/places/fact-texts.ts';
import * as texts from '#features/places/panel-texts.ts';
import { CsvExportDialog } from '#features/exports/components/csv-export-dialog.tsx';
import { fileDate } from '#features/exports/components/use-csv-export.ts';
import { csvByteOrderMark, csvRow } from '#shared/text/csv.ts';
import { splitLocation } from '#features/places/model/location.ts';
import type { Place } from '#features/places/model/place.ts';
import { PlacesProgress } from './places-progress.tsx';

interface ExportDialogProps {
  criteria: AdminPlaceCriteria;
  categories: readonly Category[];
  /** Number of places in the file; null if unknown. */
  total: number | null;
  onClose: () => void;
}

/** Exports the listed places as a CSV file for Excel. */
export function ExportDialog({ criteria, categories, total, onClose }: ExportDialogProps) {
  const createContents = () => {
    const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
    return {
      name: `lugares-${fileDate(new Date())}`,
      head: csvFileStart,
      chunks: (signal: AbortSignal) => iterateExportedPlaces(criteria, signal),
      linesOf: (chunk: Parameters<typeof placesCsvRows>[0]) =>
        placesCsvRows(chunk, (id) => categoryNames.get(id) ?? unknownCategoryName),
    };
  };
  return (
    <CsvExportDialog
      title={texts.exportTitle}
      rowCountText={(rows) => texts.placeCount(rows)}
      progress={(rows) => <PlacesProgress doneCount={rows} totalCount={total} />}
      sentences={texts.placeExportErrors}
      createContents={createContents}
      onClose={onClose}
    >
      {() => <p className="text-ink-muted">{texts.exportHint(total)}</p>}
    </CsvExportDialog>
  );
}

/** Column names: up to 'Bom para', the import of places recognizes them; it ignores the columns from 'Ativo' on. */
const columnNames = [
  'Título',
  'Descrição',
  'Categoria',
  'Endereço',
  'Cidade',
  'Bairro',
  'Latitude',
  'Longitude',
  'Telefone',
  'Site',
  'Preço',
  'Comodidades',
  'Bom para',
  'Ativo',
  'Média das notas',
  'Número de notas',
  'Criado em (UTC)',
  'Identificador',
];

/** Start of the file: byte order mark and header row. */
const csvFileStart = csvByteOrderMark + csvRow(columnNames);

/**
 * Returns the CSV rows of places.
 * @param categoryNameOf returns the name of a category by its id
 */
function placesCsvRows(places: readonly Place[], categoryNameOf: (id: string) => string): string {
  return places.map((place) => csvRow(cellsOf(place, categoryNameOf))).join('');
}

function cellsOf(place: Place, categoryNameOf: (id: string) => string) {
  const { address, city } = splitLocation(place.location);
  return [
    place.title,
    place.description,
    categoryNameOf(place.category),
    address,
    city,
    place.neighborhood,
    place.geo?.latitude ?? '',
    place.geo?.longitude ?? '',
    place.phone,
    place.website,
    place.price,
    place.amenities.join(', '),
    factLines(place.facts).join(', '),
    place.isActive ? 'sim' : 'não',
    place.rating,
    place.reviewsCount,
    place.createdAt?.toISOString() ?? '',
    place.id,
  ];
}
