import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replyMutation } from '#data/reviews/review-inbox-queries.ts';
import { errorCode } from '#domain/app-error.ts';
import { cleanPlainText } from '#domain/plain-text.ts';
import { maxReviewLength } from '#domain/review.ts';
import type { Review } from '#domain/review.ts';
import { replyErrors } from '#texts/errors/manager.ts';
import { errorSentence } from '#texts/errors.ts';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { LeaveGuard } from '#components/saving/leave-guard.tsx';
import { TextArea } from '#components/text-area/text-area.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

interface ReplyFormProps {
  uid: string;
  review: Review;
  onSaved: () => void;
  onClose: () => void;
}

/** The answer of a place, which everybody reads below the review. */
export function ReplyForm({ uid, review, onSaved, onClose }: ReplyFormProps) {
  const toast = useToast();
  const [text, setText] = useState(review.reply?.text ?? '');
  const [problem, setProblem] = useState('');
  const saving = useMutation(replyMutation(useQueryClient(), uid));
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('textarea');

  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const { length } = cleanPlainText(text);
    setProblem(length === 0 ? 'Escreva a resposta.' : '');
    if (length === 0 || length > maxReviewLength) {
      field()?.focus();
      return;
    }
    saving.mutate(
      { review, text },
      {
        onSuccess: () => {
          toast(review.reply ? 'Resposta alterada' : 'Resposta publicada');
          onSaved();
          onClose();
        },
      },
    );
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        label={`Resposta para ${review.authorName}`}
        name="reply"
        value={text}
        maxLength={maxReviewLength}
        hint="Todos leem a resposta na página do lugar."
        error={problem || undefined}
        onChange={(value) => {
          setText(value);
          setProblem('');
        }}
      />
      <FormAlert text={saving.error ? errorSentence(replyErrors, errorCode(saving.error)) : ''} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow" aria-disabled={saving.isPending}>
          {saving.isPending
            ? 'Publicando...'
            : saving.error
              ? 'Tentar novamente'
              : 'Publicar resposta'}
        </Button>
        <Button variant="secondary" className="grow" onClick={onClose}>
          Cancelar
        </Button>
      </div>
      <LeaveGuard isNeeded={text !== (review.reply?.text ?? '')}>
        A resposta que você escreveu não foi publicada e será perdida.
      </LeaveGuard>
    </form>
  );
}
