import { missWords } from '#features/search/model/search-miss.ts';

import { apiFetch } from '#platform/api/api-client.ts';

/** Told already, since the page was loaded: what somebody comes back to is one wish. */
const told = new Set<string>();
const maxTold = 100;

/**
 * Tells the server of a query that no place has whole: the words alone, in the name of nobody, and each once. What may
 * say who somebody is does not leave the browser (missWords).
 *
 * Never throws. A failure is silent by design: nobody asked for this, nothing on the page depends on it, and one more or
 * less changes nothing of what it is for.
 */
export async function countSearchMiss(query: string): Promise<void> {
  const words = missWords(query);
  if (words === null || told.has(words) || told.size >= maxTold) return;
  told.add(words);
  const request = {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ words }),
  };
  await apiFetch('/api/search/misses', request, {}, () => Promise.resolve()).catch(() => undefined);
}
