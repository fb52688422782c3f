import { memo, useDeferredValue, useState } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { BadgeCheck, MessageSquareText, SearchX, Ellipsis } from 'lucide-react';
import { reviewsQuery } from '#features/reviews/data/review-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { sortReviews, searchReviews } from '#features/reviews/model/review-order.ts';
import type { ReviewOrder } from '#features/reviews/model/review-order.ts';
import { reviewPageSize } from '#features/reviews/model/review-options.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/reviews/texts.ts';
import { foundReviewsText } from '#features/reviews/count-texts.ts';
import { EndlessList } from '#ui/endless-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Banner } from '#ui/banner.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import * as uiTexts from '#ui/texts.ts';
import { usePopover } from '#ui/use-popover.ts';
import { HelpfulButton } from '../helpful/helpful-button.tsx';
import { ReviewItem } from '../review-item.tsx';
import { ReviewControls } from './review-controls.tsx';
import type { ReviewTask } from './review-task.ts';

interface ReviewListProps {
  place: Pick<Place, 'id' | 'title' | 'reviewsCount'>;
  now: Date;
  /** The review of the signed-in user, shown above the list. */
  ownReview: UseQueryResult<Review | null>;
  onBegin: (task: ReviewTask) => void;
}

/** Minimum number of reviews for which the sort order and the search are shown. */
const minReviewsToSort = 4;

/** Renders the reviews page by page, newest first by default. Shows its own errors. */
export function ReviewList({ place, now, ownReview, onBegin }: ReviewListProps) {
  const uid = useSession().user?.uid;
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const newestQuery = useInfiniteQuery({ ...reviewsQuery(place.id), enabled: false });
  // If all reviews are loaded, they are sorted on the client without a further read.
  const isComplete = newestQuery.data !== undefined && !newestQuery.hasNextPage;
  const query = useInfiniteQuery({
    ...reviewsQuery(place.id, isComplete ? 'newest' : order),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {place.reviewsCount >= minReviewsToSort && (
        <ReviewControls order={order} text={text} onOrder={setOrder} onText={setText} />
      )}
      {query.isPending && (
        <noscript>
          <p className="mt-4">
            {texts.reviewsErrors.default}.{' '}
            <a href="?" className="font-semibold text-sea-ink underline">
              {uiTexts.tryAgain}
            </a>
          </p>
        </noscript>
      )}
      <EndlessList
        query={query}
        sentences={texts.reviewsErrors}
        failure="h3"
        loading={texts.loadingReviews}
        skeleton={<ReviewListSkeleton count={place.reviewsCount} />}
        moreLabel={texts.seeMoreReviews}
      >
        {(allReviews) => {
          const isSortedOnClient = isComplete && order !== 'newest';
          const sortedReviews = isSortedOnClient ? sortReviews(allReviews, order) : allReviews;
          // The user's own review is shown above the list; if it could not be read there, it stays in the list.
          const otherReviews = ownReview.isError
            ? sortedReviews
            : sortedReviews.filter(({ userId }) => userId !== uid);
          const reviews = searchText ? searchReviews(otherReviews, searchText) : otherReviews;
          if (otherReviews.length === 0 && !query.hasNextPage) {
            // The only review is the user's own, so the notice of no reviews would be wrong.
            if (ownReview.data && (order !== 'visited' || ownReview.data.verifiedVisit))
              return null;
            // Placeholder data of the order 'visited' is shown while another order is loading.
            const isVisitedOnly = order === 'visited' || query.isPlaceholderData;
            return isVisitedOnly ? <NoVisitedReviews /> : <NoReviews />;
          }
          return (
            <>
              <p role="status" className={searchText ? 'mt-4 text-sm text-ink-muted' : 'sr-only'}>
                {searchText && foundReviewsText(reviews.length, otherReviews.length)}
              </p>
              {searchText && reviews.length === 0 && <NothingFound hasMore={query.hasNextPage} />}
              <ul className="divide-y divide-line">
                {reviews.map((review) => (
                  <ReviewRow
                    key={review.id}
                    review={review}
                    placeTitle={place.title}
                    now={now}
                    isOwn={review.userId === uid}
                    onBegin={onBegin}
                  />
                ))}
              </ul>
              {query.isFetchingNextPage && (
                // The skeleton is as high as the reviews, so that the content below moves at the tap and not when they
                // are loaded.
                <div data-arriving className="h-dvh overflow-hidden">
                  <ReviewListSkeleton count={reviewPageSize} />
                </div>
              )}
            </>
          );
        }}
      </EndlessList>
    </>
  );
}

interface ReviewRowProps extends Pick<ReviewListProps, 'now' | 'onBegin'> {
  review: Review;
  placeTitle: string;
  isOwn: boolean;
}

/** Memoized, so that a row does not render again with each loaded page. */
const ReviewRow = memo(function ReviewRow({ review, onBegin, ...itemProps }: ReviewRowProps) {
  return (
    <li>
      <ReviewItem
        {...itemProps}
        review={review}
        actions={
          !itemProps.isOwn && (
            <>
              <HelpfulButton review={review} />
              <ReviewMenu
                authorName={review.authorName}
                hasPictures={review.pictures.length > 0}
                onReport={(subject) => {
                  onBegin({ kind: 'report', what: subject, reviewId: review.id });
                }}
              />
            </>
          )
        }
      />
    </li>
  );
});

/**
 * Renders placeholders about as high as the first page of reviews.
 * @param count number of reviews of the place
 */
function ReviewListSkeleton({ count }: { count: number }) {
  const length = Math.max(1, Math.min(count, reviewPageSize));
  return (
    <>
      {Array.from({ length }, (_, item) => (
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
          <Skeleton className="h-11 w-28" />
        </div>
      ))}
    </>
  );
}

function NoReviews() {
  return (
    <Banner as="h3" icon={<MessageSquareText aria-hidden size={28} />} title={texts.noReviewsTitle}>
      <p>{texts.noReviewsHint}</p>
    </Banner>
  );
}

function NoVisitedReviews() {
  return (
    <Banner as="h3" icon={<BadgeCheck aria-hidden size={28} />} title={texts.noVisitedReviewsTitle}>
      <p>{texts.noVisitedReviewsHint}</p>
    </Banner>
  );
}

function NothingFound({ hasMore }: { hasMore: boolean }) {
  return (
    <Banner as="h3" icon={<SearchX aria-hidden size={28} />} title={texts.nothingFoundTitle}>
      <p>{hasMore ? texts.nothingFoundYetHint : texts.nothingFoundHint}</p>
    </Banner>
  );
}

const ReviewOptions = lazyDialog(
  async () => (await import('./dialogs/review-options.tsx')).ReviewOptions,
);

interface ReviewMenuProps {
  authorName: string;
  hasPictures: boolean;
  onReport: (subject: 'review' | 'pictures') => void;
}

/** Renders the menu of rarely used actions on another user's review. */
function ReviewMenu({ authorName, hasPictures, onReport }: ReviewMenuProps) {
  const { open, setOpen, root: rootRef, button, panelId, buttonProps } = usePopover();
  return (
    <div ref={rootRef} className="relative -mr-2.5 ml-auto">
      <IconButton
        ref={button}
        label={texts.moreOptions(authorName)}
        {...buttonProps}
        onPointerEnter={ReviewOptions.preload}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Ellipsis aria-hidden size={20} />
      </IconButton>
      {open && (
        <div
          id={panelId}
          className="absolute right-2.5 bottom-full z-20 mb-2 w-60 appear rounded-card border border-line bg-surface p-2 text-ink shadow-float"
        >
          <ReviewOptions
            authorName={authorName}
            hasPictures={hasPictures}
            onReport={(subject) => {
              setOpen(false);
              // The report dialog returns the focus to the element focused before. The menu items are unmounted by
              // then.
              button.current?.focus();
              onReport(subject);
            }}
          />
        </div>
      )}
    </div>
  );
}
