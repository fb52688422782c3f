import { useState } from 'react';
import { MessageSquareText } from 'lucide-react';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/reviews/panel-texts.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useReviewInbox } from './use-review-inbox.ts';
import { ReviewCards } from './review-cards.tsx';
import type { ReviewCardsProps } from './review-cards.tsx';

interface ReviewInboxProps {
  user: User;
  places: readonly Place[];
}

/**
 * Renders the reviews without a reply and, if the user chooses all reviews, also the answered ones. Firestore cannot
 * query reviews without a reply, so the loaded pages are filtered here, and older pages are loaded on demand.
 */
export function ReviewInbox({ user, places }: ReviewInboxProps) {
  const [isShowingAll, setShowingAll] = useState(false);
  const inbox = useReviewInbox(user.uid, places);
  // Reviews answered here keep their position until the user leaves the page.
  const [answeredIds, setAnsweredIds] = useState<ReadonlySet<string>>(new Set());
  const sharedProps = {
    user,
    places,
    onAnswered: (id: string) => setAnsweredIds(new Set(answeredIds).add(id)),
  };

  return (
    <EndlessList
      query={inbox}
      sentences={texts.reviewInboxErrors}
      loading={texts.loadingReviews}
      skeleton={
        <div className="mt-6 grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      }
      moreLabel={texts.searchOlder}
      note={(reviews) => (
        <p className="text-sm text-ink-muted">
          {texts.reviewsUntilNow(reviews.length, formatDate(reviews.at(-1)?.createdAt))}
        </p>
      )}
    >
      {(reviews) => {
        const unansweredReviews = reviews.filter(
          ({ id, reply }) => reply === null || answeredIds.has(id),
        );
        const answeredReviews = reviews.filter(
          ({ id, reply }) => reply !== null && !answeredIds.has(id),
        );
        return (
          <>
            <div role="group" aria-label={texts.showLabel} className="mt-4 flex flex-wrap gap-2">
              <ToggleChip pressed={!isShowingAll} onToggle={() => setShowingAll(false)}>
                {texts.unanswered}
              </ToggleChip>
              <ToggleChip pressed={isShowingAll} onToggle={() => setShowingAll(true)}>
                {texts.allReviews}
              </ToggleChip>
            </div>
            {unansweredReviews.length > 0 && (
              <ReviewSection
                id="waiting"
                title={texts.unanswered}
                reviews={unansweredReviews}
                {...sharedProps}
              />
            )}
            {unansweredReviews.length === 0 && (!isShowingAll || answeredReviews.length === 0) && (
              <Banner
                icon={<MessageSquareText aria-hidden size={28} />}
                title={reviews.length === 0 ? texts.noReviewsTitle : texts.allAnsweredTitle}
              >
                <p>
                  {reviews.length === 0
                    ? texts.noReviewsHint
                    : texts.allAnsweredHint(inbox.hasNextPage)}
                </p>
              </Banner>
            )}
            {isShowingAll && answeredReviews.length > 0 && (
              <ReviewSection
                id="done"
                title={texts.answered}
                reviews={answeredReviews}
                {...sharedProps}
              />
            )}
          </>
        );
      }}
    </EndlessList>
  );
}

interface ReviewSectionProps extends ReviewCardsProps {
  id: string;
  title: string;
}

function ReviewSection({ id, title, ...sharedProps }: ReviewSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      <ReviewCards {...sharedProps} />
    </section>
  );
}
