import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { undoEventImport } from '#features/imports/data/event-import-api.ts';
import { eventImportKeys } from '#features/imports/data/event-import-queries.ts';
import type {
  EventUndoResponse,
  PastEventImport,
} from '#features/imports/model/event-import/event-import-contract.ts';
import * as texts from '#features/imports/event-panel-texts.ts';
import * as panelTexts from '#features/imports/panel-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';

/** Renders a past import with the undo button. */
export function PastEventImportCard({
  uid,
  past: pastImport,
}: {
  uid: string;
  past: PastEventImport;
}) {
  const client = useQueryClient();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const nameRef = useRef<HTMLHeadingElement>(null);
  const undoMutation = useMutation({ mutationFn: () => undoEventImport(pastImport.id) });
  const isUndone = pastImport.isUndone || undoMutation.isSuccess;
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={nameRef} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
          <bdi>{pastImport.fileName || panelTexts.unnamedFile}</bdi>
        </h3>
        <Badge tone={isUndone ? 'neutral' : 'open'}>
          {isUndone ? texts.importUndone : texts.importComplete}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-ink-muted">
        {texts.pastEventImportSummary(pastImport.events, new Date(pastImport.createdAt))}
      </p>
      <div role="status" className="mt-2">
        {undoMutation.data && <UndoResult answer={undoMutation.data} />}
      </div>
      {!isUndone && (
        <Button
          variant="danger"
          className="mt-3"
          aria-label={texts.undoEventImport(pastImport.fileName)}
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          {panelTexts.undo}
        </Button>
      )}
      {isDialogOpen && (
        <ConfirmDialog
          title={panelTexts.undoQuestion}
          confirmLabel={panelTexts.confirmUndo}
          busyLabel={panelTexts.undoing}
          cancelLabel={texts.keepEvents}
          cancelVariant="quiet"
          isStacked
          sentences={texts.eventUndoErrors}
          onConfirm={async () => {
            await undoMutation.mutateAsync();
            // Closes the dialog synchronously: it returns the focus to the undo button, which is then unmounted. Only
            // after that does focus() below have a lasting effect.
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
            <RichText
              text={texts.undoRemovesEvents(pastImport.events)}
              parts={{ file: () => <strong>{pastImport.fileName}</strong> }}
            />
          </p>
          <p className="text-ink-muted">{texts.undoKeepsEventsHint}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function UndoResult({ answer: { removed, kept: retainedEvents } }: { answer: EventUndoResponse }) {
  return (
    <>
      <p>{texts.undoneEvents(removed, retainedEvents.length)}</p>
      <ul className="text-sm text-ink-muted">
        {retainedEvents.map(({ title, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            <bdi>{title}</bdi>: {texts.retainedEventTexts[reason]}
          </li>
        ))}
      </ul>
    </>
  );
}
