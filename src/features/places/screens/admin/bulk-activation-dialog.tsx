import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setPlacesActive } from '#features/places/data/admin/admin-place-changes.ts';
import type { PlaceChangeOutcome } from '#features/places/data/admin/admin-place-changes.ts';
import {
  reloadAdminPlaces,
  updateCachedActivation,
} from '#features/places/data/admin/admin-place-queries.ts';
import * as texts from '#features/places/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PlacesProgress } from './places-progress.tsx';

interface BulkActivationDialogProps {
  uid: string;
  /** Titles by place id. */
  titlesById: ReadonlyMap<string, string>;
  isActive: boolean;
  /** Receives the ids of the places that were not changed. */
  onClose: (remainingIds: readonly string[]) => void;
}

/** Activates or deactivates many places. Shows the progress and the reason for each place that was not changed. */
export function BulkActivationDialog({
  uid,
  titlesById,
  isActive,
  onClose,
}: BulkActivationDialogProps) {
  const client = useQueryClient();
  const [remainingIds, setRemainingIds] = useState([...titlesById.keys()]);
  const [doneCount, setDoneCount] = useState(0);
  const [abortController, setAbortController] = useState<AbortController | null>(null);
  const activationMutation = useMutation({
    mutationFn: ({
      idsToChange,
      signal,
    }: {
      idsToChange: readonly string[];
      signal: AbortSignal;
    }) => setPlacesActive(uid, idsToChange, isActive, { onProgress: setDoneCount, signal }),
    onSuccess: ({ changed, unchanged, notFound: deleted }, { idsToChange }) => {
      updateCachedActivation(client, uid, [...changed, ...unchanged], isActive);
      if (deleted.length > 0) void reloadAdminPlaces(client, uid);
      const finishedIds = new Set([...changed, ...unchanged, ...deleted]);
      setRemainingIds(idsToChange.filter((id) => !finishedIds.has(id)));
    },
  });
  useEffect(() => () => abortController?.abort(), [abortController]);

  const startChange = () => {
    if (activationMutation.isPending) return;
    const controller = new AbortController();
    setAbortController(controller);
    setDoneCount(0);
    activationMutation.mutate({ idsToChange: remainingIds, signal: controller.signal });
  };
  const close = () => {
    // During the change the dialog stays open, so that it shows the result. 'Parar' stops the change.
    if (!activationMutation.isPending) onClose(remainingIds);
  };
  const count = remainingIds.length;

  return (
    <Dialog
      title={texts.bulkActivationTitle(isActive)}
      onClose={close}
      isBusy={activationMutation.isPending}
    >
      <div className="mt-2 flex flex-col gap-4">
        {!activationMutation.data && !activationMutation.isPending && (
          <p>{texts.bulkActivationHint(count, isActive)}</p>
        )}
        <div role="status" className="flex flex-col gap-2">
          {activationMutation.isPending && (
            <PlacesProgress doneCount={doneCount} totalCount={remainingIds.length} />
          )}
          {activationMutation.data && !activationMutation.isPending && (
            <ChangeOutcome
              outcome={activationMutation.data}
              isActive={isActive}
              remainingIds={remainingIds}
              titles={titlesById}
            />
          )}
        </div>
        {activationMutation.error !== null && !activationMutation.isPending && (
          <FailureLine
            sentences={texts.bulkActivationErrors}
            error={activationMutation.error}
            onRetry={startChange}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {activationMutation.isPending ? (
            <Button variant="secondary" onClick={() => abortController?.abort()}>
              {texts.stop}
            </Button>
          ) : (
            <Button variant="secondary" onClick={close}>
              {activationMutation.data ? texts.close : texts.cancel}
            </Button>
          )}
          {!activationMutation.isPending && remainingIds.length > 0 && (
            <Button onClick={startChange}>
              {activationMutation.data
                ? texts.tryAgain
                : texts.startBulkActivation(count, isActive)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function ChangeOutcome({
  outcome,
  isActive,
  remainingIds,
  titles,
}: {
  outcome: PlaceChangeOutcome;
  isActive: boolean;
  remainingIds: readonly string[];
  titles: ReadonlyMap<string, string>;
}) {
  const { changed, unchanged, notFound: deleted } = outcome;
  const counts = {
    changed: changed.length,
    unchanged: unchanged.length,
    deleted: deleted.length,
  };
  return (
    <>
      <p>{texts.bulkActivationResult(counts, isActive)}</p>
      {remainingIds.length > 0 && (
        <>
          <p className="font-medium text-danger">{texts.notChangedCount(remainingIds.length)}</p>
          <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-sm wrap-anywhere">
            {remainingIds.map((id) => (
              <li key={id}>{titles.get(id)}</li>
            ))}
          </ul>
          <p className="text-sm text-ink-muted">{texts.notChangedHint}</p>
        </>
      )}
    </>
  );
}
