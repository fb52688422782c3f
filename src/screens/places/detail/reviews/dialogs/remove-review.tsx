import { useState } from 'react';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteReviewMutation } from '#data/reviews/review-mutations.ts';
import { errorCode } from '#domain/app-error.ts';
import { reviewRemoveErrors } from '#texts/errors/reviews.ts';
import { errorSentence } from '#texts/errors.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { keepDraft } from './review-draft.ts';

interface RemoveReviewProps {
  owner: { uid: string; placeId: string };
  /** The place answered it. */
  hasReply: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks once more before the own review is gone. */
export function RemoveReview({ owner, hasReply, onDone, onCancel }: RemoveReviewProps) {
  const client = useQueryClient();
  const toast = useToast();
  const mutation = deleteReviewMutation(client, owner);
  const { mutateAsync } = useMutation(mutation);
  const isBusy = useIsMutating({ mutationKey: mutation.mutationKey }) > 0;
  const [failure, setFailure] = useState('');

  const remove = async () => {
    if (isBusy) return;
    setFailure('');
    try {
      await mutateAsync();
      keepDraft(owner, null);
      toast('Avaliação excluída');
      onDone();
    } catch (error) {
      setFailure(errorSentence(reviewRemoveErrors, errorCode(error)));
    }
  };

  return (
    <div className="mt-2 flex flex-col gap-5">
      <p className="text-ink-muted">
        {hasReply
          ? 'Sua nota, seu texto e a resposta do lugar saem da página. Não dá para desfazer.'
          : 'Sua nota e seu texto saem da página. Não dá para desfazer.'}
      </p>
      <FormAlert text={failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          className="grow"
          aria-disabled={isBusy}
          onClick={() => void remove()}
        >
          {isBusy ? 'Excluindo...' : failure ? 'Tentar novamente' : 'Excluir avaliação'}
        </Button>
        <Button variant="secondary" className="grow" onClick={onCancel}>
          Manter avaliação
        </Button>
      </div>
    </div>
  );
}
