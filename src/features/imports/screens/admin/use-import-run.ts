import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { planImport } from '#features/imports/data/import-plan.ts';
import type { ImportPlan } from '#features/imports/data/import-plan.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { errorCode } from '#shared/app-error.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';

const loadStore = lazyStore(() => import('#features/imports/data/import-store.ts'));

/** The current import, which is running or has ended. */
export interface ImportRun {
  plan: ImportPlan;
  storedCount: number;
  kind: 'running' | 'stopping' | 'stopped' | 'failed' | 'finished';
  error: unknown;
}

/** Runs one import at a time. A stopped or failed import can be resumed after the last stored place. */
export function useImportRun(uid: string) {
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const runPlan = async (plan: ImportPlan, initialCount: number): Promise<void> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    let storedCount = initialCount;
    const updateRun = (kind: ImportRun['kind'], error: unknown = null) => {
      setRun({ plan, storedCount, kind, error });
    };
    updateRun('running');
    try {
      const { runImport } = await loadStore();
      await runImport(uid, plan, {
        storedCount: initialCount,
        signal: controller.signal,
        onProgress: (newStoredCount) => {
          storedCount = newStoredCount;
          updateRun(controller.signal.aborted ? 'stopping' : 'running');
        },
      });
      updateRun('finished');
    } catch (error) {
      if (errorCode(error) === 'cancelled') updateRun('stopped');
      else updateRun('failed', error);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: placeKeys.all }),
      client.invalidateQueries({ queryKey: memberKeys.of(uid) }),
    ]);
  };

  return {
    run,
    start: (drafts: readonly ImportDraft[], options: Pick<ImportPlan, 'fileName' | 'isActive'>) =>
      void runPlan(planImport(drafts, options), 0),
    resume: () => {
      if (run) void runPlan(run.plan, run.storedCount);
    },
    stop: () => {
      controllerRef.current?.abort();
      setRun((current) => current && { ...current, kind: 'stopping' });
    },
    forget: () => {
      setRun(null);
    },
  };
}
