import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { reviewsQuery } from '#data/reviews/review-queries.ts';
import type { Place } from '#domain/place.ts';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { Button } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReviewItem } from './review-item.tsx';

/** The reviews, newest first, a page at a time. Its failures are its own: the page around it stays. */
export function ReviewList({ place, now }: { place: Pick<Place, 'id' | 'title'>; now: Date }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    reviewsQuery(place.id),
  );
  const reviews = data?.pages.flatMap((page) => page.items);

  if (error && !reviews) {
    return <FailureNotice as="h3" context="reviews" error={error} onRetry={() => void refetch()} />;
  }
  if (!reviews) return <ReviewListSkeleton />;
  if (reviews.length === 0) {
    return (
      <Notice
        as="h3"
        icon={<MessageSquareText aria-hidden size={28} />}
        title="Nenhuma avaliação ainda"
      >
        <p>Quando alguém contar como foi, você lê aqui.</p>
      </Notice>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} placeTitle={place.title} now={now} />
          </li>
        ))}
      </ul>
      {error ? (
        <FailureNotice
          as="h3"
          context="reviews"
          error={error}
          onRetry={() => void fetchNextPage()}
        />
      ) : (
        hasNextPage && (
          <Button
            variant="secondary"
            className="mt-2 self-start"
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (!isFetchingNextPage) void fetchNextPage();
            }}
          >
            {isFetchingNextPage ? 'Carregando...' : 'Ver mais avaliações'}
          </Button>
        )
      )}
    </>
  );
}

function ReviewListSkeleton() {
  return (
    <LoadingRegion label="Carregando avaliações...">
      {[1, 2, 3].map((item) => (
        <div key={item} className="flex flex-col gap-3 py-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="flex-1">
              <Skeleton className="h-5 w-36" />
              <Skeleton className="mt-1 h-4 w-24" />
            </div>
          </div>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-16 w-full max-w-prose" />
        </div>
      ))}
    </LoadingRegion>
  );
}
