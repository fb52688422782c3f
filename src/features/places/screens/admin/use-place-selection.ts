import { useCallback, useMemo, useState } from 'react';
import type { Place } from '#features/places/model/place.ts';

/** Maximum number of selected places on all pages. */
export const maxSelectedPlaces = 200;

/** Holds the places selected for a bulk change, including those on other pages. */
export function usePlaceSelection() {
  const [titlesById, setTitlesById] = useState<ReadonlyMap<string, string>>(new Map());

  const setPlacesSelected = useCallback((places: readonly Place[], isChosen: boolean) => {
    setTitlesById((previous) => {
      const next = new Map(previous);
      for (const { id, title } of places) {
        if (!isChosen) next.delete(id);
        else if (next.size < maxSelectedPlaces) next.set(id, title);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => {
    setTitlesById(new Map());
  }, []);
  /** Removes all other ids from the selection. */
  const keepOnly = useCallback((ids: readonly string[]) => {
    setTitlesById((previous) => new Map([...previous].filter(([id]) => ids.includes(id))));
  }, []);
  return useMemo(
    () => ({ titlesById, setPlacesSelected, clear, keepOnly }),
    [titlesById, setPlacesSelected, clear, keepOnly],
  );
}
