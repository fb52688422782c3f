import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replyMutation } from '#features/reviews/data/review-inbox-queries.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { replyErrors } from '#features/reviews/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';

interface RemoveReplyDialogProps {
  uid: string;
  review: Review;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks once more before an answer is gone. */
export function RemoveReplyDialog({ uid, review, onClose, onRemoved }: RemoveReplyDialogProps) {
  const toast = useToast();
  const removing = useMutation(replyMutation(useQueryClient(), uid));

  return (
    <ConfirmDialog
      title="Remover a resposta?"
      confirmLabel="Remover resposta"
      busyLabel="Removendo..."
      cancelLabel="Manter resposta"
      isStacked
      sentences={replyErrors}
      onClose={onClose}
      onConfirm={async () => {
        await removing.mutateAsync({ review, text: null });
        toast('Resposta removida');
        onRemoved();
      }}
    >
      <p className="text-ink-muted">
        A avaliação de <bdi>{review.authorName}</bdi> fica, sem a resposta do lugar.
      </p>
    </ConfirmDialog>
  );
}
