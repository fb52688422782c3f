import { useCallback, useMemo, useState } from 'react';
import type { Place } from '#features/places/model/place.ts';

/** Maximum number of selected places on all pages. */
export const maxChosen = 200;

/** Holds the places selected for a bulk change, including those on other pages. */
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
  /** Removes all other ids from the selection. */
  const keep = useCallback((ids: readonly string[]) => {
    setChosen((known) => new Map([...known].filter(([id]) => ids.includes(id))));
  }, []);
  return useMemo(() => ({ chosen, choose, clear, keep }), [chosen, choose, clear, keep]);
}
