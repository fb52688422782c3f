import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ownReviewQuery } from '#features/reviews/data/review-queries.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import { useNow } from '#ui/use-now.ts';
import type { Place } from '#features/places/model/place.ts';
import { ratingHistogram } from '#features/reviews/model/rating.ts';
import { formatPercent, formatRating } from '#shared/formats/formats.ts';
import * as texts from '#features/reviews/count-texts.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewTask } from './review-task.ts';
import { useReviewTasks } from './use-review-tasks.ts';
import { reviewsAnchor } from './reviews-anchor.ts';
import { Stars } from '../stars.tsx';

const PendingReviews = optionalPart(
  async () => (await import('../pending-reviews.tsx')).PendingReviews,
);

/** Renders everything below the heading 'Avaliações'. */
export function PlaceReviews({ place }: { place: Place }) {
  const now = useNow();
  const { user } = useSession();
  const ownReview = useQuery({
    ...ownReviewQuery(user?.uid ?? '', place.id),
    enabled: user !== null,
  });
  const { task, startTask, endTask, Dialogs } = useReviewTasks(place, reviewsAnchor);
  const onBegin = useCallback(
    (nextTask: ReviewTask) => {
      void startTask(nextTask);
    },
    [startTask],
  );
  return (
    <>
      <div className="flex flex-col">
        {place.reviewsCount > 0 && <RatingSummary place={place} />}
        <OwnReview place={place} now={now} ownReview={ownReview} onBegin={onBegin} />
        {user && <PendingReviews placeId={place.id} />}
        <ReviewList
          key={place.id}
          place={place}
          now={now}
          ownReview={ownReview}
          onBegin={onBegin}
        />
      </div>
      {user && Dialogs && (
        <Dialogs key={user.uid} place={place} user={user} task={task} onEnd={endTask} />
      )}
    </>
  );
}

type RatedPlace = Pick<Place, 'rating' | 'reviewsCount' | 'ratingCounts'>;

/** Renders the average rating next to the histogram of stars. */
function RatingSummary({ place }: { place: RatedPlace }) {
  const rows = ratingHistogram(place.ratingCounts);
  const hasHistogram = rows.some(({ count }) => count > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="flex grow flex-col items-center gap-1.5 px-2">
        <p className="text-3xl font-extrabold tabular">{formatRating(place.rating)}</p>
        <Stars rating={place.rating} />
        <p className="text-sm text-ink-muted tabular">
          {texts.reviewCountText(place.reviewsCount)}
        </p>
      </div>
      {hasHistogram && (
        <ul aria-label={texts.histogramLabel} className="min-w-44 grow-[999]">
          {rows.map(({ stars, count, percent }) => (
            <li key={stars} className="flex h-6 items-center gap-3 text-sm tabular">
              <span className="sr-only">
                {texts.histogramRow(stars, count, formatPercent(percent))}
              </span>
              <span aria-hidden className="w-3 text-right font-semibold">
                {stars}
              </span>
              <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                <svg className="block size-full text-star">
                  <rect width={`${percent}%`} height="100%" rx={4} fill="currentColor" />
                </svg>
              </span>
              <span aria-hidden className="w-10 text-right text-ink-muted">
                {formatPercent(percent)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
