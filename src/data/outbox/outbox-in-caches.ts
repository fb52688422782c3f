import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import type { Favorite } from '#features/favorites/model/favorite.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import { withWaitingMarks, withWaitingReview } from '#features/reviews/model/waiting-change.ts';
import type { WaitingChange } from '#features/reviews/model/waiting-change.ts';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { isFromDevice, markFromDevice } from '../kept/from-device.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { reviewKeys } from '#features/reviews/data/review-queries.ts';
import type { LateOutcome, Outbox } from './outbox.ts';

/** The third part of the key of what a change is about. */
const areas = { favorite: 'favorites', event: 'saved-events', review: 'review' } as const;

function keyOf({ uid, kind, target }: WaitingChange): QueryKey {
  const area = [...memberKeys.of(uid), areas[kind]];
  return kind === 'review' ? [...area, target] : area;
}

/** Whether something waits that changes the answer to this query. */
export function isUnsettled(outbox: Outbox, queryKey: QueryKey): boolean {
  return outbox
    .waiting()
    .some((change) => keyOf(change).every((part, position) => part === queryKey[position]));
}

/**
 * Shows what waits in what is read: an answer of the database, or of this device, knows nothing of it yet.
 * @returns what ends it
 */
export function showWaiting(client: QueryClient, outbox: Outbox): () => void {
  const cache = client.getQueryCache();
  const show = (query: Query) => {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined || !isUnsettled(outbox, query.queryKey)) return;
    const shown = withWaiting(query.queryKey, data, outbox.waiting());
    if (shown === data) return;
    if (isFromDevice(data)) markFromDevice(shown);
    client.setQueryData(query.queryKey, shown, { updatedAt: dataUpdatedAt });
  };
  const endings = [
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') show(event.query as Query);
    }),
    outbox.subscribe(() => {
      for (const query of cache.getAll()) show(query);
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}

function withWaiting(
  queryKey: QueryKey,
  data: unknown,
  waiting: readonly WaitingChange[],
): unknown {
  const [, , area, target] = queryKey;
  switch (area) {
    case areas.favorite:
      return withWaitingMarks(data as Favorite[], waiting, {
        kind: 'favorite',
        idOf: ({ placeId }) => placeId,
        toMark: (placeId, createdAt) => ({ placeId, createdAt }),
      });
    case areas.event:
      return withWaitingMarks(data as SavedEvent[], waiting, {
        kind: 'event',
        idOf: ({ eventId }) => eventId,
        toMark: (eventId, createdAt) => ({ eventId, createdAt }),
      });
    default: {
      const review = waiting.find(
        (change) => change.kind === 'review' && change.target === target && !change.problem,
      );
      return review?.kind === 'review' ? withWaitingReview(data as Review | null, review) : data;
    }
  }
}

/** What arrived, or was refused, while nobody waited for it is read anew, with what it changed beside it. */
export async function renewAfter(
  client: QueryClient,
  outcomes: readonly LateOutcome[],
): Promise<void> {
  const keys = outcomes.flatMap(({ change }): QueryKey[] =>
    change.kind === 'review'
      ? [keyOf(change), reviewKeys.ofPlace(change.target), placeKeys.one(change.target)]
      : [keyOf(change)],
  );
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
