import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { planImport } from '#features/imports/data/import-plan.ts';
import type { ImportPlan } from '#features/imports/data/import-plan.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';
import * as texts from '#features/imports/panel-texts.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { errorCode } from '#shared/app-error.ts';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const loadStore = lazyStore(() => import('#features/imports/data/import-store.ts'));

/** The current import, which is running or has ended. */
interface ImportRun {
  plan: ImportPlan;
  storedCount: number;
  kind: keyof typeof texts.importRunTitles;
  error: unknown;
}

/** Runs one import at a time. A stopped or failed import can be resumed after the last stored place. */
export function useImportRun(uid: string) {
  const client = useQueryClient();
  const [storedCount, setStoredCount] = useState(0);
  const [isStopping, setStopping] = useState(false);
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async ({ plan, from }: { plan: ImportPlan; from: number }) => {
      const controller = new AbortController();
      controllerRef.current = controller;
      setStopping(false);
      setStoredCount(from);
      const { runImport } = await loadStore();
      await runImport(uid, plan, {
        storedCount: from,
        signal: controller.signal,
        onProgress: setStoredCount,
      });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: placeKeys.all });
      void client.invalidateQueries({ queryKey: memberKeys.of(uid) });
    },
  });
  const { variables, isPending, error } = mutation;
  const runningKind = isStopping ? 'stopping' : 'running';
  const failedKind = errorCode(error) === 'cancelled' ? 'stopped' : 'failed';
  const kind = isPending ? runningKind : error ? failedKind : 'finished';
  const run: ImportRun | null = variables
    ? { plan: variables.plan, storedCount, kind, error }
    : null;
  return {
    run,
    start: (drafts: readonly ImportDraft[], options: Pick<ImportPlan, 'fileName' | 'isActive'>) => {
      mutation.mutate({ plan: planImport(drafts, options), from: 0 });
    },
    resume: () => {
      if (variables) mutation.mutate({ plan: variables.plan, from: storedCount });
    },
    stop: () => {
      controllerRef.current?.abort();
      setStopping(true);
    },
    forget: mutation.reset,
  };
}

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
