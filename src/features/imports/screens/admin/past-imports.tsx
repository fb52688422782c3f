import { useEffect, useRef, useState } from 'react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  PastImportCard,
  PastImportsSection,
  pastImportsView,
} from '#features/imports/components/past-imports.tsx';
import { undoImport } from '#features/imports/data/import-api.ts';
import { importKeys, pastImportsQuery, undoQuery } from '#features/imports/data/import-queries.ts';
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
import { EndlessList } from '#ui/endless-list.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { QueryView } from '#ui/query-view.tsx';

/** Renders past imports of places, each with an undo button. */
export function PastImports({ uid }: { uid: string }) {
  const query = useInfiniteQuery(pastImportsQuery(uid));
  return (
    <PastImportsSection>
      <EndlessList
        {...pastImportsView}
        query={query}
        sentences={texts.importListErrors}
        moreLabel={texts.moreImports}
      >
        {(imports) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {imports.map((pastImport) => (
              <PastPlaceImport key={pastImport.id} uid={uid} past={pastImport} />
            ))}
          </ul>
        )}
      </EndlessList>
    </PastImportsSection>
  );
}

const toneByState: Record<ImportState, BadgeTone> = {
  complete: 'open',
  incomplete: 'warning',
  undoing: 'warning',
  undone: 'neutral',
};

/** Renders a past import of places, with the progress of its undo and the places that it kept. */
function PastPlaceImport({ uid, past: pastImport }: { uid: string; past: PastImport }) {
  const { id, fileName, rows, actorName } = pastImport;
  const { undo, progress, isUndoing, error } = useImportUndo(uid, id);
  const state = progress ? (progress.isDone ? 'undone' : 'undoing') : pastImport.state;
  const retainedCount = progress?.keptCount ?? pastImport.keptCount;
  const isUndoOffered = state !== 'undone' && !isUndoing && error === null;
  const undoLabel = state === 'undoing' ? texts.continueUndo : texts.undo;
  return (
    <PastImportCard
      fileName={fileName}
      badge={{
        tone: toneByState[state],
        label: isUndoing ? texts.undoing : texts.importStateLabels[state],
      }}
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

/** Undoes an import, with the progress of the undo. A call after a failure resumes the undo. */
function useImportUndo(uid: string, importId: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportUndoResponse | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      controllerRef.current = new AbortController();
      return undoImport(importId, setProgress, controllerRef.current.signal);
    },
    onSuccess: (finalProgress) => {
      client.setQueryData(importKeys.undo(uid, importId), finalProgress);
    },
    onSettled: () => {
      // The user left the page and sees the state of the undo on return.
      if (controllerRef.current?.signal.aborted) return;
      void client.invalidateQueries({ queryKey: placeKeys.all });
      void client.invalidateQueries({ queryKey: memberKeys.of(uid) });
    },
  });
  const undo = () => {
    mutate();
  };
  return { undo, progress, isUndoing: isPending, error };
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
