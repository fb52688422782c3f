import { useInfiniteQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Flag, MessageSquareText } from 'lucide-react';
import { reviewsQuery } from '#data/reviews/review-queries.ts';
import type { Place } from '#domain/place.ts';
import type { Review } from '#domain/review.ts';
import { useSession } from '#session/use-session.ts';
import { reviewsErrors } from '#texts/errors/reviews.ts';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { Button } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReviewItem } from '#components/review-item/review-item.tsx';
import type { ReviewTask } from './review-task.ts';

interface ReviewListProps {
  place: Pick<Place, 'id' | 'title'>;
  now: Date;
  /** The own review of whoever is signed in: it stands above the list. */
  own: UseQueryResult<Review | null>;
  onBegin: (task: ReviewTask) => void;
}

/** The reviews, newest first, a page at a time. Its failures are its own: the page around it stays. */
export function ReviewList({ place, now, own, onBegin }: ReviewListProps) {
  const uid = useSession().user?.uid;
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    reviewsQuery(place.id),
  );
  const everyReview = data?.pages.flatMap((page) => page.items);
  // Where the own one could not be read, it stays in its place here.
  const reviews = own.isError
    ? everyReview
    : everyReview?.filter((review) => review.userId !== uid);

  if (error && !reviews) {
    return (
      <FailureNotice
        as="h3"
        sentences={reviewsErrors}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!reviews) return <ReviewListSkeleton />;
  if (reviews.length === 0 && !hasNextPage) {
    // Alone is not the same as none.
    if (own.data) return null;
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
            <ReviewItem
              review={review}
              placeTitle={place.title}
              now={now}
              isOwn={review.userId === uid}
              actions={
                review.userId !== uid && (
                  <button
                    type="button"
                    onClick={() => {
                      onBegin({ kind: 'report', reviewId: review.id });
                    }}
                    className="-my-2 inline-flex min-h-11 items-center gap-2 text-sm font-medium text-ink-muted underline-offset-4 hover:underline"
                  >
                    <Flag aria-hidden size={16} />
                    <span>
                      Denunciar<span className="sr-only"> avaliação de {review.authorName}</span>
                    </span>
                  </button>
                )
              }
            />
          </li>
        ))}
      </ul>
      {error ? (
        <FailureNotice
          as="h3"
          sentences={reviewsErrors}
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
