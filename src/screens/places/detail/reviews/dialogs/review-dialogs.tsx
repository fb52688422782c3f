import { useQuery } from '@tanstack/react-query';
import { ownReviewQuery } from '#data/reviews/review-queries.ts';
import type { Place } from '#domain/place.ts';
import type { User } from '#domain/user.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { ReviewTask } from '../review-task.ts';
import { RemoveReview } from './remove-review.tsx';
import { ReportForm } from './report-form.tsx';
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
  const { data: own = null } = useQuery(ownReviewQuery(user.uid, place.id));
  const leave = () => {
    onEnd(false);
  };
  const finish = () => {
    onEnd(true);
  };
  const owner = { uid: user.uid, placeId: place.id };
  return (
    <>
      <Dialog
        title={own ? 'Editar sua avaliação' : 'Avaliar este lugar'}
        open={task?.kind === 'write'}
        onClose={leave}
        closeLabel="Fechar"
      >
        <ReviewForm owner={owner} placeTitle={place.title} own={own} onDone={finish} />
      </Dialog>
      <Dialog
        title="Excluir sua avaliação?"
        open={task?.kind === 'remove'}
        onClose={leave}
        closeLabel="Fechar"
      >
        <RemoveReview
          owner={owner}
          hasReply={own?.reply != null}
          onDone={finish}
          onCancel={leave}
        />
      </Dialog>
      <Dialog
        title="Denunciar avaliação"
        open={task?.kind === 'report'}
        onClose={leave}
        closeLabel="Fechar"
      >
        {task?.kind === 'report' && (
          <ReportForm
            uid={user.uid}
            review={{ id: task.reviewId, placeId: place.id }}
            onDone={leave}
          />
        )}
      </Dialog>
    </>
  );
}
