import { useEffect } from 'react';
import { reportSearchMiss } from '#features/search/data/search-miss-sender.ts';

/** A query that changes within this time (ms) is still being typed. */
const reportDelayMs = 3_000;

/** Reports a query without a matching place to the server, once it is unchanged for three seconds. */
export function useSearchMiss(query: string, isMiss: boolean) {
  useEffect(() => {
    if (!isMiss) return;
    const timer = setTimeout(() => void reportSearchMiss(query), reportDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [query, isMiss]);
}
