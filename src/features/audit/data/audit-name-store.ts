import { AppError } from '#shared/app-error.ts';
import type { NamedCollection } from '#features/audit/model/audit-names.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';

import { maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { readFirestore } from '#platform/firestore/connection.ts';

/** Name of an account or document in the log. */
export interface DocumentName {
  id: string;
  name: string;
}

/** The field that holds the name in each collection. */
const nameFieldByCollection: Readonly<Record<NamedCollection, string>> = {
  users: 'displayName',
  places: 'title',
  categories: 'name',
  subscriptionPlans: 'name',
  clubOffers: 'title',
  events: 'title',
  imports: 'fileName',
};

/** Upper bound in characters, above the limit of each name field. */
const maxAuditNameLength = 300;

/**
 * Reads the names of documents of one collection (at most 30 ids). Deleted documents and documents without a name are
 * absent from the result. Reads one document for each id found.
 * @throws AppError 'invalid-input' for more than 30 ids; 'permission-denied' unless the caller is a super admin; errors
 *   of readFirestore()
 */
export function listDocumentNames(
  collection: NamedCollection,
  ids: readonly string[],
): Promise<DocumentName[]> {
  if (ids.length > maxIdsPerQuery) {
    return Promise.reject(new AppError('invalid-input', `At most ${maxIdsPerQuery} ids`));
  }
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, collection),
        sdk.where(sdk.documentId(), 'in', [...ids]),
        sdk.limit(maxIdsPerQuery),
      ),
    );
    return docs.map((document) => ({
      id: document.id,
      name: textOf(
        fieldsOf(document.data())[nameFieldByCollection[collection]],
        maxAuditNameLength,
      ),
    }));
  });
}
