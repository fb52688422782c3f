import { exportedPlaces } from '#data/places/admin-place-export.ts';
import type { AdminPlaceSelection } from '#data/places/admin-place-query.ts';
import { unknownCategoryName } from '#domain/category.ts';
import type { Category } from '#domain/category.ts';
import type { Place } from '#domain/place.ts';
import { countText, formatInteger } from '#texts/formats.ts';
import { placeExportErrors } from '#texts/errors/place-keeping.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { fileDate, useCsvExport } from '../use-csv-export.ts';
import { placesCsvHead, placesCsvRows } from './places-csv.ts';
import { PlacesProgress } from './places-progress.tsx';

interface ExportDialogProps {
  selection: AdminPlaceSelection;
  categories: readonly Category[];
  /** How many places the file will hold; null when nobody knows. */
  total: number | null;
  onClose: () => void;
}

const places = (count: number) => countText(count, 'lugar', 'lugares');

/** Saves the places of the list as a table for Excel; tells how far it is, and can be stopped. */
export function ExportDialog({ selection, categories, total, onClose }: ExportDialogProps) {
  const { state, start, stop } = useCsvExport<Place>();
  const isRunning = state.status === 'running';
  const begin = () => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    start({
      name: `lugares-${fileDate(new Date())}`,
      head: placesCsvHead,
      chunks: (signal) => exportedPlaces(selection, signal),
      linesOf: (chunk) => placesCsvRows(chunk, (id) => names.get(id) ?? unknownCategoryName),
    });
  };
  return (
    <Dialog title="Exportar lugares" onClose={onClose} isBusy={isRunning}>
      <div className="mt-2 flex flex-col gap-4">
        <p className="text-ink-muted">
          O arquivo traz os lugares dos filtros atuais
          {total !== null && ` (${formatInteger(total)})`}, em CSV para o Excel. A importação lê o
          mesmo arquivo.
        </p>
        <div role="status" className="flex flex-col gap-2">
          {state.status === 'running' && <PlacesProgress done={state.rows} total={total} />}
          {state.status === 'done' && (
            <p className="wrap-anywhere">
              Pronto: {places(state.rows)} no arquivo <strong>{state.filename}</strong>, nos seus
              downloads.
            </p>
          )}
        </div>
        {state.status === 'failed' && (
          <FailureLine sentences={placeExportErrors} error={state.error} onRetry={begin} />
        )}
        <div className="flex flex-col gap-3">
          {state.status === 'ready' && (
            <Button block onClick={begin}>
              Exportar
            </Button>
          )}
          <Button variant="secondary" block onClick={isRunning ? stop : onClose}>
            {isRunning ? 'Cancelar exportação' : 'Fechar'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
