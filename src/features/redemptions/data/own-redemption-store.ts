import { toRedemption } from '#features/redemptions/model/stored-redemption.ts';
import type { RedemptionRecord } from '#features/redemptions/model/stored-redemption.ts';

import { readFirestore } from '#platform/firestore/connection.ts';

/** One, and one more that is over and that nobody has marked so yet, unless a clock is wrong. */
const mostOpen = 3;

/**
 * A member's redemptions that nobody has ended, also such as time has: statusAt() tells. At most three document reads.
 * @throws AppError what readFirestore throws
 */
export function listOpenRedemptions(uid: string): Promise<RedemptionRecord[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'clubRedemptions'),
        sdk.where('userId', '==', uid),
        sdk.where('status', 'in', ['pending', 'verified']),
        sdk.limit(mostOpen),
      ),
    );
    return docs.map((document) => toRedemption(document.id, document.data()));
  });
}

/**
 * The last use of the club that the staff confirmed and did not undo; null when there is none. One document read.
 * @throws AppError what readFirestore throws
 */
export function getLastUse(uid: string): Promise<RedemptionRecord | null> {
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
    const [last] = docs;
    return last ? toRedemption(last.id, last.data()) : null;
  });
}
