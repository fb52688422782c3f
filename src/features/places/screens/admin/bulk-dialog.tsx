import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setPlacesActive } from '#features/places/data/admin/admin-place-changes.ts';
import type { PlaceChangeOutcome } from '#features/places/data/admin/admin-place-changes.ts';
import {
  rereadAdminPlaces,
  showActivation,
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
  onClose: (left: readonly string[]) => void;
}

/** Activates or deactivates many places. Shows the progress and the reason for each place that was not changed. */
export function BulkDialog({ uid, chosen, isActive, onClose }: BulkDialogProps) {
  const client = useQueryClient();
  const [ids, setIds] = useState([...chosen.keys()]);
  const [done, setDone] = useState(0);
  const [stop, setStop] = useState<AbortController | null>(null);
  const changing = useMutation({
    mutationFn: ({ wanted, signal }: { wanted: readonly string[]; signal: AbortSignal }) =>
      setPlacesActive(uid, wanted, isActive, { onProgress: setDone, signal }),
    onSuccess: ({ changed, unchanged, gone }, { wanted }) => {
      showActivation(client, uid, [...changed, ...unchanged], isActive);
      if (gone.length > 0) void rereadAdminPlaces(client, uid);
      const settled = new Set([...changed, ...unchanged, ...gone]);
      setIds(wanted.filter((id) => !settled.has(id)));
    },
  });
  useEffect(() => () => stop?.abort(), [stop]);

  const start = () => {
    if (changing.isPending) return;
    const controller = new AbortController();
    setStop(controller);
    setDone(0);
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
          {changing.isPending && <PlacesProgress done={done} total={ids.length} />}
          {changing.data && !changing.isPending && (
            <Outcome outcome={changing.data} isActive={isActive} left={ids} titles={chosen} />
          )}
        </div>
        {changing.error !== null && !changing.isPending && (
          <FailureLine sentences={placesChangeErrors} error={changing.error} onRetry={start} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {changing.isPending ? (
            <Button variant="secondary" onClick={() => stop?.abort()}>
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
  left,
  titles,
}: {
  outcome: PlaceChangeOutcome;
  isActive: boolean;
  left: readonly string[];
  titles: ReadonlyMap<string, string>;
}) {
  const { changed, unchanged, gone } = outcome;
  const facts = [
    isActive
      ? countText(changed.length, 'lugar ativado', 'lugares ativados')
      : countText(changed.length, 'lugar desativado', 'lugares desativados'),
    unchanged.length > 0 &&
      (isActive
        ? countText(unchanged.length, 'já estava ativo', 'já estavam ativos')
        : countText(unchanged.length, 'já estava inativo', 'já estavam inativos')),
    gone.length > 0 && countText(gone.length, 'já tinha sido excluído', 'já tinham sido excluídos'),
  ];
  return (
    <>
      <p>{facts.filter(Boolean).join(', ')}.</p>
      {left.length > 0 && (
        <>
          <p className="font-medium text-danger">
            {countText(left.length, 'lugar não foi alterado', 'lugares não foram alterados')}:
          </p>
          <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm wrap-anywhere">
            {left.map((id) => (
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
