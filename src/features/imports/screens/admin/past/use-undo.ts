import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { undoImport } from '#features/imports/data/import-api.ts';
import { importKeys } from '#features/imports/data/import-queries.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { ImportUndoAnswer } from '#features/imports/model/place-import/import-contract.ts';

/** Undoes one import, to its end or to what went wrong; begun again it goes on where it was. */
export function useUndo(uid: string, importId: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportUndoAnswer | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const run = async (): Promise<void> => {
    const ending = new AbortController();
    leaving.current = ending;
    setUndoing(true);
    setError(null);
    try {
      const end = await undoImport(importId, setProgress, ending.signal);
      client.setQueryData(importKeys.undo(uid, importId), end);
    } catch (failure) {
      // Whoever left the page finds it under way when they come back.
      if (ending.signal.aborted) return;
      setError(failure);
    }
    setUndoing(false);
    await Promise.all([
      client.invalidateQueries({ queryKey: placeKeys.all }),
      client.invalidateQueries({ queryKey: memberKeys.of(uid) }),
    ]);
  };
  return { undo: () => void run(), progress, isUndoing, error };
}
