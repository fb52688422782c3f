import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setPlacesActive } from '#features/places/data/admin/admin-place-changes.ts';
import type { PlaceChangeOutcome } from '#features/places/data/admin/admin-place-changes.ts';
import {
  reloadAdminPlaces,
  updateCachedActivation,
} from '#features/places/data/admin/admin-place-queries.ts';
import { countText } from '#shared/formats/formats.ts';
import { placesChangeErrors } from '#features/places/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PlacesProgress } from './places-progress.tsx';

interface BulkDialogProps {
  uid: string;
  /** Titles by place id. */
  chosen: ReadonlyMap<string, string>;
  isActive: boolean;
  /** Receives the ids of the places that were not changed. */
  onClose: (remainingIds: readonly string[]) => void;
}

/** Activates or deactivates many places. Shows the progress and the reason for each place that was not changed. */
export function BulkDialog({ uid, chosen, isActive, onClose }: BulkDialogProps) {
  const client = useQueryClient();
  const [ids, setIds] = useState([...chosen.keys()]);
  const [doneCount, setDoneCount] = useState(0);
  const [abortController, setAbortController] = useState<AbortController | null>(null);
  const changing = useMutation({
    mutationFn: ({
      wanted: idsToChange,
      signal,
    }: {
      wanted: readonly string[];
      signal: AbortSignal;
    }) => setPlacesActive(uid, idsToChange, isActive, { onProgress: setDoneCount, signal }),
    onSuccess: ({ changed, unchanged, gone: deleted }, { wanted: idsToChange }) => {
      updateCachedActivation(client, uid, [...changed, ...unchanged], isActive);
      if (deleted.length > 0) void reloadAdminPlaces(client, uid);
      const finishedIds = new Set([...changed, ...unchanged, ...deleted]);
      setIds(idsToChange.filter((id) => !finishedIds.has(id)));
    },
  });
  useEffect(() => () => abortController?.abort(), [abortController]);

  const start = () => {
    if (changing.isPending) return;
    const controller = new AbortController();
    setAbortController(controller);
    setDoneCount(0);
    changing.mutate({ wanted: ids, signal: controller.signal });
  };
  const close = () => {
    // During the change, only 'Parar' ends the dialog, so that the result is shown.
    if (!changing.isPending) onClose(ids);
  };
  const verb = isActive ? 'Ativar' : 'Desativar';
  const places = countText(ids.length, 'lugar', 'lugares');

  return (
    <Dialog title={`${verb} lugares`} onClose={close} isBusy={changing.isPending}>
      <div className="mt-2 flex flex-col gap-4">
        {!changing.data && !changing.isPending && (
          <p>
            {isActive
              ? `${places}: o que estiver inativo passa a aparecer para os visitantes.`
              : `${places}: o que estiver ativo sai das listas e da busca em até um minuto e pode ser ativado de novo.`}
          </p>
        )}
        <div role="status" className="flex flex-col gap-2">
          {changing.isPending && <PlacesProgress done={doneCount} total={ids.length} />}
          {changing.data && !changing.isPending && (
            <Outcome outcome={changing.data} isActive={isActive} left={ids} titles={chosen} />
          )}
        </div>
        {changing.error !== null && !changing.isPending && (
          <FailureLine sentences={placesChangeErrors} error={changing.error} onRetry={start} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {changing.isPending ? (
            <Button variant="secondary" onClick={() => abortController?.abort()}>
              Parar
            </Button>
          ) : (
            <Button variant="secondary" onClick={close}>
              {changing.data ? 'Fechar' : 'Cancelar'}
            </Button>
          )}
          {!changing.isPending && ids.length > 0 && (
            <Button onClick={start}>
              {changing.data ? 'Tentar novamente' : `${verb} ${places}`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Outcome({
  outcome,
  isActive,
  left: remainingIds,
  titles,
}: {
  outcome: PlaceChangeOutcome;
  isActive: boolean;
  left: readonly string[];
  titles: ReadonlyMap<string, string>;
}) {
  const { changed, unchanged, gone: deleted } = outcome;
  const resultTexts = [
    isActive
      ? countText(changed.length, 'lugar ativado', 'lugares ativados')
      : countText(changed.length, 'lugar desativado', 'lugares desativados'),
    unchanged.length > 0 &&
      (isActive
        ? countText(unchanged.length, 'já estava ativo', 'já estavam ativos')
        : countText(unchanged.length, 'já estava inativo', 'já estavam inativos')),
    deleted.length > 0 &&
      countText(deleted.length, 'já tinha sido excluído', 'já tinham sido excluídos'),
  ];
  return (
    <>
      <p>{resultTexts.filter(Boolean).join(', ')}.</p>
      {remainingIds.length > 0 && (
        <>
          <p className="font-medium text-danger">
            {countText(
              remainingIds.length,
              'lugar não foi alterado',
              'lugares não foram alterados',
            )}
            :
          </p>
          <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm wrap-anywhere">
            {remainingIds.map((id) => (
              <li key={id}>{titles.get(id)}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-muted">
            Tente novamente. Se um deles não mudar, edite-o e confira os campos.
          </p>
        </>
      )}
    </>
  );
}
