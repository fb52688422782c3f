import { AppError } from '#domain/app-error.ts';

import { maxIdsPerQuery } from '../firestore/batch-loader.ts';
import { readFirestore } from '../firestore/connection.ts';
import { toUser } from '#domain/stored/user.ts';

/** Somebody whom the log names. */
export interface Actor {
  id: string;
  name: string;
}

/**
 * What these people (at most 30 uids) are called; who has no record any more is simply absent. Reads one
 * document for each who is found.
 * @throws AppError 'invalid-input' for more ids; 'permission-denied' for everybody but super admins; what
 *   readFirestore() throws
 */
export function listActors(uids: readonly string[]): Promise<Actor[]> {
  if (uids.length > maxIdsPerQuery) {
    return Promise.reject(new AppError('invalid-input', `At most ${maxIdsPerQuery} ids`));
  }
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'users'),
        sdk.where(sdk.documentId(), 'in', [...uids]),
        sdk.limit(maxIdsPerQuery),
      ),
    );
    return docs.map((document) => ({
      id: document.id,
      name: toUser(document.id, document.data()).displayName,
    }));
  });
}
