import { useEffect, useRef } from 'react';
import * as texts from '#features/imports/panel-texts.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { ImportRun } from './use-import-run.ts';

interface ImportProgressProps {
  run: ImportRun;
  onStop: () => void;
  onResume: () => void;
  onStartAnother: () => void;
}

/** Renders the progress of an import, with buttons to stop and resume it. */
export function ImportProgress({ run, onStop, onResume, onStartAnother }: ImportProgressProps) {
  const { kind, storedCount, error } = run;
  const total = run.plan.places.length;
  const isBusy = kind === 'running' || kind === 'stopping';
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that started, stopped or resumed the import was unmounted, so the focus moves to the title.
    titleRef.current?.focus();
  }, [isBusy]);
  return (
    <section
      aria-labelledby="andamento"
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id="andamento" ref={titleRef} tabIndex={-1} className="text-xl font-bold outline-none">
        {texts.importRunTitles[kind]}
      </h2>
      <p className="mt-1 mb-4 wrap-anywhere text-ink-muted">
        <bdi>{run.plan.fileName}</bdi>
      </p>
      <ProgressBar label={texts.importedPlacesLabel} value={storedCount} max={total} />
      <p role="status" className="mt-2 tabular">
        {kind === 'finished'
          ? texts.allImported(total, run.plan.isActive)
          : texts.importedSoFar(storedCount, total)}
      </p>
      {kind === 'failed' && (
        <FailureLine sentences={texts.importRunErrors} error={error} onRetry={onResume} />
      )}
      {(kind === 'stopped' || kind === 'failed') && (
        <p className="mt-2 text-ink-muted">{texts.importStoppedHint}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isBusy && (
          <Button variant="secondary" onClick={onStop} aria-disabled={kind === 'stopping'}>
            {texts.stopImport}
          </Button>
        )}
        {kind === 'stopped' && <Button onClick={onResume}>{texts.continueImport}</Button>}
        {!isBusy && (
          <Button variant={kind === 'finished' ? 'primary' : 'secondary'} onClick={onStartAnother}>
            {texts.importOtherFile}
          </Button>
        )}
      </div>
      <LeaveGuard isNeeded={isBusy}>{texts.leaveWarning}</LeaveGuard>
    </section>
  );
}
