import { queryOptions } from '@tanstack/react-query';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { offerKeys } from '#features/offers/data/offer-keys.ts';
import { publicFreshMs } from '#platform/query-client.ts';

const store = lazyStore(() => import('./card-extras-store.ts'));
type Store = Awaited<ReturnType<typeof store>>;

/** Card data that place lists do not contain, by place id. */
interface SaidOfPlaces<Said> {
  /** False if the map covers only some places. Other places are then missing from it. */
  isWhole: boolean;
  of: ReadonlyMap<string, Said | null>;
}

/** Query of the best club offer of each place. */
export function placeBenefitsQuery() {
  return saidOfPlaces([...offerKeys.all, 'benefits'], (from) => from.listPlaceBenefits);
}

/** Query of the next event of each place with events in the next days. */
export function nextEventsQuery() {
  return saidOfPlaces(['events', 'next'], (from) => from.listNextEvents);
}

/**
 * Returns a query that loads the data of all places in one response. A server-rendered page contains the data of its
 * own places, so the query runs only when another place is needed.
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

/** Query of card data by place id. */
export type CardExtrasQuery<Said> = ReturnType<typeof saidOfPlaces<Said>>;
