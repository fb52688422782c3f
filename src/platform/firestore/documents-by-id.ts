import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

import { maxIdsPerQuery } from './batch-loader.ts';
import type { FirestoreConnection } from './connection.ts';

/**
 * Returns the documents of a collection with these ids, in the given order; missing ones are left out. For super
 * admins. Costs one document read per existing document.
 * @throws what Firestore throws
 */
export async function documentsById(
  { sdk, db }: FirestoreConnection,
  collection: string,
  ids: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const groups = Array.from({ length: Math.ceil(ids.length / maxIdsPerQuery) }, (_, position) =>
    ids.slice(position * maxIdsPerQuery, (position + 1) * maxIdsPerQuery),
  );
  const answers = await Promise.all(
    groups.map((group) =>
      sdk.getDocs(
        sdk.query(
          sdk.collection(db, collection),
          sdk.where(sdk.documentId(), 'in', group),
          sdk.limit(maxIdsPerQuery),
        ),
      ),
    ),
  );
  const found = new Map(answers.flatMap(({ docs }) => docs.map((known) => [known.id, known])));
  return ids.flatMap((id) => found.get(id) ?? []);
}
