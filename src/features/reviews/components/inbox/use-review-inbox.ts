import { useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewInboxQuery } from '#features/reviews/data/review-inbox-queries.ts';
import type { Place } from '#features/places/model/place.ts';

/**
 * Returns the reviews of the given places. If the list of places changes, the previous reviews stay until the new ones
 * are loaded, so that a reply in progress is not lost.
 */
export function useReviewInbox(uid: string, places: readonly Place[]) {
  // Skips places without reviews, because each place costs a query.
  const placeIds = useMemo(
    () =>
      places
        .filter(({ reviewsCount }) => reviewsCount > 0)
        .map(({ id }) => id)
        .sort(),
    [places],
  );
  const inboxQuery = useInfiniteQuery(reviewInboxQuery(uid, placeIds));
  const [loadedInbox, setLoadedInbox] = useState({ uid, placeIds });
  if (inboxQuery.data && (loadedInbox.uid !== uid || loadedInbox.placeIds !== placeIds)) {
    setLoadedInbox({ uid, placeIds });
  }
  // Observes the cache without a request, so that the previous reviews show replies published while the new reviews
  // load.
  const previousData = useInfiniteQuery({
    ...reviewInboxQuery(loadedInbox.uid, loadedInbox.placeIds),
    enabled: false,
  }).data;
  // For another user, or without a common place, the previous reviews are not shown.
  const isSameInbox =
    loadedInbox.uid === uid && loadedInbox.placeIds.some((id) => placeIds.includes(id));
  return { ...inboxQuery, data: inboxQuery.data ?? (isSameInbox ? previousData : undefined) };
}
