import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { undoEventImport } from '#features/imports/data/event-import-api.ts';
import { eventImportKeys } from '#features/imports/data/event-import-queries.ts';
import type {
  EventUndoResponse,
  PastEventImport,
} from '#features/imports/model/event-import/event-import-contract.ts';
import { eventUndoErrors, retainedEventTexts } from '#features/imports/event-panel-texts.ts';
import { countText, formatDateTime } from '#shared/formats/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Renders a past import with the undo button. */
export function PastEventImportCard({ uid, past: pastImport }: { uid: string; past: PastEventImport }) {
  const client = useQueryClient();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const nameRef = useRef<HTMLHeadingElement>(null);
  const undoMutation = useMutation({ mutationFn: () => undoEventImport(pastImport.id) });
  const isUndone = pastImport.isUndone || undoMutation.isSuccess;
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={nameRef} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
          <bdi>{pastImport.fileName || 'Arquivo sem nome'}</bdi>
        </h3>
        <Badge tone={isUndone ? 'neutral' : 'open'}>{isUndone ? 'Desfeita' : 'Completa'}</Badge>
      </div>
      <p className="mt-1 text-sm text-ink-muted">
        {countText(pastImport.events, 'evento', 'eventos')} · {formatDateTime(new Date(pastImport.createdAt))}
      </p>
      <div role="status" className="mt-2">
        {undoMutation.data && <UndoResult answer={undoMutation.data} />}
      </div>
      {!isUndone && (
        <Button
          variant="danger"
          className="mt-3"
          aria-label={`Desfazer a importação ${pastImport.fileName}`}
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          Desfazer
        </Button>
      )}
      {isDialogOpen && (
        <ConfirmDialog
          title="Desfazer a importação?"
          confirmLabel="Desfazer a importação"
          busyLabel="Desfazendo..."
          cancelLabel="Manter os eventos"
          cancelVariant="quiet"
          isStacked
          sentences={eventUndoErrors}
          onConfirm={async () => {
            await undoMutation.mutateAsync();
            // Synchronous, because the closing dialog returns the focus to a button that is about to be unmounted.
            flushSync(() => {
              setDialogOpen(false);
            });
            nameRef.current?.focus();
            void client.invalidateQueries({ queryKey: eventImportKeys.all(uid) });
          }}
          onClose={() => {
            setDialogOpen(false);
          }}
        >
          <p className="wrap-anywhere">
            Os eventos de <strong>{pastImport.fileName}</strong> (
            {countText(pastImport.events, 'evento', 'eventos')}) saem da agenda.
          </p>
          <p className="text-ink-muted">Ficam os que alguém já editou ou salvou.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function UndoResult({ answer: { removed, kept: retainedEvents } }: { answer: EventUndoResponse }) {
  const removedText = countText(removed, 'evento saiu', 'eventos saíram');
  const retainedText =
    retainedEvents.length === 0
      ? 'nenhum ficou'
      : countText(retainedEvents.length, 'ficou', 'ficaram');
  return (
    <>
      <p>
        {removedText} da agenda, {retainedText}.
      </p>
      <ul className="text-sm text-ink-muted">
        {retainedEvents.map(({ title, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            <bdi>{title}</bdi>: {retainedEventTexts[reason]}
          </li>
        ))}
      </ul>
    </>
  );
}
