import type { Place } from '#features/places/model/place.ts';
import type { Review } from '#features/reviews/model/review.ts';
import * as texts from '#features/reviews/panel-texts.ts';
import type { User } from '#features/account/model/user.ts';
import { cx } from '#ui/class-names.ts';
import { useNow } from '#ui/use-now.ts';
import { ReviewItem } from '../review-item.tsx';
import { ReplyControls } from './reply-controls.tsx';

export interface ReviewCardsProps {
  /** True if the cards are in a column of the page. */
  isOneColumn?: boolean;
  reviews: readonly Review[];
  places: readonly Place[];
  user: User;
  /** Called after the first reply to a review is stored. */
  onAnswered: (reviewId: string) => void;
}

/** Renders reviews, each with its reply or the reply form. */
export function ReviewCards(props: ReviewCardsProps) {
  const { isOneColumn = false, reviews, places, user, onAnswered } = props;
  const now = useNow();
  const titles = new Map(places.map((place) => [place.id, place.title]));
  return (
    <ul className={cx('mt-3 grid items-start gap-4', !isOneColumn && 'lg:grid-cols-2')}>
      {reviews.map((review) => {
        const placeTitle = titles.get(review.placeId) ?? '';
        return (
          <li
            key={review.id}
            className="min-w-0 rounded-card border border-line bg-surface px-4 pt-3 shadow-card"
          >
            {places.length > 1 && (
              <p className="text-sm font-semibold wrap-anywhere text-ink-muted">{placeTitle}</p>
            )}
            <ReviewItem
              review={review}
              placeTitle={placeTitle}
              now={now}
              showsHelpfulCount
              actions={
                // Written before the user managed the place.
                review.userId === user.uid ? (
                  <p className="text-sm text-ink-muted">{texts.ownReviewHint}</p>
                ) : (
                  <ReplyControls
                    uid={user.uid}
                    review={review}
                    onAnswered={() => {
                      onAnswered(review.id);
                    }}
                  />
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
