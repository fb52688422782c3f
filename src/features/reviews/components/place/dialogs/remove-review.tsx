import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepReviewDraft } from '#features/reviews/data/review-draft-store.ts';
import { deleteReviewMutation } from '#features/reviews/data/review-mutations.ts';
import { reviewRemoveErrors } from '#features/reviews/texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface RemoveReviewProps {
  owner: { uid: string; placeId: string };
  open: boolean;
  /** The place answered it. */
  hasReply: boolean;
  isBusy: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks once more before the own review is gone. */
export function RemoveReview({
  owner,
  open,
  hasReply,
  isBusy,
  onDone,
  onCancel,
}: RemoveReviewProps) {
  const toast = useToast();
  const removing = useMutation(deleteReviewMutation(useQueryClient(), owner));
  return (
    <ConfirmDialog
      title="Excluir sua avaliação?"
      open={open}
      confirmLabel="Excluir avaliação"
      busyLabel="Excluindo..."
      cancelLabel="Manter avaliação"
      isStacked
      sentences={reviewRemoveErrors}
      isBusy={isBusy}
      onClose={onCancel}
      onConfirm={async () => {
        await removing.mutateAsync();
        keepReviewDraft(owner, null);
        toast('Avaliação excluída');
        onDone();
      }}
    >
      <p className="text-ink-muted">
        {hasReply
          ? 'Sua nota, seu texto e a resposta do lugar saem da página. Não dá para desfazer.'
          : 'Sua nota e seu texto saem da página. Não dá para desfazer.'}
      </p>
    </ConfirmDialog>
  );
}
