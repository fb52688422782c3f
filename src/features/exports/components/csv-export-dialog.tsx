import type { ReactNode } from 'react';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { useCsvExport } from './use-csv-export.ts';
import type { CsvContents } from './use-csv-export.ts';

interface CsvExportDialogProps<Row> {
  title: string;
  /** What the file holds, and what is chosen before. */
  children: (isRunning: boolean) => ReactNode;
  /** Rows in words: '12 lugares'. */
  counted: (rows: number) => string;
  /** How far it is, where more is known than how many rows there are so far. */
  progress?: (rows: number) => ReactNode;
  /** Rows that a file may have, and what can be done beyond. */
  bound?: { rows: number; sentence: string };
  sentences: ErrorSentences;
  /** Asked when the export begins. */
  contents: () => CsvContents<Row>;
  /** Something else can be chosen once the file is there. */
  canRepeat?: boolean;
  onClose: () => void;
}

/** Saves a table for Excel; tells how far it is, and can be stopped. */
export function CsvExportDialog<Row>({
  title,
  children,
  counted,
  progress,
  bound,
  sentences,
  contents,
  canRepeat = false,
  onClose,
}: CsvExportDialogProps<Row>) {
  const { state, start, stop } = useCsvExport<Row>();
  const isRunning = state.status === 'running';
  const begin = () => {
    start(contents());
  };
  return (
    <Dialog title={title} isBusy={isRunning} onClose={onClose}>
      <div className="mt-2 flex flex-col gap-5">
        {children(isRunning)}
        <div role="status" className="flex flex-col gap-2">
          {state.status === 'running' &&
            (progress ? progress(state.rows) : <p className="tabular">{counted(state.rows)}</p>)}
          {state.status === 'done' && (
            <p className="wrap-anywhere">
              Pronto: {counted(state.rows)} no arquivo <strong>{state.filename}</strong>, nos seus
              downloads.{bound && state.rows >= bound.rows && ` ${bound.sentence}`}
            </p>
          )}
        </div>
        {state.status === 'failed' && (
          <FailureLine sentences={sentences} error={state.error} onRetry={begin} />
        )}
        <div className="flex flex-col gap-3">
          {(state.status === 'ready' || (canRepeat && state.status === 'done')) && (
            <Button block onClick={begin}>
              Exportar
            </Button>
          )}
          <Button variant="secondary" block onClick={isRunning ? stop : onClose}>
            {isRunning ? 'Cancelar exportação' : 'Fechar'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
