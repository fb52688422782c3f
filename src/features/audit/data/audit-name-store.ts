import { AppError } from '#shared/app-error.ts';
import type { NamedCollection } from '#features/audit/model/audit-names.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';

import { maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { readFirestore } from '#platform/firestore/connection.ts';

/** Somebody or something whom the log names. */
export interface KnownName {
  id: string;
  name: string;
}

/** The field that holds what a document of each collection is called. */
const nameFields: Readonly<Record<NamedCollection, string>> = {
  users: 'displayName',
  places: 'title',
  categories: 'name',
  subscriptionPlans: 'name',
  clubOffers: 'title',
  events: 'title',
  imports: 'fileName',
};

/** Longer than any of them may be. */
const longestName = 300;

/**
 * What these documents of one collection (at most 30 ids) are called; what is no more is simply absent, and so is what
 * has no name. Reads one document for each that is found.
 * @throws AppError 'invalid-input' for more ids; 'permission-denied' for everybody but super admins; what
 *   readFirestore() throws
 */
export function listNames(of: NamedCollection, ids: readonly string[]): Promise<KnownName[]> {
  if (ids.length > maxIdsPerQuery) {
    return Promise.reject(new AppError('invalid-input', `At most ${maxIdsPerQuery} ids`));
  }
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, of),
        sdk.where(sdk.documentId(), 'in', [...ids]),
        sdk.limit(maxIdsPerQuery),
      ),
    );
    return docs.map((document) => ({
      id: document.id,
      name: textOf(fieldsOf(document.data())[nameFields[of]], longestName),
    }));
  });
}
