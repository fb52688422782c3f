import { ThumbsUp } from 'lucide-react';
import type { Review } from '#features/reviews/model/review.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { lazyCode } from '#ui/lazy-code.ts';
import { useMark } from '#features/marks/components/use-mark.ts';
import { helpfulFailureText } from '#features/reviews/mark-texts.ts';

const member = lazyCode(async () => (await import('./member-helpful.tsx')).MemberHelpful);

type Marked = Pick<Review, 'id' | 'placeId' | 'authorName' | 'helpfulCount'>;

/** Says that a review is helpful, or takes that back (useMark()), and how many people said so. */
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
