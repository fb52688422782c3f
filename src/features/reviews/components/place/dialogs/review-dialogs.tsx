import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { reviewChangeKey } from '#features/reviews/data/review-mutations.ts';
import { ownReviewQuery, reviewKeys } from '#features/reviews/data/review-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { ReportDialog } from '#features/moderation/components/report-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { ReviewTask } from '../review-task.ts';
import { RemoveReview } from './remove-review.tsx';
import { ReviewForm } from './review-form.tsx';

interface ReviewDialogsProps {
  place: Place;
  user: User;
  task: ReviewTask | null;
  /** @param done it was carried out, not only left */
  onEnd: (done: boolean) => void;
}

/** Everything a member does with reviews, loaded at the first of it. */
export function ReviewDialogs({ place, user, task, onEnd }: ReviewDialogsProps) {
  const { data: own } = useQuery(ownReviewQuery(user.uid, place.id));
  const owner = { uid: user.uid, placeId: place.id };
  // Also while one of a page that was left in the middle is still on its way.
  const isBusy = useIsMutating({ mutationKey: reviewChangeKey(owner) }) > 0;
  const client = useQueryClient();
  const reported = task?.kind === 'report' ? task : null;
  const leave = () => {
    onEnd(false);
  };
  const finish = () => {
    onEnd(true);
  };
  return (
    <>
      <Dialog
        title={own ? 'Editar sua avaliação' : 'Avaliar este lugar'}
        open={task?.kind === 'write'}
        onClose={leave}
      >
        <ReviewForm
          owner={owner}
          placeTitle={place.title}
          own={own}
          isBusy={isBusy}
          onDone={finish}
        />
      </Dialog>
      <RemoveReview
        owner={owner}
        open={task?.kind === 'remove'}
        hasReply={own?.reply != null}
        isBusy={isBusy}
        onDone={finish}
        onCancel={leave}
      />
      <ReportDialog
        uid={user.uid}
        kind={reported?.what ?? 'review'}
        subject={reported && { id: reported.reviewId, placeId: place.id }}
        onSent={() => {
          // Its pictures wait now: nobody else goes on seeing them here.
          if (reported?.what !== 'pictures') return;
          void client.invalidateQueries({ queryKey: reviewKeys.ofPlace(place.id) });
        }}
        onClose={leave}
      />
    </>
  );
}
