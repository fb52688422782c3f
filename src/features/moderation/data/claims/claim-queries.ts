import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Claim } from '#features/moderation/model/claim.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getOwnClaim, getPlaceCreator, sendClaim, withdrawClaim } from './claim-store.ts';

/** Query of the user's claim of a place; null without a claim. */
export function ownClaimQuery(uid: string, placeId: string) {
  return queryOptions<Claim | null>({
    queryKey: [...memberKeys.of(uid), 'claims', 'own', placeId] as const,
    queryFn: () => getOwnClaim(uid, placeId),
    // A claim can be decided at any moment. Five seconds keep the dialog from reading the prefetched claim again.
    staleTime: 5_000,
  });
}

/** Query of the creator of a place, for the manager `uid`. */
export function placeCreatorQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'place-maker', placeId] as const,
    queryFn: () => getPlaceCreator(placeId),
    staleTime: Infinity,
  });
}

/** A change of the user's own claim: sends it with a message, or withdraws the shown one. */
export type OwnClaimChange =
  { kind: 'send'; message: string; shown: Claim | null } | { kind: 'withdraw'; shown: Claim };

/** Mutation that sends or withdraws a claim. Success and failure both invalidate the cached claim. */
export function ownClaimMutation(client: QueryClient, uid: string, placeId: string) {
  return mutationOptions({
    mutationFn: (change: OwnClaimChange) =>
      change.kind === 'send' ? sendClaim(uid, placeId, change) : withdrawClaim(uid, change.shown),
    onSettled: () => client.invalidateQueries({ queryKey: ownClaimQuery(uid, placeId).queryKey }),
  });
}
