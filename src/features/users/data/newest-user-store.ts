import type { User } from '#features/account/model/user.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { toUser } from '#features/account/model/user.ts';

/**
 * Reads the `count` users who registered last. The rules allow this query only to super admins. Reads `count`
 * documents.
 * @throws AppError 'permission-denied'; errors of readFirestore
 */
export function listNewestUsers(count: number): Promise<User[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'users'), sdk.orderBy('createdAt', 'desc'), sdk.limit(count)),
    );
    return docs.map((document) => toUser(document.id, document.data()));
  });
}
