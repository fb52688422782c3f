import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { exportedPlaces } from '#data/places/admin-place-export.ts';
import type { AdminPlaceSelection } from '#data/places/admin-place-query.ts';
import { errorCode } from '#domain/app-error.ts';
import { brand } from '#domain/brand.ts';
import { unknownCategoryName } from '#domain/category.ts';
import type { Category } from '#domain/category.ts';
import { slugify } from '#domain/slug.ts';
import { isoDateOf, wallClockAt } from '#domain/zoned-time.ts';
import { countText, formatInteger } from '#texts/formats.ts';
import { placeExportErrors } from '#texts/errors/place-keeping.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { placesCsvHead, placesCsvRows } from './places-csv.ts';

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
  const [done, setDone] = useState(0);
  const [stop, setStop] = useState<AbortController | null>(null);
  const exporting = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const names = new Map(categories.map(({ id, name }) => [id, name]));
      const parts = [placesCsvHead];
      let count = 0;
      for await (const page of exportedPlaces(selection, signal)) {
        parts.push(placesCsvRows(page, (id) => names.get(id) ?? unknownCategoryName));
        count += page.length;
        setDone(count);
      }
      const today = isoDateOf(wallClockAt(new Date()).dayNumber);
      const filename = `${slugify(brand.name)}-lugares-${today}.csv`;
      saveFile({ filename, content: new Blob(parts, { type: 'text/csv;charset=utf-8' }) });
      return { filename, count };
    },
  });
  useEffect(() => () => stop?.abort(), [stop]);

  const start = () => {
    const controller = new AbortController();
    setStop(controller);
    setDone(0);
    exporting.mutate(controller.signal);
  };
  const { data, error, isPending } = exporting;
  return (
    <Dialog title="Exportar lugares" onClose={onClose} isBusy={isPending}>
      <div className="mt-2 flex flex-col gap-4">
        <p className="text-ink-muted">
          O arquivo traz os lugares dos filtros atuais
          {total !== null && ` (${formatInteger(total)})`}, em CSV para o Excel. A importação lê o
          mesmo arquivo.
        </p>
        <div role="status" className="flex flex-col gap-2">
          {isPending && (
            <>
              <p className="tabular">
                {total === null ? places(done) : `${formatInteger(done)} de ${places(total)}`}
              </p>
              <progress
                aria-label="Andamento"
                className="w-full accent-sea"
                {...(total !== null && { max: Math.max(total, 1), value: Math.min(done, total) })}
              />
            </>
          )}
          {data && !isPending && (
            <p className="wrap-anywhere">
              Pronto: {places(data.count)} no arquivo <strong>{data.filename}</strong>, nos seus
              downloads.
            </p>
          )}
        </div>
        {error && !isPending && errorCode(error) !== 'cancelled' && (
          <FailureLine sentences={placeExportErrors} error={error} onRetry={start} />
        )}
        <div className="flex flex-col gap-3">
          {!isPending && !data && (
            <Button block onClick={start}>
              Exportar
            </Button>
          )}
          <Button variant="secondary" block onClick={() => (isPending ? stop?.abort() : onClose())}>
            {isPending ? 'Cancelar exportação' : 'Fechar'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
