import { queryOptions } from '@tanstack/react-query';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { offerKeys } from '#features/offers/data/offer-keys.ts';
import { publicFreshMs } from '#platform/query-client.ts';

const store = lazyStore(() => import('./said-of-places-store.ts'));
type Store = Awaited<ReturnType<typeof store>>;

/** What cards say of places beside what their lists know, by the ids of the places. */
interface SaidOfPlaces<Said> {
  /** False where only those of some places are known: the others are not in it. */
  isWhole: boolean;
  of: ReadonlyMap<string, Said | null>;
}

/** The best offer of the club at each place. */
export function placeBenefitsQuery() {
  return saidOfPlaces([...offerKeys.all, 'benefits'], (from) => from.listPlaceBenefits);
}

/** What takes place next at each place that has something these days. */
export function nextEventsQuery() {
  return saidOfPlaces(['events', 'next'], (from) => from.listNextEvents);
}

/**
 * All of it in one file. A page that the server rendered brings what is said of its own places, which is enough as long
 * as no other place is asked about.
 */
function saidOfPlaces<Said>(
  queryKey: readonly unknown[],
  reader: (from: Store) => (signal: AbortSignal) => Promise<ReadonlyMap<string, Said>>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<SaidOfPlaces<Said>> => ({
      isWhole: true,
      of: await reader(await store())(signal),
    }),
    staleTime: ({ state }) => (state.data?.isWhole ? publicFreshMs : 0),
  });
}

/** What says something of each place. */
export type SaidOfPlacesQuery<Said> = ReturnType<typeof saidOfPlaces<Said>>;
