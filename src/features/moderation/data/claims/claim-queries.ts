import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Claim } from '#features/moderation/model/claim.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getOwnClaim, getPlaceMaker, sendClaim, withdrawClaim } from './claim-store.ts';

/** What a person has asked for about a place; null for nothing. */
export function ownClaimQuery(uid: string, placeId: string) {
  return queryOptions<Claim | null>({
    queryKey: [...memberKeys.of(uid), 'claims', 'own', placeId] as const,
    queryFn: () => getOwnClaim(uid, placeId),
    // Somebody may decide at any moment; what a dialog opens with is not read once more by it.
    staleTime: 5_000,
  });
}

/** Who made a place, for the manager `uid`. */
export function placeMakerQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'place-maker', placeId] as const,
    queryFn: () => getPlaceMaker(placeId),
    staleTime: Infinity,
  });
}

/** What is done with the own claim: sent with a message, or the one that is shown taken back. */
export type OwnClaimChange =
  { kind: 'send'; message: string; shown: Claim | null } | { kind: 'withdraw'; shown: Claim };

/** Sends a claim or takes it back. What is shown is read again, whether it worked or not. */
export function ownClaimMutation(client: QueryClient, uid: string, placeId: string) {
  return mutationOptions({
    mutationFn: (change: OwnClaimChange) =>
      change.kind === 'send' ? sendClaim(uid, placeId, change) : withdrawClaim(uid, change.shown),
    onSettled: () => client.invalidateQueries({ queryKey: ownClaimQuery(uid, placeId).queryKey }),
  });
}
