import { toReceipt } from '#features/redemptions/model/stored-club-receipt.ts';
import type { ClubReceipt } from '#features/redemptions/model/stored-club-receipt.ts';

import { readFirestore } from '#platform/firestore/connection.ts';

/** Most that rules let a member list at once. */
export const maxReceipts = 100;

/**
 * A member's uses, newest first, and what undid them. Reads at most 100 documents.
 * @throws AppError what readFirestore throws
 */
export function listReceipts(uid: string): Promise<ClubReceipt[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'clubTransactions'),
        sdk.where('userId', '==', uid),
        sdk.orderBy('transactionDate', 'desc'),
        sdk.limit(maxReceipts),
      ),
    );
    return docs.map((document) => toReceipt(document.id, document.data()));
  });
}
