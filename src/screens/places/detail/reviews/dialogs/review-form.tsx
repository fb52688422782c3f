import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveReviewMutation } from '#data/reviews/review-mutations.ts';
import { errorCode } from '#domain/app-error.ts';
import { cleanPlainText } from '#domain/plain-text.ts';
import { maxReviewLength } from '#domain/review.ts';
import type { Review, ReviewDraft } from '#domain/review.ts';
import { reviewSaveErrors } from '#texts/errors/reviews.ts';
import { errorSentence } from '#texts/errors.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { FormAlert } from '#components/form-alert/form-alert.tsx';
import { keepDraft, readDraft } from './review-draft.ts';
import { StarChoice } from './star-choice.tsx';
import { TextArea } from '#components/text-area/text-area.tsx';

interface ReviewFormProps {
  owner: { uid: string; placeId: string };
  placeTitle: string;
  /** What is stored; null for a first review. */
  own: Review | null;
  onDone: () => void;
}

/** Stars and text. What is typed is kept until it is stored, whatever closes the form. */
export function ReviewForm({ owner, placeTitle, own, onDone }: ReviewFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const mutation = saveReviewMutation(client, owner);
  const { mutateAsync } = useMutation(mutation);
  // Also while one that was closed in the middle is still on its way.
  const isBusy = useIsMutating({ mutationKey: mutation.mutationKey }) > 0;
  const stored: ReviewDraft = { rating: own?.rating ?? 0, text: own?.text ?? '' };
  const [draft, setDraft] = useState(() => readDraft(owner) ?? stored);
  const [isRestored, setRestored] = useState(() => !isSame(draft, stored));
  const [starsProblem, setStarsProblem] = useState('');
  const [failure, setFailure] = useState('');
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const change = (next: ReviewDraft) => {
    setDraft(next);
    keepDraft(owner, isSame(next, stored) ? null : next);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    if (isBusy) return;
    setFailure('');
    setStarsProblem(draft.rating === 0 ? 'Escolha de 1 a 5 estrelas.' : '');
    if (draft.rating === 0) {
      focusFirst(elements.namedItem('rating'));
      return;
    }
    if (cleanPlainText(draft.text).length > maxReviewLength) {
      focusFirst(elements.namedItem('text'));
      return;
    }
    try {
      await mutateAsync(draft);
      keepDraft(owner, null);
      toast(own ? 'Avaliação atualizada' : 'Avaliação publicada');
      if (isShown.current) onDone();
    } catch (error) {
      const sentence = errorSentence(reviewSaveErrors, errorCode(error));
      if (isShown.current) setFailure(sentence);
      else toast(sentence);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-1 flex flex-col gap-5">
      <p className="text-ink-muted">
        <bdi>{placeTitle}</bdi>
      </p>
      {isRestored && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-sunken px-4 py-1.5 text-sm">
          Você tinha começado a escrever.
          <button
            type="button"
            className="min-h-11 font-semibold text-sea-ink underline underline-offset-4"
            onClick={() => {
              change(stored);
              setRestored(false);
            }}
          >
            Descartar rascunho
          </button>
        </p>
      )}
      <StarChoice
        stars={draft.rating}
        error={starsProblem}
        onChange={(rating) => {
          setStarsProblem('');
          change({ ...draft, rating });
        }}
      />
      <TextArea
        label="Como foi? (opcional)"
        name="text"
        value={draft.text}
        maxLength={maxReviewLength}
        hint="Todos podem ler, com o seu nome e a sua foto."
        onChange={(text) => {
          change({ ...draft, text });
        }}
      />
      <FormAlert text={failure} />
      <Button type="submit" block aria-disabled={isBusy}>
        {isBusy ? 'Salvando...' : submitText(failure, own)}
      </Button>
    </form>
  );
}

function submitText(failure: string, own: Review | null): string {
  if (failure) return 'Tentar novamente';
  return own ? 'Salvar alterações' : 'Publicar avaliação';
}

function isSame(a: ReviewDraft, b: ReviewDraft): boolean {
  return a.rating === b.rating && a.text === b.text;
}

/** The field, or the first of the radio buttons of that name. */
function focusFirst(found: Element | RadioNodeList | null): void {
  const element = found instanceof RadioNodeList ? found[0] : found;
  if (element instanceof HTMLElement) element.focus();
}
