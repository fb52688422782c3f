import { ThumbsUp } from 'lucide-react';
import type { Review } from '#features/reviews/model/review.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { lazyCode } from '#ui/lazy-code.ts';
import { useMark } from '#features/marks/components/use-mark.ts';
import { helpfulFailureText } from '#features/reviews/mark-texts.ts';

const member = lazyCode(async () => (await import('./member-helpful.tsx')).MemberHelpful);

type Marked = Pick<Review, 'id' | 'placeId' | 'authorName' | 'helpfulCount'>;

/** Renders the button that marks a review as helpful or removes the mark (useMark()), with the number of marks. */
export function HelpfulButton({ review }: { review: Marked }) {
  const { id, placeId, authorName, helpfulCount } = review;
  const target = { reviewId: id, placeId };
  const { isSet, tap, Member, mark } = useMark(member, target, helpfulFailureText);
  return (
    <>
      <ToggleChip pressed={isSet} onToggle={tap}>
        <ThumbsUp aria-hidden size={18} />
        <span className="tabular-nums">
          Útil {helpfulCount > 0 && helpfulCount}
          <span className="sr-only"> na avaliação de {authorName}</span>
        </span>
      </ToggleChip>
      {Member && mark && <Member {...target} {...mark} />}
    </>
  );
}
