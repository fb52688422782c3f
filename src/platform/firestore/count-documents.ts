import type { Query } from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';

import { readFirestore } from './connection.ts';
import type { FirestoreConnection } from './connection.ts';
import type * as sdk from './counting-sdk.ts';

/**
 * Counts the documents of a query without reading them. Costs one document read per thousand counted documents, and at
 * least one.
 * @throws AppError as readFirestore(); 'permission-denied' if the query itself is not allowed
 */
export function countDocuments(query: (connection: FirestoreConnection) => Query): Promise<number> {
  return readFirestore(async (connection) => {
    const { getCount } = await loadCountingSdk();
    return (await getCount(query(connection))).data().count;
  });
}

/** Loads the aggregation functions of Firestore. @throws AppError 'unavailable' if the chunk cannot be loaded */
export function loadCountingSdk(): Promise<typeof sdk> {
  return import('./counting-sdk.ts').catch((error: unknown) => {
    throw new AppError('unavailable', 'The counting code could not be loaded', { cause: error });
  });
}
