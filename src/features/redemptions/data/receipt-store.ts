import { toReceipt } from '#features/redemptions/model/club-receipt.ts';
import { maxReceipts } from '#features/redemptions/model/receipt-options.ts';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';

import { collection } from '#platform/firestore/collection.ts';

const receipts = collection('clubTransactions', toReceipt);

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
