import { toReceipt } from '#features/redemptions/model/club-receipt.ts';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';

import { readFirestore } from '#platform/firestore/connection.ts';

/** Maximum number of receipts that the security rules let a member list. */
export const maxReceipts = 100;

/**
 * Reads a member's club receipts and their reversals, newest first. Reads at most 100 documents.
 * @throws AppError errors of readFirestore()
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
