import { useId, useState } from 'react';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { reviewInboxErrors } from '#features/reviews/panel-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { linkTo } from '#shared/routes.ts';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { ReviewCards } from '#features/reviews/components/inbox/review-cards.tsx';
import { useReviewInbox } from '#features/reviews/components/inbox/use-review-inbox.ts';

/** Maximum number of reviews shown here; 'Responder' shows all. */
const maxShownReviews = 2;

/** The newest reviews without a reply. */
export function TodayReviews({ user, places }: { user: User; places: readonly Place[] }) {
  const id = useId();
  const inboxQuery = useReviewInbox(user.uid, places);
  // A review answered here stays in the list until unmount.
  const [answeredIds, setAnsweredIds] = useState<ReadonlySet<string>>(new Set());
  const loadedReviews = inboxQuery.data?.pages.flatMap(({ items }) => items);
  const unansweredReviews = loadedReviews?.filter(
    (review) => review.reply === null || answeredIds.has(review.id),
  );
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-xl font-bold">
          {texts.reviewsWithoutReply}
        </h2>
        <ButtonLink to={linkTo('/manager/responder')} variant="quiet" className="-mx-4">
          {texts.showAllReviews}
        </ButtonLink>
      </div>
      <QueryView
        query={{ data: unansweredReviews, error: inboxQuery.error, refetch: inboxQuery.refetch }}
        sentences={reviewInboxErrors}
        failure="line"
        loading={texts.loadingReviews}
        skeleton={<RowsSkeleton count={2} />}
        empty={<p className="text-ink-muted">{texts.noReviews}</p>}
      >
        {(reviews) => (
          <ReviewCards
            isOneColumn
            user={user}
            places={places}
            reviews={reviews.slice(0, maxShownReviews)}
            onAnswered={(reviewId) => {
              setAnsweredIds(new Set(answeredIds).add(reviewId));
            }}
          />
        )}
      </QueryView>
    </section>
  );
}
