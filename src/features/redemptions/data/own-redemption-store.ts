import { toRedemption } from '#features/redemptions/model/redemption.ts';
import type { RedemptionRecord } from '#features/redemptions/model/redemption.ts';

import { readFirestore } from '#platform/firestore/connection.ts';

/** Limit of the query: one open redemption, and expired ones whose status is not updated yet. */
const maxOpenRedemptions = 3;

/**
 * Reads a member's redemptions with an open status. Some may have expired: use statusAt(). At most three document
 * reads.
 * @throws AppError errors of readFirestore()
 */
export function listOpenRedemptions(uid: string): Promise<RedemptionRecord[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'clubRedemptions'),
        sdk.where('userId', '==', uid),
        sdk.where('status', 'in', ['pending', 'verified']),
        sdk.limit(maxOpenRedemptions),
      ),
    );
    return docs.map((document) => toRedemption(document.id, document.data()));
  });
}

/**
 * Reads the last club use that the staff confirmed and did not void; null if there is none. One document read.
 * @throws AppError errors of readFirestore()
 */
export function getLastRedemption(uid: string): Promise<RedemptionRecord | null> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'clubRedemptions'),
        sdk.where('userId', '==', uid),
        sdk.where('status', '==', 'confirmed'),
        sdk.orderBy('confirmedAt', 'desc'),
        sdk.limit(1),
      ),
    );
    const [lastDocument] = docs;
    return lastDocument ? toRedemption(lastDocument.id, lastDocument.data()) : null;
  });
}
