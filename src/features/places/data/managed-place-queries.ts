import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { foldText } from '#shared/text/fold-text.ts';
import type { Place } from '#features/places/model/place.ts';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { managerKeys, managedPlacesKey } from './managed-places-query.ts';
import { placeKeys } from './place-queries.ts';
import { removePlace } from './place-removal-store.ts';

const loadPlaces = lazyStore(() => import('./place-store.ts'));
const loadAdminPlaces = lazyStore(() => import('./admin/admin-place-store.ts'));

/** Maximum number of suggested places. */
const maxResults = 10;

/**
 * Query of active places for the place selection of super admins: the first ten by title whose title has, for each word
 * of `text`, a word that begins with it. An empty text matches every place.
 */
export function placesByTitleQuery(text: string) {
  const foldedText = foldText(text);
  return queryOptions({
    queryKey: [...placeKeys.all, 'by-title', foldedText] as const,
    queryFn: async () =>
      foldedText === ''
        ? (await loadPlaces()).listPlacesByTitlePrefix('', maxResults)
        : searchActivePlaces(foldedText),
    staleTime: 60_000,
    // The previous rows stay visible while the next ones load.
    placeholderData: keepPreviousData,
  });
}

async function searchActivePlaces(text: string): Promise<Place[]> {
  const criteria = { text, categoryId: null, status: 'ativos', sort: 'titulo' } as const;
  const { listAdminPlaces } = await loadAdminPlaces();
  const page = await listAdminPlaces(criteria, { superAdmins: [], pageSize: maxResults });
  return page.places;
}

/** Mutation that deletes a place permanently. Invalidates every list that may show it. */
export function placeRemovalMutation(
  client: QueryClient,
  { uid, isSuperAdmin }: { uid: string; isSuperAdmin: boolean },
) {
  return mutationOptions({
    mutationFn: (placeId: string) => removePlace(placeId, { canCleanUp: isSuperAdmin }),
    onSuccess: async (_done, placeId) => {
      client.removeQueries({ queryKey: placeKeys.one(placeId) });
      await Promise.all(
        [managedPlacesKey(uid), managerKeys.overview(uid), placeKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
