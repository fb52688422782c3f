import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

import { maxIdsPerQuery } from './batch-loader.ts';
import type { FirestoreConnection } from './connection.ts';

/**
 * Returns the documents of a collection with these ids, in the given order; missing ones are left out. For super
 * admins. Costs one document read per existing document.
 * @throws errors of Firestore
 */
export async function documentsById(
  { sdk, db }: FirestoreConnection,
  collection: string,
  ids: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const idBatches = Array.from({ length: Math.ceil(ids.length / maxIdsPerQuery) }, (_, position) =>
    ids.slice(position * maxIdsPerQuery, (position + 1) * maxIdsPerQuery),
  );
  const querySnapshots = await Promise.all(
    idBatches.map((idBatch) =>
      sdk.getDocs(
        sdk.query(
          sdk.collection(db, collection),
          sdk.where(sdk.documentId(), 'in', idBatch),
          sdk.limit(maxIdsPerQuery),
        ),
      ),
    ),
  );
  const foundDocuments = new Map(
    querySnapshots.flatMap(({ docs }) => docs.map((document) => [document.id, document])),
  );
  return ids.flatMap((id) => foundDocuments.get(id) ?? []);
}
