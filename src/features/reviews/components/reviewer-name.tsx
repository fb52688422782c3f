import { useState } from 'react';
import type { Review } from '#features/reviews/model/review.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';

const ReviewerDialog = lazyDialog(
  async () => (await import('./reviewer-dialog.tsx')).ReviewerDialog,
);

/** The name of an author who may be asked about. */
export function ReviewerName({ review }: { review: Pick<Review, 'userId' | 'authorName'> }) {
  const [isAsked, setAsked] = useState(false);
  const { userId, authorName } = review;
  return (
    <>
      <h3 className="flex font-bold">
        <button
          type="button"
          aria-haspopup="dialog"
          className="-my-2.5 min-w-0 truncate py-2.5 underline"
          onClick={() => {
            setAsked(true);
          }}
        >
          <bdi>{authorName}</bdi>
        </button>
      </h3>
      {isAsked && (
        <ReviewerDialog
          uid={userId}
          name={authorName}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}
