import { mutationOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { checkReviewDraft } from '#features/reviews/model/review-draft.ts';
import type { Review } from '#features/reviews/model/review.ts';
import type { ReviewDraft } from '#features/reviews/model/review-draft.ts';
import { changeId } from '#shared/pending-change.ts';
import type { ReviewChange } from '#features/reviews/model/pending-review.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { ListedPlace, Place } from '#features/places/model/place.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import type { Page } from '#platform/firestore/page-cursor.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { reviewKeys } from './review-keys.ts';
import { deleteReview } from './review-removal.ts';
import type { SavedReview } from './review-writes.ts';
import type { RatingAggregate } from './review-state.ts';

const loadOutbox = lazyStore(() => import('#platform/offline/device-outbox.ts'));

/** Author and place of a review. */
interface ReviewOwner {
  uid: string;
  placeId: string;
}

/** Mutation key of all changes of the user's own review of a place. */
export const reviewChangeKey = ({ uid, placeId }: ReviewOwner) =>
  ['reviews', 'change', uid, placeId] as const;

/** Data that a pending review stores in addition to the draft. */
type ReviewContext = Pick<ReviewChange, 'placeTitle' | 'author' | 'base'>;

/**
 * Mutation that stores the user's own review of a place. After the save, the cached lists show the review and the new
 * rating without a refetch. Without a network the review becomes a pending change.
 */
export function saveReviewMutation(
  client: QueryClient,
  owner: ReviewOwner,
  context: ReviewContext,
) {
  return mutationOptions({
    mutationKey: [...reviewChangeKey(owner), 'save'],
    mutationFn: async (values: ReviewDraft) => {
      const draft = checkReviewDraft(values);
      const { outbox } = await loadOutbox();
      const target = owner.placeId;
      return outbox.submit<ReviewChange>(owner.uid, { kind: 'review', target, draft, ...context });
    },
    onSuccess: async ({ isWaiting, answer }) => {
      if (isWaiting) return;
      const savedReview = answer as SavedReview | undefined;
      if (savedReview) await updateCaches(client, owner, savedReview.review, savedReview.aggregate);
      else invalidateReview(client, owner);
    },
    onError: () => {
      invalidateReview(client, owner);
    },
  });
}

/** Mutation that removes the user's own review of a place, also from the cache. */
export function deleteReviewMutation(client: QueryClient, owner: ReviewOwner) {
  return mutationOptions({
    mutationKey: [...reviewChangeKey(owner), 'delete'],
    mutationFn: async () => {
      const { uid, placeId } = owner;
      const aggregate = await deleteReview(uid, { placeId, userId: uid });
      const { outbox } = await loadOutbox();
      const pendingChange = outbox
        .pendingChanges()
        .find(({ id }) => id === changeId({ kind: 'review', target: placeId }));
      if (pendingChange) await outbox.discard(pendingChange);
      return aggregate;
    },
    onSuccess: (aggregate) => updateCaches(client, owner, null, aggregate),
    onError: () => {
      invalidateReview(client, owner);
    },
  });
}

async function updateCaches(
  client: QueryClient,
  owner: ReviewOwner,
  review: Review | null,
  aggregate: RatingAggregate,
): Promise<void> {
  const { uid, placeId } = owner;
  const queryKey = reviewKeys.ofPlace(placeId);
  // Responses in flight do not include this change.
  await Promise.all(
    [queryKey, reviewKeys.own(uid, placeId), placeKeys.one(placeId)].map((key) =>
      client.cancelQueries({ queryKey: key }),
    ),
  );
  client.setQueryData(reviewKeys.own(uid, placeId), review);
  client.setQueriesData<InfiniteData<Page<Review>>>(
    { queryKey },
    (list) => list && replaceReview(list, uid, review),
  );
  updateRatingInCaches(client, owner, aggregate);
  // The next read of the list includes a new review. Until then the user sees it as their own review.
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Refetches after a failure, because the change may have been stored although its response was lost. */
function invalidateReview(client: QueryClient, { uid, placeId }: ReviewOwner): void {
  for (const queryKey of [reviewKeys.own(uid, placeId), placeKeys.one(placeId)]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** Returns the pages with the user's current review, or without it. */
function replaceReview(
  list: InfiniteData<Page<Review>>,
  uid: string,
  review: Review | null,
): InfiniteData<Page<Review>> {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) => (item.userId === uid ? (review ?? []) : item)),
  }));
  return { ...list, pages };
}

/**
 * Cached data of the queries whose key begins with placeKeys.all. Only the related places have another shape: they have
 * no `id`, so they stay unchanged.
 */
type CachedPlaces = Place | ListedPlace[] | InfiniteData<Page<ListedPlace>>;

/**
 * Updates the rating of a place in all caches: its page, the best rated places, its category and the favourites. The
 * list of best rated places is refetched when it is shown next. Reads nothing.
 * @param uid owner of the favourites
 */
function updateRatingInCaches(
  client: QueryClient,
  { uid, placeId }: { uid: string; placeId: string },
  aggregate: RatingAggregate,
): void {
  const withRating = <Listed extends ListedPlace>(place: Listed): Listed =>
    place.id === placeId ? { ...place, ...aggregate } : place;

  client.setQueriesData<CachedPlaces>(
    { queryKey: placeKeys.all },
    (cached): CachedPlaces | undefined => {
      if (!cached) return undefined;
      if (Array.isArray(cached)) return cached.map((place) => withRating(place));
      if (!('pages' in cached)) return withRating<Place>(cached);
      const pages = cached.pages.map((page) => ({
        ...page,
        items: page.items.map((place) => withRating(place)),
      }));
      return { ...cached, pages };
    },
  );
  client.setQueryData(
    favoritePlaceQuery(uid, placeId).queryKey,
    (place) => place && withRating(place),
  );
  void client.invalidateQueries({ queryKey: [...placeKeys.all, 'top'], refetchType: 'none' });
}
