import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { reviewerQuery } from '#features/reviews/data/reviewer-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Reviewer } from '#features/reviews/model/reviewer.ts';
import * as texts from '#features/reviews/texts.ts';
import { formatMonthYear } from '#shared/formats/formats.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ReviewerDialogProps {
  uid: string;
  /** The author's name in the review. */
  name: string;
  onClose: () => void;
}

/** Renders the public profile of a reviewer: first name, month of registration and number of reviews. */
export function ReviewerDialog({ uid, name, onClose }: ReviewerDialogProps) {
  const { data, error, refetch } = useQuery(reviewerQuery(uid));
  const isProfileHidden = error !== null && errorCode(error) === 'not-found';
  // Rendered outside the page, so that its heading does not mix with those of the reviews.
  return createPortal(
    <Dialog title={data?.firstName ?? name.split(' ')[0] ?? name} onClose={onClose}>
      <div className="mt-1 min-h-16">
        {data ? (
          <AboutReviewer reviewer={data} />
        ) : isProfileHidden ? (
          <p role="status">{texts.profileNotShown}</p>
        ) : error ? (
          <FailureLine
            sentences={texts.reviewerErrors}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingRegion label={texts.loadingProfile}>
            <Skeleton className="my-1 h-5 w-40" />
            <Skeleton className="mt-3 h-5 w-56" />
          </LoadingRegion>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}

function AboutReviewer({ reviewer: { since, reviews } }: { reviewer: Reviewer }) {
  return (
    <div role="status">
      <p className="font-semibold tabular">{texts.reviewsInGuide(reviews)}</p>
      {since !== '' && (
        // The middle of the month is in the same month in every time zone.
        <p className="mt-1 text-ink-muted">
          {texts.inGuideSince(formatMonthYear(new Date(`${since}-15T12:00:00Z`)))}
        </p>
      )}
    </div>
  );
}
