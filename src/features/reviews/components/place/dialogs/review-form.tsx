import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveReviewDraft, readReviewDraft } from '#features/reviews/data/review-draft-store.ts';
import { ownReviewQuery } from '#features/reviews/data/review-queries.ts';
import { saveReviewMutation } from '#features/reviews/data/review-mutations.ts';
import { errorCode } from '#shared/app-error.ts';
import { areSamePictures, maxReviewLength } from '#features/reviews/model/review.ts';
import type { PlaceImage } from '#features/places/model/place.ts';
import type { Review, ReviewDraft } from '#features/reviews/model/review.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { reviewSaveErrors, unsentPicturesText } from '#features/reviews/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import { PicturesField } from './pictures-field.tsx';
import { StarChoice } from './star-choice.tsx';

const waitingText = 'Sua avaliação será enviada quando a conexão voltar.';

interface FormValues extends ReviewDraft {
  pictures: readonly PlaceImage[];
}

interface ReviewFormProps {
  owner: { uid: string; placeId: string };
  placeTitle: string;
  /** The stored review; null before the first review, undefined if it could not be read. */
  own: Review | null | undefined;
  isBusy: boolean;
  onDone: () => void;
}

/** Renders the form of stars, text and images. The draft is kept until it is stored, even if the form is closed. */
export function ReviewForm({ owner, placeTitle, own, isBusy, onDone }: ReviewFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { shown } = useSession();
  const about = {
    placeTitle,
    author: { name: shown?.name ?? '', photoURL: shown?.photoURL ?? '' },
    base: own ? { rating: own.rating, text: own.text } : null,
  };
  const { mutateAsync } = useMutation(saveReviewMutation(client, owner, about));
  const stored: FormValues = {
    rating: own?.rating ?? 0,
    text: own?.text ?? '',
    pictures: own?.pictures ?? [],
  };
  const [draft, setDraft] = useState<FormValues>(() => ({ ...stored, ...readReviewDraft(owner) }));
  const [uploads, setUploads] = useState({ isBusy: false, failedCount: 0 });
  // Key of the image field. It changes when a draft is discarded, so that the field is mounted again.
  const [round, setRound] = useState(0);
  const [isRestored, setRestored] = useState(() => !isSame(draft, stored));
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** Returns true if a review exists that could not be read before. The query then shows it. */
  const isWritten = async () => {
    const stored = await client
      .fetchQuery({ ...ownReviewQuery(owner.uid, owner.placeId), retry: false })
      .catch(() => null);
    return stored !== null;
  };

  const form = useForm<FormValues>({
    values: draft,
    onChange: (changes) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      saveReviewDraft(owner, isSame(next, stored) ? null : next);
    },
    isBusy,
    sentences: reviewSaveErrors,
    problemsOf: ({ rating, text }) => ({
      rating: rating === 0 ? 'Escolha de 1 a 5 estrelas.' : '',
      text: lengthProblem(text, maxReviewLength),
      pictures: unsentPicturesText(uploads),
    }),
    onSubmit: async (typed) => {
      if (own === undefined && (await isWritten())) {
        toast('Você já avaliou este lugar. Salve para trocar a avaliação que existe por esta.');
        return;
      }
      let said = own ? 'Avaliação atualizada' : 'Avaliação publicada';
      try {
        const { rating, text } = typed;
        // Unchanged images are not sent, so that the stored ones are preserved.
        const isPictured = !areSamePictures(typed.pictures, stored.pictures);
        const { isWaiting } = await mutateAsync(isPictured ? typed : { rating, text });
        said = isWaiting ? waitingText : said;
      } catch (error) {
        if (!isShown.current) toast(errorSentence(reviewSaveErrors, errorCode(error)));
        throw error;
      }
      saveReviewDraft(owner, null);
      toast(said);
      if (isShown.current) onDone();
    },
  });
  const rating = form.field('rating');
  const pictures = form.field('pictures');

  return (
    <Form form={form} className="mt-1 flex flex-col gap-5">
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
              form.change(stored);
              setRound(round + 1);
              setRestored(false);
            }}
          >
            Descartar rascunho
          </button>
        </p>
      )}
      <StarChoice stars={rating.value} error={rating.error} onChange={rating.onChange} />
      <TextArea
        label="Como foi? (opcional)"
        measure={textLength(maxReviewLength)}
        hint="Todos podem ler, com o seu nome e a sua foto."
        {...form.field('text')}
      />
      <PicturesField
        key={round}
        placeId={owner.placeId}
        placeName={placeTitle}
        pictures={draft.pictures}
        error={pictures.error && unsentPicturesText(uploads)}
        onChange={({ images, ...now }) => {
          setUploads(now);
          if (!areSamePictures(images, draft.pictures)) pictures.onChange(images);
        }}
      />
      <FormAlert text={form.failure} />
      <SubmitButton form={form} busyLabel="Salvando..." canRetry block>
        {own ? 'Salvar alterações' : 'Publicar avaliação'}
      </SubmitButton>
    </Form>
  );
}

function isSame(a: FormValues, b: FormValues): boolean {
  return a.rating === b.rating && a.text === b.text && areSamePictures(a.pictures, b.pictures);
}
