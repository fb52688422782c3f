import { ThumbsUp } from 'lucide-react';
import type { Review } from '#features/reviews/model/review.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { lazyCode } from '#ui/progressive/lazy-code.ts';
import { useMark } from '#features/marks/components/use-mark.ts';
import * as texts from '#features/reviews/mark-texts.ts';

const lazyHelpfulSync = lazyCode(async () => (await import('./helpful-mark.ts')).HelpfulSync);

type HelpfulReview = Pick<Review, 'id' | 'placeId' | 'authorName' | 'helpfulCount'>;

/** Renders the button that marks a review as helpful or removes the mark (useMark()), with the number of marks. */
export function HelpfulButton({ review }: { review: HelpfulReview }) {
  const { id, placeId, authorName, helpfulCount } = review;
  const target = { reviewId: id, placeId };
  const { isSet, tap, Member, mark } = useMark(lazyHelpfulSync, target, texts.helpfulFailureText);
  return (
    <>
      <ToggleChip pressed={isSet} onToggle={tap}>
        <ThumbsUp aria-hidden size={18} />
        <span className="tabular">
          {texts.markHelpful(helpfulCount)}
          <span className="sr-only">{texts.onReviewBy(authorName)}</span>
        </span>
      </ToggleChip>
      {Member && mark && <Member {...mark} />}
    </>
  );
}
