import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { foldText } from '#domain/fold-text.ts';

import { managerKeys } from '../managers/manager-keys.ts';
import { managedKey } from './managed-places-query.ts';
import { placeKeys } from './place-queries.ts';
import { removePlace } from './place-removal-store.ts';
import { listPlacesByTitlePrefix } from './place-store.ts';

/** Active places whose title begins with a text, by title: what a super admin chooses from. */
export function placesByTitleQuery(text: string) {
  const folded = foldText(text);
  return queryOptions({
    queryKey: [...placeKeys.all, 'by-title', folded] as const,
    queryFn: () => listPlacesByTitlePrefix(folded, 10),
    staleTime: 60_000,
    // The rows stay while the next ones come.
    placeholderData: keepPreviousData,
  });
}

/** Removes a place for good; every list that may show it is read again. */
export function placeRemovalMutation(
  client: QueryClient,
  { uid, isSuperAdmin }: { uid: string; isSuperAdmin: boolean },
) {
  return mutationOptions({
    mutationFn: (placeId: string) => removePlace(placeId, { mayClean: isSuperAdmin }),
    onSuccess: async (_done, placeId) => {
      client.removeQueries({ queryKey: placeKeys.one(placeId) });
      await Promise.all(
        [managedKey(uid), managerKeys.overview(uid), placeKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
