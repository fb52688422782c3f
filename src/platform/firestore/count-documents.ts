import type { Query } from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';

import { readFirestore } from './connection.ts';
import type { FirestoreConnection } from './connection.ts';
import type * as sdk from './counting-sdk.ts';

/**
 * How many documents a query finds, without reading them: one read for each thousand.
 * @throws AppError as readFirestore(); 'permission-denied' where the query itself would be
 */
export function countDocuments(query: (connection: FirestoreConnection) => Query): Promise<number> {
  return readFirestore(async (connection) => {
    const { getCount } = await countingSdk();
    return (await getCount(query(connection))).data().count;
  });
}

/** What counts and sums up without reading. @throws AppError 'unavailable' when it cannot be loaded */
export function countingSdk(): Promise<typeof sdk> {
  return import('./counting-sdk.ts').catch((error: unknown) => {
    throw new AppError('unavailable', 'The counting code could not be loaded', { cause: error });
  });
}
