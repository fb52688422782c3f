import { queryOptions } from '@tanstack/react-query';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { offerKeys } from '#features/offers/data/offer-keys.ts';
import { publicFreshMs } from '#platform/query-client.ts';

const store = lazyStore(() => import('./card-extras-store.ts'));
type Store = Awaited<ReturnType<typeof store>>;

/** Card data that place lists do not contain, by place id. */
interface CardExtrasByPlace<Extra> {
  /** False if the map covers only some places. Other places are then missing from it. */
  isWhole: boolean;
  of: ReadonlyMap<string, Extra | null>;
}

/** Query of the best club offer of each place. */
export function placeBenefitsQuery() {
  return cardExtrasQuery(
    [...offerKeys.all, 'benefits'],
    (extrasStore) => extrasStore.listPlaceBenefits,
  );
}

/** Query of the next event of each place with events in the next days. */
export function nextEventsQuery() {
  return cardExtrasQuery(['events', 'next'], (extrasStore) => extrasStore.listNextEvents);
}

/**
 * Returns a query that loads the data of all places in one response. A server-rendered page contains the data of its
 * own places, so the query runs only when another place is needed.
 */
function cardExtrasQuery<Extra>(
  queryKey: readonly unknown[],
  selectLoader: (
    extrasStore: Store,
  ) => (signal: AbortSignal) => Promise<ReadonlyMap<string, Extra>>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<CardExtrasByPlace<Extra>> => ({
      isWhole: true,
      of: await selectLoader(await store())(signal),
    }),
    staleTime: ({ state }) => (state.data?.isWhole ? publicFreshMs : 0),
  });
}

/** Query of card data by place id. */
export type CardExtrasQuery<Extra> = ReturnType<typeof cardExtrasQuery<Extra>>;
