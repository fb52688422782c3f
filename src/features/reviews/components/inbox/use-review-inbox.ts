import { useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewInboxQuery } from '#features/reviews/data/review-inbox-queries.ts';
import type { Place } from '#features/places/model/place.ts';

/**
 * The reviews of some places. When others come or go among them, the reviews of before stay until the new ones are
 * there, and with them the reply that is being written.
 */
export function useReviewInbox(uid: string, places: readonly Place[]) {
  // Nobody has reviewed the others: asking would cost a query each.
  const placeIds = useMemo(
    () =>
      places
        .filter(({ reviewsCount }) => reviewsCount > 0)
        .map(({ id }) => id)
        .sort(),
    [places],
  );
  const list = useInfiniteQuery(reviewInboxQuery(uid, placeIds));
  const [loaded, setLoaded] = useState({ uid, placeIds });
  if (list.data && (loaded.uid !== uid || loaded.placeIds !== placeIds)) {
    setLoaded({ uid, placeIds });
  }
  // Read live, so that a reply that is published meanwhile is in it.
  const before = useInfiniteQuery({
    ...reviewInboxQuery(loaded.uid, loaded.placeIds),
    enabled: false,
  }).data;
  // Another person's, or those of wholly other places, are another list.
  const isSame = loaded.uid === uid && loaded.placeIds.some((id) => placeIds.includes(id));
  return { ...list, data: list.data ?? (isSame ? before : undefined) };
}
