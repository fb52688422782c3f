import { useEffect } from 'react';
import { countSearchMiss } from '#features/search/data/search-miss-sender.ts';

/** Words that stand so long were meant: shorter ones are on the way to others. */
const settledMs = 3_000;

/** Tells the server of words that no place has, once they have stood for a while. */
export function useSearchMiss(query: string, isMiss: boolean) {
  useEffect(() => {
    if (!isMiss) return;
    const timer = setTimeout(() => void countSearchMiss(query), settledMs);
    return () => {
      clearTimeout(timer);
    };
  }, [query, isMiss]);
}
