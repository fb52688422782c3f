import type { UseQueryResult } from '@tanstack/react-query';
import { PenLine, Trash2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { isNetworkError } from '#platform/offline/network-error.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Review } from '#features/reviews/model/review.ts';
import * as texts from '#features/reviews/texts.ts';
import { useIsServerRendered } from '#ui/progressive/use-is-server-rendered.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ReviewItem } from '../review-item.tsx';
import { findReviewObstacle } from './use-review-tasks.ts';
import type { ReviewTask } from './review-task.ts';

interface OwnReviewProps {
  place: Place;
  now: Date;
  /** The review of the signed-in user. */
  ownReview: UseQueryResult<Review | null>;
  onBegin: (task: ReviewTask) => void;
}

/** Renders the user's own review with buttons to change it, or an invitation to write one. */
export function OwnReview({ place, now, ownReview, onBegin }: OwnReviewProps) {
  const { user, status, isPendingApproval, canManagePlace } = useSession();
  const isServerRendered = useIsServerRendered();
  const startReview = () => {
    onBegin({ kind: 'write' });
  };
  const isVisitor = !user && status !== 'loading';
  // The server renders the invitation. Its button stays until the review is read, so that an early press is repeated.
  const isInvitationKept = isServerRendered && ownReview.data === undefined && !ownReview.error;
  if (isVisitor || isInvitationKept || ownReview.data === null)
    return <ReviewInvitation place={place} onWrite={startReview} />;
  if (
    ownReview.data === undefined &&
    ownReview.error &&
    isNetworkError(errorCode(ownReview.error))
  ) {
    return (
      <>
        <FailureLine
          sentences={texts.ownReviewErrors}
          error={ownReview.error}
          onRetry={() => void ownReview.refetch()}
        />
        <ReviewInvitation place={place} onWrite={startReview} />
        <p className="mt-2 text-sm text-ink-muted">{texts.unreadOwnReviewHint}</p>
      </>
    );
  }
  return (
    <QueryView
      query={ownReview}
      sentences={texts.ownReviewErrors}
      failure="line"
      isQuiet
      loading={texts.loadingOwnReview}
      skeleton={<Skeleton className="mt-6 h-11 w-full" />}
    >
      {(review) =>
        review && (
          <div className="mt-6 rounded-card border border-line bg-surface px-4 md:px-6">
            <ReviewItem
              review={review}
              placeTitle={place.title}
              now={now}
              isOwn
              showsHelpfulCount
              actions={
                isPendingApproval ? (
                  <p className="text-sm text-ink-muted">{texts.pendingReviewer}</p>
                ) : (
                  <>
                    {!canManagePlace(place.id, place.createdBy) && (
                      <Button variant="secondary" onClick={startReview}>
                        <PenLine aria-hidden size={18} />
                        <span>
                          {texts.edit}
                          <span className="sr-only">{texts.ownReviewSubject}</span>
                        </span>
                      </Button>
                    )}
                    <Button
                      variant="danger"
                      onClick={() => {
                        onBegin({ kind: 'remove' });
                      }}
                    >
                      <Trash2 aria-hidden size={18} />
                      <span>
                        {texts.remove}
                        <span className="sr-only">{texts.ownReviewSubject}</span>
                      </span>
                    </Button>
                  </>
                )
              }
            />
          </div>
        )
      }
    </QueryView>
  );
}

/** Renders the invitation to write a first review, or the reason why the user cannot. */
function ReviewInvitation({ place, onWrite }: { place: Place; onWrite: () => void }) {
  const session = useSession();
  // For a visitor, the settings are read only after a tap.
  const settings = useQuery({ ...publicSettingsQuery(), enabled: session.user !== null });
  const obstacle = findReviewObstacle(session, place, settings.data);
  if (obstacle) return <p className="mt-6 text-ink-muted">{obstacle}</p>;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-ink-muted">{texts.reviewInvitation}</p>
      <Button onClick={onWrite}>
        <PenLine aria-hidden size={18} />
        {texts.writeReview}
      </Button>
    </div>
  );
}
