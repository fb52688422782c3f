import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Claim } from '#features/moderation/model/claim.ts';
import type { Correction, CorrectionDraft } from '#features/moderation/model/correction.ts';
import type { RequestKind } from '#features/moderation/model/request.ts';
import type { Place } from '#features/places/model/place.ts';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';

const loadStore = lazyStore(() => import('./own-request-store.ts'));

const ownRequestKey = (kind: RequestKind, uid: string, placeId: string) =>
  [...memberKeys.of(uid), kind, 'own', placeId] as const;

/** Query of the user's claim of a place; null without a claim. */
export function ownClaimQuery(uid: string, placeId: string) {
  return queryOptions<Claim | null>({
    queryKey: ownRequestKey('claim', uid, placeId),
    queryFn: async () => (await loadStore()).getOwnClaim(uid, placeId),
    staleTime: ownRequestStaleTime,
  });
}

/** Query of the user's correction of a place; null without a correction. */
export function ownCorrectionQuery(uid: string, placeId: string) {
  return queryOptions<Correction | null>({
    queryKey: ownRequestKey('correction', uid, placeId),
    queryFn: async () => (await loadStore()).getOwnCorrection(uid, placeId),
    staleTime: ownRequestStaleTime,
  });
}

/** A request can be decided at any moment. Five seconds keep the dialog from reading the prefetched one again. */
const ownRequestStaleTime = 5_000;

/** Query of the creator of a place, for the manager `uid`. */
export function placeCreatorQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'place-maker', placeId] as const,
    queryFn: async () => (await loadStore()).getPlaceCreator(placeId),
    staleTime: Infinity,
  });
}

/** A change of the user's own request: sends it, or withdraws the shown one. */
export type OwnRequestChange =
  | { kind: 'claim'; message: string; shown: Claim | null }
  | { kind: 'correction'; draft: CorrectionDraft }
  | { kind: 'withdraw-claim' | 'withdraw-correction' };

/**
 * Mutation that sends or withdraws a claim or correction of a place. Success and failure both invalidate the cached
 * request.
 * @param place the place as shown to the user
 */
export function ownRequestMutation(client: QueryClient, uid: string, place: Place) {
  return mutationOptions({
    mutationFn: async (change: OwnRequestChange) => {
      const store = await loadStore();
      switch (change.kind) {
        case 'claim':
          return store.sendClaim(uid, place.id, change);
        case 'correction':
          return store.sendCorrection(uid, place, change.draft);
        case 'withdraw-claim':
          return store.withdrawClaim(uid, { placeId: place.id });
        case 'withdraw-correction':
          return store.withdrawCorrection(uid, place.id);
      }
    },
    onSettled: () =>
      Promise.all(
        (['claim', 'correction'] as const).map((kind) =>
          client.invalidateQueries({ queryKey: ownRequestKey(kind, uid, place.id) }),
        ),
      ),
  });
}
