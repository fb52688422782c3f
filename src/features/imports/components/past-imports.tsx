import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as texts from '#features/imports/panel-texts.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Renders the section of the past imports. */
export function PastImportsSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="importacoes-anteriores" className="mt-4 min-w-0">
      <h2 id="importacoes-anteriores" className="mb-4 text-xl font-bold">
        {texts.pastImportsTitle}
      </h2>
      {children}
    </section>
  );
}

/** Props of the query view of the past imports. */
export const pastImportsView = {
  failure: 'h3',
  loading: texts.loadingImports,
  skeleton: <Skeleton className="h-24 w-full" />,
  empty: <p className="text-ink-muted">{texts.noImports}</p>,
} as const;

interface PastImportCardProps {
  fileName: string;
  badge: { tone: BadgeTone; label: string };
  summary: ReactNode;
  /** Label of the undo button; null if there is nothing to undo. */
  undoLabel: string | null;
  question: {
    /** Says what the undo removes; '<file/>' is the name of the file. */
    removes: string;
    keepsHint: string;
    cancelLabel: string;
    sentences?: ErrorSentences;
  };
  /** Undoes the import. The dialog stays open until the promise settles, and shows a rejection. */
  onUndo: () => unknown;
  /** Progress and result of the undo. */
  children: ReactNode;
}

/** Renders a past import with its state and the undo button. */
export function PastImportCard({
  fileName,
  badge,
  question,
  onUndo,
  ...props
}: PastImportCardProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const nameRef = useRef<HTMLHeadingElement>(null);
  return (
    <li className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 ref={nameRef} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
          <bdi>{fileName || texts.unnamedFile}</bdi>
        </h3>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-ink-muted">{props.summary}</p>
      {props.children}
      {props.undoLabel !== null && (
        <Button
          variant="danger"
          className="mt-3"
          aria-label={texts.undoImport(fileName)}
          onClick={() => {
            setDialogOpen(true);
          }}
        >
          {props.undoLabel}
        </Button>
      )}
      {isDialogOpen && (
        <ConfirmDialog
          title={texts.undoQuestion}
          confirmLabel={texts.confirmUndo}
          busyLabel={texts.undoing}
          cancelLabel={question.cancelLabel}
          cancelVariant="quiet"
          isStacked
          sentences={question.sentences}
          onConfirm={async () => {
            await onUndo();
            // Closes the dialog synchronously: it returns the focus to the undo button, which is then unmounted. Only
            // after that does focus() below have a lasting effect.
            flushSync(() => {
              setDialogOpen(false);
            });
            nameRef.current?.focus();
          }}
          onClose={() => {
            setDialogOpen(false);
          }}
        >
          <p className="wrap-anywhere">
            <RichText text={question.removes} parts={{ file: () => <strong>{fileName}</strong> }} />
          </p>
          <p className="text-ink-muted">{question.keepsHint}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
