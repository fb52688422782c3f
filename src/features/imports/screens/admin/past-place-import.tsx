import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PastImportCard } from '#features/imports/components/past-imports.tsx';
import { undoImport } from '#features/imports/data/import-api.ts';
import { importKeys, undoQuery } from '#features/imports/data/import-queries.ts';
import type {
  ImportState,
  ImportUndoResponse,
  PastImport,
} from '#features/imports/model/import-contract.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { linkTo } from '#shared/routes.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { QueryView } from '#ui/query-view.tsx';

const toneByState: Record<ImportState, BadgeTone> = {
  complete: 'open',
  incomplete: 'warning',
  undoing: 'warning',
  undone: 'neutral',
};

/** Renders a past import of places, with the progress of its undo and the places that it kept. */
export function PastPlaceImport({ uid, past: pastImport }: { uid: string; past: PastImport }) {
  const { id, fileName, rows, actorName } = pastImport;
  const { undo, progress, isUndoing, error } = useImportUndo(uid, id);
  const state = progress ? (progress.isDone ? 'undone' : 'undoing') : pastImport.state;
  const retainedCount = progress?.keptCount ?? pastImport.keptCount;
  const isUndoOffered = state !== 'undone' && !isUndoing && error === null;
  const undoLabel = state === 'undoing' ? texts.continueUndo : texts.undo;
  return (
    <PastImportCard
      fileName={fileName}
      badge={{ tone: toneByState[state], label: texts.importStateLabels[state] }}
      summary={
        <>
          {texts.pastImportSummary(rows, new Date(pastImport.createdAt))}
          {actorName !== '' && (
            <>
              {' '}
              · <bdi>{actorName}</bdi>
            </>
          )}
        </>
      }
      undoLabel={isUndoOffered ? undoLabel : null}
      question={{
        removes: texts.undoRemovesPlaces(rows),
        keepsHint: texts.undoKeepsPlacesHint,
        cancelLabel: texts.keepPlaces,
      }}
      onUndo={undo}
    >
      {isUndoing && (
        <div className="mt-3">
          <ProgressBar
            label={texts.undoingImport(fileName)}
            value={progress?.checked ?? 0}
            max={progress?.total ?? rows}
          />
        </div>
      )}
      <p role="status" className="mt-2">
        {isUndoing && texts.undoing}
        {state === 'undone' && texts.undoneSummary(rows, retainedCount)}
      </p>
      {error !== null && (
        <FailureLine sentences={texts.importUndoErrors} error={error} onRetry={undo} />
      )}
      {retainedCount > 0 && !isUndoing && (
        <RetainedPlaces uid={uid} importId={id} count={retainedCount} />
      )}
    </PastImportCard>
  );
}

/** Returns a function that undoes an import, with the progress of the undo. A call after a failure resumes the undo. */
function useImportUndo(uid: string, importId: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportUndoResponse | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const runUndo = async (): Promise<void> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setUndoing(true);
    setError(null);
    try {
      const finalProgress = await undoImport(importId, setProgress, controller.signal);
      client.setQueryData(importKeys.undo(uid, importId), finalProgress);
    } catch (failure) {
      // The user left the page and sees the state of the undo on return.
      if (controller.signal.aborted) return;
      setError(failure);
    }
    setUndoing(false);
    await Promise.all([
      client.invalidateQueries({ queryKey: placeKeys.all }),
      client.invalidateQueries({ queryKey: memberKeys.of(uid) }),
    ]);
  };
  return { undo: () => void runUndo(), progress, isUndoing, error };
}

interface RetainedPlacesProps {
  uid: string;
  importId: string;
  count: number;
}

/** Renders the places that an undo kept, with the reasons. */
function RetainedPlaces({ uid, importId, count }: RetainedPlacesProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...undoQuery(uid, importId), enabled: isOpen });
  return (
    <div className="mt-2">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {isOpen ? texts.hideRetainedPlaces : texts.showRetainedPlaces}
      </Button>
      {isOpen && (
        <QueryView query={query} sentences={texts.importListErrors} failure="line">
          {({ kept: retainedPlaces }) => (
            <>
              <ul className="mt-3 divide-y divide-line">
                {retainedPlaces.map(({ id, title, reason }) => (
                  <li key={id} className="py-1">
                    <Link
                      to={linkTo('/admin/places/:placeId/edit', { placeId: id })}
                      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-sea-ink underline underline-offset-4"
                    >
                      <bdi>{title || texts.unnamedPlace}</bdi>
                    </Link>
                    <p className="text-sm text-ink-muted">{texts.retainedReasonLabels[reason]}</p>
                  </li>
                ))}
              </ul>
              {count > retainedPlaces.length && (
                <p className="mt-2 text-sm text-ink-muted">
                  {texts.moreRetainedPlaces(count - retainedPlaces.length)}
                </p>
              )}
            </>
          )}
        </QueryView>
      )}
    </div>
  );
}
