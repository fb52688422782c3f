import { createBatchLoader, maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const loadStore = lazyStore(() => import('./place-store.ts'));

/**
 * Loads a place by its id for cards and rows. Requests made at the same time share one query. Resolves to null if the
 * place is inactive or deleted.
 * @throws AppError like listActivePlaces(); 'unavailable' as lazyStore()
 */
export const loadActivePlace = createBatchLoader(
  async (ids) => (await loadStore()).listActivePlaces(ids),
  maxIdsPerQuery,
);
