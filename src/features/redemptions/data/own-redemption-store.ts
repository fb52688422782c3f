import { toRedemption } from '#features/redemptions/model/redemption.ts';
import type { RedemptionRecord } from '#features/redemptions/model/redemption.ts';
import { maxRecentRedemptions } from '#features/redemptions/model/redemption-options.ts';

import { collection } from '#platform/firestore/collection.ts';

const redemptions = collection('clubRedemptions', toRedemption);

/** Limit of the query: one open redemption, and expired ones whose status is not updated yet. */
const maxOpenRedemptions = 3;

/**
 * Reads a member's redemptions with an open status. Some may have expired: use statusAt(). At most three document
 * reads.
 * @throws AppError errors of Collection
 */
export function listOpenRedemptions(uid: string): Promise<RedemptionRecord[]> {
  return redemptions.list({
    where: [
      ['userId', '==', uid],
      ['status', 'in', ['pending', 'verified']],
    ],
    limit: maxOpenRedemptions,
  });
}

/**
 * Reads the last club uses that the staff confirmed and did not void, newest first. At most ten document reads.
 * @throws AppError errors of Collection
 */
export function listRecentRedemptions(uid: string): Promise<RedemptionRecord[]> {
  return redemptions.list({
    where: [
      ['userId', '==', uid],
      ['status', '==', 'confirmed'],
    ],
    orderBy: [['confirmedAt', 'desc']],
    limit: maxRecentRedemptions,
  });
}
