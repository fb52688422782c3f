import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type {
  ImportState,
  PastImport,
} from '#features/imports/model/place-import/import-contract.ts';
import { countText, formatDateTime } from '#shared/formats/formats.ts';
import { importUndoErrors, importStateLabels } from '#features/imports/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { KeptPlaces } from './kept-places.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useUndo } from './use-undo.ts';

const tones: Record<ImportState, BadgeTone> = {
  complete: 'open',
  incomplete: 'warning',
  undoing: 'warning',
  undone: 'neutral',
};

/** One import: what it was, where it stands, and the way to undo it. */
export function PastImportCard({ uid, past }: { uid: string; past: PastImport }) {
  const [isAsking, setAsking] = useState(false);
  const name = useRef<HTMLHeadingElement>(null);
  const { undo, progress, isUndoing, error } = useUndo(uid, past.id);
  const state = progress ? (progress.isDone ? 'undone' : 'undoing') : past.state;
  const keptCount = progress?.keptCount ?? past.keptCount;
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={name} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
          <bdi>{past.fileName || 'Arquivo sem nome'}</bdi>
        </h3>
        <Badge tone={tones[state]}>{importStateLabels[state]}</Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-ink-muted">
        {countText(past.rows, 'lugar', 'lugares')} · {formatDateTime(new Date(past.createdAt))}
        {past.actorName !== '' && (
          <>
            {' '}
            · <bdi>{past.actorName}</bdi>
          </>
        )}
      </p>
      {isUndoing && (
        <div className="mt-3">
          <ProgressBar
            label={`Desfazendo ${past.fileName}`}
            value={progress?.checked ?? 0}
            max={progress?.total ?? past.rows}
          />
        </div>
      )}
      <p role="status" className="mt-2">
        {isUndoing && 'Desfazendo...'}
        {state === 'undone' && undoneText(past.rows, keptCount)}
      </p>
      {error !== null && <FailureLine sentences={importUndoErrors} error={error} onRetry={undo} />}
      {keptCount > 0 && !isUndoing && <KeptPlaces uid={uid} importId={past.id} count={keptCount} />}
      {state !== 'undone' && !isUndoing && error === null && (
        <Button
          variant="danger"
          className="mt-3"
          aria-label={`Desfazer a importação ${past.fileName}`}
          onClick={() => {
            setAsking(true);
          }}
        >
          {state === 'undoing' ? 'Continuar a desfazer' : 'Desfazer'}
        </Button>
      )}
      {isAsking && (
        <UndoDialog
          past={past}
          onConfirm={() => {
            // At once: a closing dialog gives the focus back, to a button that goes.
            flushSync(() => {
              setAsking(false);
            });
            undo();
            name.current?.focus();
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </li>
  );
}

function undoneText(rows: number, kept: number): string {
  const gone = countText(Math.max(0, rows - kept), 'lugar saiu', 'lugares saíram');
  const stayed = kept === 0 ? 'nenhum ficou' : countText(kept, 'ficou', 'ficaram');
  return `${gone} do guia, ${stayed}.`;
}
