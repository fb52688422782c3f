import { useEffect, useRef } from 'react';
import { saveRecentSearch } from '#features/search/data/recent-search-store.ts';

/** A query that changes within this time (ms) is still being typed. */
const saveDelayMs = 2_000;

/** Stores a query on this device once it is unchanged for two seconds, or when the visitor leaves the results. */
export function useRecentSearch(query: string) {
  const latestQuery = useRef(query);
  useEffect(() => {
    latestQuery.current = query;
    const timer = setTimeout(saveRecentSearch, saveDelayMs, query);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
  useEffect(
    () => () => {
      saveRecentSearch(latestQuery.current);
    },
    [],
  );
}
