import { batchLoader, maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { listActivePlaces } from './active-place-store.ts';

/**
 * A place by its id, for cards and rows: those that appear together cost one query. Null when it is inactive or gone.
 * @throws AppError as listActivePlaces()
 */
export const loadActivePlace = batchLoader((ids) => listActivePlaces(ids), maxIdsPerQuery);
