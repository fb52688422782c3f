import { useEffect, useRef } from 'react';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const store = lazyStore(() => import('#features/search/data/recent-search-store.ts'));

/** A query that changes within this time (ms) is still being typed. */
const saveDelayMs = 2_000;

/** Stores a query on this device once it is unchanged for two seconds, or when the visitor leaves the results. */
export function useRecentSearch(query: string) {
  const latestQuery = useRef(query);
  useEffect(() => {
    latestQuery.current = query;
    const timer = setTimeout(() => void saveQuery(query), saveDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [query]);
  useEffect(
    () => () => {
      void saveQuery(latestQuery.current);
    },
    [],
  );
}

async function saveQuery(query: string): Promise<void> {
  if (query === '') return;
  try {
    const { saveRecentSearch } = await store();
    saveRecentSearch(query);
  } catch {
    // The search does not depend on the list of recent searches.
  }
}
