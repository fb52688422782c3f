import { useIsMutating, useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { reviewChangeKey, deleteReviewMutation } from '#features/reviews/data/review-mutations.ts';
import { ownReviewQuery } from '#features/reviews/data/review-queries.ts';
import { reviewKeys } from '#features/reviews/data/review-keys.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { ReportDialog } from '#features/moderation/components/report-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { saveReviewDraft } from '#features/reviews/data/review-draft-store.ts';
import * as texts from '#features/reviews/texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ReviewTask } from '#features/reviews/components/place/review-task.ts';
import { ReviewForm } from './review-form.tsx';

interface ReviewDialogsProps {
  place: Place;
  user: User;
  task: ReviewTask | null;
  /** @param isCompleted true if the task was completed, false if the user closed the dialog */
  onEnd: (isCompleted: boolean) => void;
}

/** Renders the dialogs to write, remove and report reviews. Loaded on first use. */
export function ReviewDialogs({ place, user, task, onEnd }: ReviewDialogsProps) {
  const { data: ownReview } = useQuery(ownReviewQuery(user.uid, place.id));
  const owner = { uid: user.uid, placeId: place.id };
  // Includes a mutation started on a page that the user has left.
  const isBusy = useIsMutating({ mutationKey: reviewChangeKey(owner) }) > 0;
  const client = useQueryClient();
  const reportTask = task?.kind === 'report' ? task : null;
  const cancelTask = () => {
    onEnd(false);
  };
  const completeTask = () => {
    onEnd(true);
  };
  return (
    <>
      <Dialog
        title={ownReview ? texts.editOwnReview : texts.reviewThisPlace}
        open={task?.kind === 'write'}
        onClose={cancelTask}
      >
        <ReviewForm
          owner={owner}
          placeTitle={place.title}
          ownReview={ownReview}
          isBusy={isBusy}
          onDone={completeTask}
        />
      </Dialog>
      <RemoveReviewDialog
        owner={owner}
        open={task?.kind === 'remove'}
        hasReply={ownReview?.reply != null}
        isBusy={isBusy}
        onDone={completeTask}
        onCancel={cancelTask}
      />
      <ReportDialog
        uid={user.uid}
        kind={reportTask?.what ?? 'review'}
        subject={reportTask && { id: reportTask.reviewId, placeId: place.id }}
        onSent={() => {
          // The reported images are hidden from now on, so the cached lists must drop them.
          if (reportTask?.what !== 'pictures') return;
          void client.invalidateQueries({ queryKey: reviewKeys.ofPlace(place.id) });
        }}
        onClose={cancelTask}
      />
    </>
  );
}

interface RemoveReviewProps {
  owner: { uid: string; placeId: string };
  open: boolean;
  /** True if the review has a reply of the place. */
  hasReply: boolean;
  isBusy: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before the user's own review is removed. */
function RemoveReviewDialog({
  owner,
  open,
  hasReply,
  isBusy,
  onDone,
  onCancel,
}: RemoveReviewProps) {
  const toast = useToast();
  const removeMutation = useMutation(deleteReviewMutation(useQueryClient(), owner));
  return (
    <ConfirmDialog
      title={texts.deleteReviewTitle}
      open={open}
      confirmLabel={texts.deleteReview}
      busyLabel={texts.deletingReview}
      cancelLabel={texts.keepReview}
      isStacked
      sentences={texts.reviewRemoveErrors}
      isBusy={isBusy}
      onClose={onCancel}
      onConfirm={async () => {
        await removeMutation.mutateAsync();
        saveReviewDraft(owner, null);
        toast(texts.reviewDeleted);
        onDone();
      }}
    >
      <p className="text-ink-muted">
        {hasReply ? texts.deletionHintWithReply : texts.deletionHint}
      </p>
    </ConfirmDialog>
  );
}
