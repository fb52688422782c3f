import { exportedPlaces } from '#features/places/data/admin/admin-place-export.ts';
import type { AdminPlaceSelection } from '#features/places/data/admin/admin-place-query.ts';
import { unknownCategoryName } from '#features/categories/model/category.ts';
import type { Category } from '#features/categories/model/category.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';
import { placeExportErrors } from '#features/places/panel-texts.ts';
import { CsvExportDialog } from '#features/exports/components/csv-export-dialog.tsx';
import { fileDate } from '#features/exports/components/use-csv-export.ts';
import { placesCsvHead, placesCsvRows } from './places-csv.ts';
import { PlacesProgress } from './places-progress.tsx';

interface ExportDialogProps {
  selection: AdminPlaceSelection;
  categories: readonly Category[];
  /** How many places the file will hold; null when nobody knows. */
  total: number | null;
  onClose: () => void;
}

/** Saves the places of the list as a table for Excel. */
export function ExportDialog({ selection, categories, total, onClose }: ExportDialogProps) {
  const contents = () => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    return {
      name: `lugares-${fileDate(new Date())}`,
      head: placesCsvHead,
      chunks: (signal: AbortSignal) => exportedPlaces(selection, signal),
      linesOf: (chunk: Parameters<typeof placesCsvRows>[0]) =>
        placesCsvRows(chunk, (id) => names.get(id) ?? unknownCategoryName),
    };
  };
  return (
    <CsvExportDialog
      title="Exportar lugares"
      counted={(rows) => countText(rows, 'lugar', 'lugares')}
      progress={(rows) => <PlacesProgress done={rows} total={total} />}
      sentences={placeExportErrors}
      contents={contents}
      onClose={onClose}
    >
      {() => (
        <p className="text-ink-muted">
          O arquivo traz os lugares dos filtros atuais
          {total !== null && ` (${formatInteger(total)})`}, em CSV para o Excel. A importação lê o
          mesmo arquivo.
        </p>
      )}
    </CsvExportDialog>
  );
}
