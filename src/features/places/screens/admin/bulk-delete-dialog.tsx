import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reloadAdminPlaces } from '#features/places/data/admin/admin-place-queries.ts';
import { removePlace } from '#features/places/data/place-removal-store.ts';
import { errorCode } from '#shared/app-error.ts';
import { placesRemoveErrors } from '#features/places/panel-texts.ts';
import { countText } from '#shared/formats/formats.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { PlacesProgress } from './places-progress.tsx';

interface BulkDeleteDialogProps {
  uid: string;
  /** Titles by place id. */
  chosen: ReadonlyMap<string, string>;
  /** Receives the ids of the places that were not deleted. */
  onClose: (remainingIds: readonly string[]) => void;
}

/**
 * Asks for confirmation before deleting many places. Shows the progress and can be stopped. Places that could not be
 * deleted are named, stay selected and can be retried.
 */
export function BulkDeleteDialog({ uid, chosen, onClose }: BulkDeleteDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [remainingIds, setRemainingIds] = useState([...chosen.keys()]);
  const [hasTried, setTried] = useState(false);
  const [doneCount, setDoneCount] = useState(0);
  const [abortController, setAbortController] = useState<AbortController | null>(null);
  const removing = useMutation({
    mutationFn: (work: Removal) => removePlaces(work),
    // Also after a failure, because some places may be deleted or hidden.
    onSettled: () => reloadAdminPlaces(client, uid),
  });
  useEffect(() => () => abortController?.abort(), [abortController]);
  const places = countText(remainingIds.length, 'lugar', 'lugares');
  const removed = countText(
    chosen.size - remainingIds.length,
    'lugar excluído',
    'lugares excluídos',
  );

  return (
    <ConfirmDialog
      title={`Excluir ${places}?`}
      confirmLabel={`Excluir ${places}`}
      busyLabel="Excluindo..."
      sentences={placesRemoveErrors}
      onClose={() => {
        onClose(remainingIds);
      }}
      onStop={() => abortController?.abort()}
      onConfirm={async () => {
        const controller = new AbortController();
        setAbortController(controller);
        setDoneCount(0);
        const { stayed: notRemoved, failure } = await removing.mutateAsync({
          ids: remainingIds,
          onProgress: setDoneCount,
          signal: controller.signal,
        });
        setTried(true);
        setRemainingIds(notRemoved);
        // The dialog stays open and names these places.
        if (failure) throw failure.error;
        if (notRemoved.length > 0) return;
        toast(countText(chosen.size, 'lugar excluído', 'lugares excluídos'));
        onClose([]);
      }}
    >
      <div role="status" className="flex flex-col gap-2">
        {removing.isPending && <PlacesProgress done={doneCount} total={remainingIds.length} />}
        {hasTried && !removing.isPending && (
          <p className="font-medium">{`${removed}. ${remainingIds.length === 1 ? 'Não foi excluído' : 'Não foram excluídos'}:`}</p>
        )}
        {!removing.isPending && (
          <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm wrap-anywhere">
            {remainingIds.map((id) => (
              <li key={id}>{chosen.get(id)}</li>
            ))}
          </ul>
        )}
      </div>
      <p>
        {remainingIds.length === 1 ? 'Sai do guia com suas' : 'Saem do guia com suas'} fotos,
        avaliações, ofertas e favoritos, e as reservas em aberto são canceladas. Não há como
        desfazer.
      </p>
      <p className="text-sm text-ink-muted">
        Para tirar lugares do guia por um tempo, desative-os.
      </p>
    </ConfirmDialog>
  );
}

/** Maximum number of failures before the deletion stops, because the remaining places would probably fail too. */
const maxFailures = 3;

interface Failure {
  error: unknown;
}

interface Removal {
  ids: readonly string[];
  /** Called after every place with the number of places processed. */
  onProgress: (doneCount: number) => void;
  /** Stops before the next place. */
  signal: AbortSignal;
}

/**
 * Deletes the places one after the other, because the server deletes all data of each place.
 * @returns the places that were not deleted, and the first failure; no failure if only stopped
 */
async function removePlaces({
  ids,
  onProgress,
  signal,
}: Removal): Promise<{ stayed: string[]; failure: Failure | null }> {
  const notRemoved: string[] = [];
  let failure: Failure | null = null;
  for (const [at, id] of ids.entries()) {
    if (signal.aborted) {
      notRemoved.push(...ids.slice(at));
      break;
    }
    const failed = await tryRemovePlace(id);
    onProgress(at + 1);
    if (!failed) continue;
    failure ??= failed;
    notRemoved.push(id);
    if (isFinalError(failed.error) || notRemoved.length >= maxFailures) {
      notRemoved.push(...ids.slice(at + 1));
      break;
    }
  }
  return { stayed: notRemoved, failure };
}

/**
 * Deletes a place.
 * @returns the failure, or null if the place is deleted
 */
async function tryRemovePlace(id: string): Promise<Failure | null> {
  try {
    await removePlace(id);
    return null;
  } catch (error) {
    return errorCode(error) === 'not-found' ? null : { error };
  }
}

/** Returns true if the error would also affect every other place. */
function isFinalError(error: unknown): boolean {
  return ['too-many-requests', 'unauthenticated'].includes(errorCode(error));
}
