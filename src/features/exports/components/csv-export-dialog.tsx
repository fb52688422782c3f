import type { ReactNode } from 'react';
import * as texts from '#features/exports/panel-texts.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { useCsvExport } from './use-csv-export.ts';
import type { CsvContents } from './use-csv-export.ts';

interface CsvExportDialogProps<Row> {
  title: string;
  /** Description of the file, and options to choose before the export. */
  children: (isRunning: boolean) => ReactNode;
  /** Row count as text: '12 lugares'. */
  rowCountText: (rows: number) => string;
  /** Progress, if it can show more than the row count. */
  progress?: (rows: number) => ReactNode;
  /** Maximum number of rows in a file, and the text shown when it is reached. */
  limit?: { rows: number; sentence: string };
  sentences: ErrorSentences;
  /** Called when the export begins. */
  createContents: () => CsvContents<Row>;
  /** True if the options can be changed for another export after the file is saved. */
  canRepeat?: boolean;
  onClose: () => void;
}

/** Dialog that exports a CSV file for Excel, with progress and a cancel button. */
export function CsvExportDialog<Row>({
  title,
  children,
  rowCountText,
  progress,
  limit,
  sentences,
  createContents,
  canRepeat = false,
  onClose,
}: CsvExportDialogProps<Row>) {
  const { state, start, stop } = useCsvExport<Row>();
  const isRunning = state.status === 'running';
  const startExport = () => {
    start(createContents());
  };
  return (
    <Dialog title={title} isBusy={isRunning} onClose={onClose}>
      <div className="mt-2 flex flex-col gap-5">
        {children(isRunning)}
        <div role="status" className="flex flex-col gap-2">
          {state.status === 'running' &&
            (progress ? (
              progress(state.rows)
            ) : (
              <p className="tabular">{rowCountText(state.rows)}</p>
            ))}
          {state.status === 'done' && (
            <p className="wrap-anywhere">
              <RichText
                text={texts.exportDone(rowCountText(state.rows))}
                parts={{ file: () => <strong>{state.filename}</strong> }}
              />
              {limit && state.rows >= limit.rows && ` ${limit.sentence}`}
            </p>
          )}
        </div>
        {state.status === 'failed' && (
          <FailureLine sentences={sentences} error={state.error} onRetry={startExport} />
        )}
        <div className="flex flex-col gap-3">
          {(state.status === 'ready' || (canRepeat && state.status === 'done')) && (
            <Button block onClick={startExport}>
              {texts.startExport}
            </Button>
          )}
          <Button variant="secondary" block onClick={isRunning ? stop : onClose}>
            {isRunning ? texts.cancelExport : texts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
