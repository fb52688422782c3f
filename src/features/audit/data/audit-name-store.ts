import { AppError } from '#shared/app-error.ts';
import type { NamedCollection } from '#features/audit/model/audit-names.ts';
import { textOf } from '#shared/stored-fields.ts';

import { maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { collection } from '#platform/firestore/collection.ts';

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
 *   as Collection
 */
export function listDocumentNames(
  collectionName: NamedCollection,
  ids: readonly string[],
): Promise<DocumentName[]> {
  if (ids.length > maxIdsPerQuery) {
    return Promise.reject(new AppError('invalid-input', `At most ${maxIdsPerQuery} ids`));
  }
  const nameField = nameFieldByCollection[collectionName];
  const names = collection(collectionName, (id, fields) => ({
    id,
    name: textOf(fields[nameField], maxAuditNameLength),
  }));
  return names.listByIds(ids);
}
