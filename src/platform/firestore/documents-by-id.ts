import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

import { maxIdsPerQuery } from './batch-loader.ts';
import type { FirestoreConnection } from './connection.ts';

/**
 * The documents of a collection with these ids, in their order, for super admins; those that are gone are absent.
 * Reads one document for each that exists.
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
