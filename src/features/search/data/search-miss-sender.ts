import { toMissWords } from '#features/search/model/miss-words.ts';

import { apiFetch } from '#platform/api/api-client.ts';

/** Queries reported since the page load. A repeated query is reported once. */
const reportedWords = new Set<string>();
const maxReportedQueries = 100;

/**
 * Reports a query without a matching place to the server: only the words, without the user, once per page load. Queries
 * that could identify a user stay in the browser (toMissWords()).
 *
 * Never throws. Failures are ignored, because the user did not request this, no part of the page depends on it, and
 * single reports do not matter for the statistics.
 */
export async function reportSearchMiss(query: string): Promise<void> {
  const words = toMissWords(query);
  if (words === null || reportedWords.has(words) || reportedWords.size >= maxReportedQueries)
    return;
  reportedWords.add(words);
  const request = {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ words }),
  };
  await apiFetch('/api/search/misses', request, {}, () => Promise.resolve()).catch(() => undefined);
}
