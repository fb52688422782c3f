import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reloadAdminPlaces } from '#features/places/data/admin/admin-place-queries.ts';
import { removePlace } from '#features/places/data/place-removal-store.ts';
import { errorCode } from '#shared/app-error.ts';
import * as texts from '#features/places/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { PlacesProgress } from './places-progress.tsx';

interface BulkDeleteDialogProps {
  uid: string;
  /** Titles by place id. */
  titlesById: ReadonlyMap<string, string>;
  /** Receives the ids of the places that were not deleted. */
  onClose: (remainingIds: readonly string[]) => void;
}

/**
 * Asks for confirmation before deleting many places. Shows the progress and can be stopped. Places that could not be
 * deleted are named, stay selected and can be retried.
 */
export function BulkDeleteDialog({ uid, titlesById, onClose }: BulkDeleteDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [remainingIds, setRemainingIds] = useState([...titlesById.keys()]);
  const [hasTried, setTried] = useState(false);
  const [doneCount, setDoneCount] = useState(0);
  const [abortController, setAbortController] = useState<AbortController | null>(null);
  const removeMutation = useMutation({
    mutationFn: (options: RemovalOptions) => removePlaces(options),
    // Also after a failure, because some places may be deleted or hidden.
    onSettled: () => reloadAdminPlaces(client, uid),
  });
  useEffect(() => () => abortController?.abort(), [abortController]);
  const count = remainingIds.length;

  return (
    <ConfirmDialog
      title={texts.confirmBulkDeletion(count)}
      confirmLabel={texts.startBulkDeletion(count)}
      busyLabel={texts.deleting}
      sentences={texts.bulkRemovalErrors}
      onClose={() => {
        onClose(remainingIds);
      }}
      onStop={() => abortController?.abort()}
      onConfirm={async () => {
        const controller = new AbortController();
        setAbortController(controller);
        setDoneCount(0);
        const { notRemoved, failure } = await removeMutation.mutateAsync({
          ids: remainingIds,
          onProgress: setDoneCount,
          signal: controller.signal,
        });
        setTried(true);
        setRemainingIds(notRemoved);
        // The dialog stays open and names these places.
        if (failure) throw failure.error;
        if (notRemoved.length > 0) return;
        toast(texts.deletedPlaceCount(titlesById.size));
        onClose([]);
      }}
    >
      <div role="status" className="flex flex-col gap-2">
        {removeMutation.isPending && (
          <PlacesProgress doneCount={doneCount} totalCount={remainingIds.length} />
        )}
        {hasTried && !removeMutation.isPending && (
          <p className="font-medium">{texts.partlyDeleted(titlesById.size - count, count)}</p>
        )}
        {!removeMutation.isPending && (
          <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm wrap-anywhere">
            {remainingIds.map((id) => (
              <li key={id}>{titlesById.get(id)}</li>
            ))}
          </ul>
        )}
      </div>
      <p>{texts.bulkDeletionConsequence(count)}</p>
      <p className="text-sm text-ink-muted">{texts.deactivateManyHint}</p>
    </ConfirmDialog>
  );
}

/** Maximum number of failures before the deletion stops, because the remaining places would probably fail too. */
const maxFailures = 3;

interface Failure {
  error: unknown;
}

interface RemovalOptions {
  ids: readonly string[];
  /** Called after every place with the number of places processed. */
  onProgress: (doneCount: number) => void;
  /** Stops before the next place. */
  signal: AbortSignal;
}

/**
 * Deletes the places one after the other, because the server deletes all data of each place.
 * @returns the places that were not deleted, and the first failure; `failure` is null if the deletion was only stopped
 */
async function removePlaces({
  ids,
  onProgress,
  signal,
}: RemovalOptions): Promise<{ notRemoved: string[]; failure: Failure | null }> {
  const notRemoved: string[] = [];
  let failure: Failure | null = null;
  for (const [index, id] of ids.entries()) {
    if (signal.aborted) {
      notRemoved.push(...ids.slice(index));
      break;
    }
    const placeFailure = await tryRemovePlace(id);
    onProgress(index + 1);
    if (!placeFailure) continue;
    failure ??= placeFailure;
    notRemoved.push(id);
    if (affectsAllPlaces(placeFailure.error) || notRemoved.length >= maxFailures) {
      notRemoved.push(...ids.slice(index + 1));
      break;
    }
  }
  return { notRemoved, failure };
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
function affectsAllPlaces(error: unknown): boolean {
  return ['too-many-requests', 'unauthenticated'].includes(errorCode(error));
}
