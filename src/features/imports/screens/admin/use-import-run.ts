import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { planImport, runImport } from '#features/imports/data/import-store.ts';
import type { ImportPlan } from '#features/imports/data/import-store.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { errorCode } from '#shared/app-error.ts';
import type { ImportDraft } from '#features/imports/model/place-import/row-check.ts';

/** A running import. */
export interface ImportRun {
  plan: ImportPlan;
  done: number;
  kind: 'running' | 'stopping' | 'stopped' | 'failed' | 'finished';
  error: unknown;
}

/** Runs one import at a time and resumes a failed one at its position. */
export function useImportRun(uid: string) {
  const client = useQueryClient();
  const [run, setRun] = useState<ImportRun | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const go = async (plan: ImportPlan, from: number): Promise<void> => {
    const ending = new AbortController();
    stop.current = ending;
    let done = from;
    const tell = (kind: ImportRun['kind'], error: unknown = null) => {
      setRun({ plan, done, kind, error });
    };
    tell('running');
    try {
      await runImport(uid, plan, {
        from,
        signal: ending.signal,
        onProgress: (stored) => {
          done = stored;
          tell(ending.signal.aborted ? 'stopping' : 'running');
        },
      });
      tell('finished');
    } catch (error) {
      if (errorCode(error) === 'cancelled') tell('stopped');
      else tell('failed', error);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: placeKeys.all }),
      client.invalidateQueries({ queryKey: memberKeys.of(uid) }),
    ]);
  };

  return {
    run,
    start: (drafts: readonly ImportDraft[], options: Pick<ImportPlan, 'fileName' | 'isActive'>) =>
      void go(planImport(drafts, options), 0),
    resume: () => {
      if (run) void go(run.plan, run.done);
    },
    stop: () => {
      stop.current?.abort();
      setRun((known) => known && { ...known, kind: 'stopping' });
    },
    forget: () => {
      setRun(null);
    },
  };
}
