import { useCallback, useMemo, useState } from 'react';
import type { Place } from '#features/places/model/place.ts';

/** Places chosen at most, over all pages. */
export const maxChosen = 200;

/** The places chosen for a common change, also those of other pages. */
export function usePlaceSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());

  const choose = useCallback((places: readonly Place[], isChosen: boolean) => {
    setChosen((known) => {
      const next = new Map(known);
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
  /** Leaves only those. */
  const keep = useCallback((ids: readonly string[]) => {
    setChosen((known) => new Map([...known].filter(([id]) => ids.includes(id))));
  }, []);
  return useMemo(() => ({ chosen, choose, clear, keep }), [chosen, choose, clear, keep]);
}
