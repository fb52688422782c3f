import { outbox } from '#platform/offline/device-outbox.ts';
import { usePendingChanges } from '#platform/offline/use-pending-changes.ts';
import type { PendingChange } from '#shared/pending-change.ts';
import { starCountText } from '#features/reviews/count-texts.ts';
import * as texts from '#features/reviews/pending-texts.ts';
import type { PendingReview } from '#features/reviews/model/pending-review.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

const isReview = (change: PendingChange): change is PendingReview => change.kind === 'review';

/** Renders the reviews on this device that are not yet sent to the server, of one place or of all places. */
export function PendingReviews({ placeId }: { placeId?: string }) {
  const reviews = usePendingChanges()
    .filter(isReview)
    .filter(({ target }) => placeId === undefined || target === placeId);
  return reviews.map((review) => <PendingReviewItem key={review.id} review={review} />);
}

function PendingReviewItem({ review }: { review: PendingReview }) {
  const toast = useToast();
  const { problem, placeTitle, draft } = review;
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(draft.text);
      toast(texts.draftCopied);
    } catch {
      // The clipboard requires https and permission. The user can select the text instead.
      toast(texts.selectToCopy);
    }
  };
  const runAction = (action: Promise<void>) => {
    action.catch(() => {
      toast(texts.notPossibleNow);
    });
  };
  return (
    <section
      aria-label={texts.reviewOf(placeTitle)}
      className="mt-4 flex flex-col items-start gap-3 rounded-card p-4 sun-panel"
    >
      <p role="status" className="font-medium">
        {texts.pendingReviewText(review)}
      </p>
      <p className="text-sm">
        <bdi>{placeTitle}</bdi> · {starCountText(draft.rating)}
      </p>
      {draft.text && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {draft.text}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {problem !== null && (
          <Button
            onClick={() => {
              runAction(outbox.retry(review));
            }}
          >
            {texts.sendAgain}
          </Button>
        )}
        {draft.text && (
          <Button variant="secondary" onClick={() => void copyText()}>
            {texts.copyDraft}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            runAction(outbox.discard(review));
          }}
        >
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
