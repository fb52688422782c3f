import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Correction, CorrectionDraft } from '#features/moderation/model/correction.ts';
import type { Place } from '#features/places/model/place.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getOwnCorrection, sendCorrection, withdrawCorrection } from './correction-store.ts';

const ownKey = (uid: string, placeId: string) =>
  [...memberKeys.of(uid), 'corrections', 'own', placeId] as const;

/** What a person has suggested about a place; null for nothing. */
export function ownCorrectionQuery(uid: string, placeId: string) {
  return queryOptions<Correction | null>({
    queryKey: ownKey(uid, placeId),
    queryFn: () => getOwnCorrection(uid, placeId),
    // Somebody may decide at any moment; what a dialog opens with is not read once more by it.
    staleTime: 5_000,
  });
}

/** Sends a correction; null takes back the one that waits. What is shown is read again, whether it worked or not. */
export function ownCorrectionMutation(client: QueryClient, uid: string, place: Place) {
  return mutationOptions({
    mutationFn: (draft: CorrectionDraft | null) =>
      draft ? sendCorrection(uid, place, draft) : withdrawCorrection(uid, place.id),
    onSettled: () => client.invalidateQueries({ queryKey: ownKey(uid, place.id) }),
  });
}
