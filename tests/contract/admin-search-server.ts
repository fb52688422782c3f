import type { Firestore } from '@google-cloud/firestore';
import { vi } from 'vitest';

import { searchPlaces, searchUsers } from '#features/search/data/admin-search-store.ts';
import { createAdminSearch } from '#server/features/search/admin-search.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';

/**
 * Answers the searches of the data layer as the server does, without HTTP. The test file must mock
 * '#features/search/data/admin-search-store.ts' first.
 */
export function answerSearches(firestore: Firestore): void {
  const search = createAdminSearch({ firestore, startStopwatch });
  vi.mocked(searchUsers).mockImplementation(async (body) => ({
    success: true,
    ...(await search.findUsers(body)),
  }));
  vi.mocked(searchPlaces).mockImplementation(async (body) => ({
    success: true,
    ...(await search.findPlaces(body)),
  }));
}
