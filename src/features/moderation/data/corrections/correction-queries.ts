import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Correction, CorrectionDraft } from '#features/moderation/model/correction.ts';
import type { Place } from '#features/places/model/place.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getOwnCorrection, sendCorrection, withdrawCorrection } from './correction-store.ts';

const ownCorrectionKey = (uid: string, placeId: string) =>
  [...memberKeys.of(uid), 'corrections', 'own', placeId] as const;

/** Query of the user's correction of a place; null without a correction. */
export function ownCorrectionQuery(uid: string, placeId: string) {
  return queryOptions<Correction | null>({
    queryKey: ownCorrectionKey(uid, placeId),
    queryFn: () => getOwnCorrection(uid, placeId),
    // A correction can be decided at any moment. Five seconds keep the dialog from reading the prefetched one again.
    staleTime: 5_000,
  });
}

/**
 * Mutation that sends a correction; null withdraws the pending one. Success and failure both invalidate the cached
 * correction.
 */
export function ownCorrectionMutation(client: QueryClient, uid: string, place: Place) {
  return mutationOptions({
    mutationFn: (draft: CorrectionDraft | null) =>
      draft ? sendCorrection(uid, place, draft) : withdrawCorrection(uid, place.id),
    onSettled: () => client.invalidateQueries({ queryKey: ownCorrectionKey(uid, place.id) }),
  });
}
