import { useCallback, useMemo, useState } from 'react';
import type { Place } from '#features/places/model/place.ts';

/** Maximum number of selected places on all pages. */
export const maxChosen = 200;

/** Holds the places selected for a bulk change, including those on other pages. */
export function usePlaceSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());

  const choose = useCallback((places: readonly Place[], isChosen: boolean) => {
    setChosen((previous) => {
      const next = new Map(previous);
      for (const { id, title } of places) {
        if (!isChosen) next.delete(id);
        else if (next.size < maxChosen) next.set(id, title);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => {
    setChosen(new Map());
  }, []);
  /** Removes all other ids from the selection. */
  const keepOnly = useCallback((ids: readonly string[]) => {
    setChosen((previous) => new Map([...previous].filter(([id]) => ids.includes(id))));
  }, []);
  return useMemo(
    () => ({ chosen, choose, clear, keep: keepOnly }),
    [chosen, choose, clear, keepOnly],
  );
}
