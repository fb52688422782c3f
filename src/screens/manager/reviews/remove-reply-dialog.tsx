import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replyMutation } from '#data/reviews/review-inbox-queries.ts';
import type { Review } from '#domain/review.ts';
import { replyErrors } from '#texts/errors/manager.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
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
  const close = () => {
    if (!removing.isPending) onClose();
  };
  const remove = () => {
    if (removing.isPending) return;
    removing.mutate(
      { review, text: null },
      {
        onSuccess: () => {
          toast('Resposta removida');
          onRemoved();
        },
      },
    );
  };
  return (
    <Dialog title="Remover a resposta?" open onClose={close} closeLabel="Fechar">
      <div className="mt-2 flex flex-col gap-4">
        <p className="text-ink-muted">
          A avaliação de <bdi>{review.authorName}</bdi> fica, sem a resposta do lugar.
        </p>
        {removing.error && !removing.isPending && (
          <FailureLine sentences={replyErrors} error={removing.error} onRetry={remove} />
        )}
        <Button variant="danger" block aria-disabled={removing.isPending} onClick={remove}>
          {removing.isPending ? 'Removendo...' : 'Remover resposta'}
        </Button>
        <Button variant="secondary" block aria-disabled={removing.isPending} onClick={close}>
          Manter resposta
        </Button>
      </div>
    </Dialog>
  );
}
