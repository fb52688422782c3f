import { toReceipt } from '#features/redemptions/model/club-receipt.ts';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';

import { collection } from '#platform/firestore/collection.ts';

const receipts = collection('clubTransactions', toReceipt);

/** Maximum number of receipts that the security rules let a member list. */
export const maxReceipts = 100;

/**
 * Reads a member's club receipts and their reversals, newest first. Reads at most 100 documents.
 * @throws AppError errors of Collection
 */
export function listReceipts(uid: string): Promise<ClubReceipt[]> {
  return receipts.list({
    where: [['userId', '==', uid]],
    orderBy: [['transactionDate', 'desc']],
    limit: maxReceipts,
  });
}
