import { createBatchLoader, maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { listActivePlaces } from './active-place-store.ts';

/**
 * Loads a place by its id for cards and rows. Requests made at the same time share one query. Resolves to null if the
 * place is inactive or deleted.
 * @throws AppError like listActivePlaces()
 */
export const loadActivePlace = createBatchLoader((ids) => listActivePlaces(ids), maxIdsPerQuery);
