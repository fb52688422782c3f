import { useRef, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import type {
  ImportState,
  PastImport,
  ImportUndoResponse,
} from '#features/imports/model/place-import/import-contract.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { undoImport } from '#features/imports/data/import-api.ts';
import { importKeys } from '#features/imports/data/import-queries.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { RetainedPlaces } from './retained-places.tsx';

const toneByState: Record<ImportState, BadgeTone> = {
  complete: 'open',
  incomplete: 'warning',
  undoing: 'warning',
  undone: 'neutral',
};

/** Renders a past import with its state and the undo button. */
export function PastImportCard({ uid, past: pastImport }: { uid: string; past: PastImport }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const nameRef = useRef<HTMLHeadingElement>(null);
  const { undo, progress, isUndoing, error } = useImportUndo(uid, pastImport.id);
  const state = progress ? (progress.isDone ? 'undone' : 'undoing') : pastImport.state;
  const retainedCount = progress?.keptCount ?? pastImport.keptCount;
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={nameRef} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
          <bdi>{pastImport.fileName || texts.unnamedFile}</bdi>
        </h3>
        <Badge tone={toneByState[state]}>{texts.importStateLabels[state]}</Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-ink-muted">
        {texts.pastImportSummary(pastImport.rows, new Date(pastImport.createdAt))}
        {pastImport.actorName !== '' && (
          <>
            {' '}
            · <bdi>{pastImport.actorName}</bdi>
          </>
        )}
      </p>
      {isUndoing && (
        <div className="mt-3">
          <ProgressBar
            label={texts.undoingImport(pastImport.fileName)}
            value={progress?.checked ?? 0}
            max={progress?.total ?? pastImport.rows}
          />
        </div>
      )}
      <p role="status" className="mt-2">
        {isUndoing && texts.undoing}
        {state === 'undone' && texts.undoneSummary(pastImport.rows, retainedCount)}
      </p>
      {error !== null && (
        <FailureLine sentences={texts.importUndoErrors} error={error} onRetry={undo} />
      )}
      {retainedCount > 0 && !isUndoing && (
        <RetainedPlaces uid={uid} importId={pastImport.id} count={retainedCount} />
      )}
      {state !== 'undone' && !isUndoing && error === null && (
        <Button
          variant="danger"
          className="mt-3"
          aria-label={texts.undoImport(pastImport.fileName)}
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          {state === 'undoing' ? texts.continueUndo : texts.undo}
        </Button>
      )}
      {isDialogOpen && (
        <UndoDialog
          pastImport={pastImport}
          onConfirm={() => {
            // Closes the dialog synchronously: it returns the focus to the undo button, which is then unmounted. Only
            // after that does focus() below have a lasting effect.
            flushSync(() => {
              setDialogOpen(false);
            });
            undo();
            nameRef.current?.focus();
          }}
          onClose={() => {
            setDialogOpen(false);
          }}
        />
      )}
    </li>
  );
}

interface UndoDialogProps {
  pastImport: PastImport;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation and explains which places an undo removes and keeps. */
function UndoDialog({ pastImport, onConfirm, onClose }: UndoDialogProps) {
  return (
    <ConfirmDialog
      title={texts.undoQuestion}
      confirmLabel={texts.confirmUndo}
      cancelLabel={texts.keepPlaces}
      cancelVariant="quiet"
      isStacked
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <RichText
          text={texts.undoRemovesPlaces(pastImport.rows)}
          parts={{ file: () => <strong>{pastImport.fileName}</strong> }}
        />
      </p>
      <p className="text-ink-muted">{texts.undoKeepsPlacesHint}</p>
    </ConfirmDialog>
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
