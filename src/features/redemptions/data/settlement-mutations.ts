import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Bill } from '#features/offers/model/offer-discount.ts';

import { managerKeys } from '#features/places/data/managed-places-query.ts';
import { confirmRedemption, voidRedemption } from './redemption-store.ts';

/** Marks the manager overview as stale, because it counts today's club uses. It is refetched when it is shown again. */
function invalidateManagerOverview(client: QueryClient, uid: string): void {
  void client.invalidateQueries({ queryKey: managerKeys.overview(uid), refetchType: 'none' });
}

/** Mutation that confirms the bill of a redemption, as staff of the place. */
export function confirmationMutation(client: QueryClient, uid: string, redemptionId: string) {
  return mutationOptions({
    mutationFn: (bill: Bill) => confirmRedemption(redemptionId, bill),
    onSuccess: () => {
      invalidateManagerOverview(client, uid);
    },
  });
}

/** Mutation that voids a confirmed redemption, with a reason for the log. */
export function voidMutation(client: QueryClient, uid: string, redemptionId: string) {
  return mutationOptions({
    mutationFn: (reason: string) => voidRedemption(redemptionId, reason),
    onSuccess: () => {
      invalidateManagerOverview(client, uid);
    },
  });
}
