import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ownReviewQuery } from '#features/reviews/data/review-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyNotice } from '#ui/lazy-notice.tsx';
import { useNow } from '#ui/use-now.ts';
import { OwnReview } from './own-review.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewTask } from './review-task.ts';
import { reviewsAnchor } from './reviews-anchor.ts';
import { useReviewTasks } from './use-review-tasks.ts';

const WaitingReviews = lazyNotice(
  async () => (await import('../waiting-reviews.tsx')).WaitingReviews,
);

/** Everything below the heading 'Avaliações'. */
export function PlaceReviews({ place }: { place: Place }) {
  const now = useNow();
  const { user } = useSession();
  const own = useQuery({ ...ownReviewQuery(user?.uid ?? '', place.id), enabled: user !== null });
  const { task, begin, end, Dialogs } = useReviewTasks(place, reviewsAnchor);
  const onBegin = useCallback(
    (next: ReviewTask) => {
      void begin(next);
    },
    [begin],
  );
  return (
    <>
      <div className="flex flex-col">
        {place.reviewsCount > 0 && <RatingSummary place={place} />}
        <OwnReview place={place} now={now} own={own} onBegin={onBegin} />
        {user && <WaitingReviews placeId={place.id} />}
        <ReviewList key={place.id} place={place} now={now} own={own} onBegin={onBegin} />
      </div>
      {user && Dialogs && (
        <Dialogs key={user.uid} place={place} user={user} task={task} onEnd={end} />
      )}
    </>
  );
}
