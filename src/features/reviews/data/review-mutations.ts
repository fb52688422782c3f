import { mutationOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { checkedReviewDraft } from '#features/reviews/model/review.ts';
import type { Review, ReviewDraft } from '#features/reviews/model/review.ts';
import { wishId } from '#shared/waiting-change.ts';
import type { ReviewWish } from '#features/reviews/model/waiting-review.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { ListedPlace, Place } from '#features/places/model/place.ts';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import type { Page } from '#platform/firestore/page-cursor.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { reviewKeys } from './review-queries.ts';
import { deleteReview } from './review-removal.ts';
import type { SavedReview } from './review-writes.ts';
import type { RatingAggregate } from './review-standing.ts';

const sending = lazyStore(() => import('#platform/offline/device-outbox.ts'));

/** Whose review of which place. */
interface Owner {
  uid: string;
  placeId: string;
}

/** Key of whatever changes the own review of a place. */
export const reviewChangeKey = ({ uid, placeId }: Owner) =>
  ['reviews', 'change', uid, placeId] as const;

/** What is said of a review that waits. */
type About = Pick<ReviewWish, 'placeTitle' | 'author' | 'base'>;

/**
 * Writes or changes the own review of a place; the cache shows it, and the new ratings, at once. Without network it
 * waits to be sent.
 */
export function saveReviewMutation(client: QueryClient, owner: Owner, about: About) {
  return mutationOptions({
    mutationKey: [...reviewChangeKey(owner), 'save'],
    mutationFn: async (typed: ReviewDraft) => {
      const draft = checkedReviewDraft(typed);
      const { outbox } = await sending();
      const target = owner.placeId;
      return outbox.submit<ReviewWish>(owner.uid, { kind: 'review', target, draft, ...about });
    },
    onSuccess: async ({ isWaiting, answer }) => {
      if (isWaiting) return;
      const saved = answer as SavedReview | undefined;
      if (saved) await showInCaches(client, owner, saved.review, saved.aggregate);
      else askAgain(client, owner);
    },
    onError: () => {
      askAgain(client, owner);
    },
  });
}

/** Removes the own review of a place, from the cache too. */
export function deleteReviewMutation(client: QueryClient, owner: Owner) {
  return mutationOptions({
    mutationKey: [...reviewChangeKey(owner), 'delete'],
    mutationFn: async () => {
      const { uid, placeId } = owner;
      const aggregate = await deleteReview(uid, { placeId, userId: uid });
      const { outbox } = await sending();
      const waits = outbox
        .waiting()
        .find(({ id }) => id === wishId({ kind: 'review', target: placeId }));
      if (waits) await outbox.discard(waits);
      return aggregate;
    },
    onSuccess: (aggregate) => showInCaches(client, owner, null, aggregate),
    onError: () => {
      askAgain(client, owner);
    },
  });
}

async function showInCaches(
  client: QueryClient,
  owner: Owner,
  review: Review | null,
  aggregate: RatingAggregate,
): Promise<void> {
  const { uid, placeId } = owner;
  const queryKey = reviewKeys.ofPlace(placeId);
  // Answers on their way know nothing of this change.
  await Promise.all(
    [queryKey, reviewKeys.own(uid, placeId), placeKeys.one(placeId)].map((key) =>
      client.cancelQueries({ queryKey: key }),
    ),
  );
  client.setQueryData(reviewKeys.own(uid, placeId), review);
  client.setQueriesData<InfiniteData<Page<Review>>>(
    { queryKey },
    (list) => list && replaced(list, uid, review),
  );
  showRatingInCaches(client, owner, aggregate);
  // A new review is in the list when it is read next; until then the person sees it as their own.
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** What failed may have been carried out all the same, when only its answer was lost. */
function askAgain(client: QueryClient, { uid, placeId }: Owner): void {
  for (const queryKey of [reviewKeys.own(uid, placeId), placeKeys.one(placeId)]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** The pages with this person's review as it is now, or without it. */
function replaced(
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

/** What a query of placeKeys may hold. */
type CachedPlaces = Place | ListedPlace[] | InfiniteData<Page<ListedPlace>>;

/**
 * Shows new ratings of a place wherever it is cached: its page, the best rated, its category, the favourites.
 * Whether it still is among the best rated is asked anew when they are shown next. Reads nothing.
 * @param uid whose favourites
 */
function showRatingInCaches(
  client: QueryClient,
  { uid, placeId }: { uid: string; placeId: string },
  aggregate: RatingAggregate,
): void {
  const rated = <Listed extends ListedPlace>(place: Listed): Listed =>
    place.id === placeId ? { ...place, ...aggregate } : place;

  client.setQueriesData<CachedPlaces>(
    { queryKey: placeKeys.all },
    (cached): CachedPlaces | undefined => {
      if (!cached) return undefined;
      if (Array.isArray(cached)) return cached.map((place) => rated(place));
      if (!('pages' in cached)) return rated<Place>(cached);
      const pages = cached.pages.map((page) => ({
        ...page,
        items: page.items.map((place) => rated(place)),
      }));
      return { ...cached, pages };
    },
  );
  client.setQueryData(favoritePlaceQuery(uid, placeId).queryKey, (place) => place && rated(place));
  void client.invalidateQueries({ queryKey: [...placeKeys.all, 'top'], refetchType: 'none' });
}
