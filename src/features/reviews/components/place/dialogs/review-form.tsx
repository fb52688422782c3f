import { useEffect, useRef, useState, useId } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveReviewDraft, readReviewDraft } from '#features/reviews/data/review-draft-store.ts';
import { ownReviewQuery } from '#features/reviews/data/review-queries.ts';
import { saveReviewMutation } from '#features/reviews/data/review-mutations.ts';
import { errorCode } from '#shared/app-error.ts';
import { areSamePictures } from '#features/reviews/model/review-draft.ts';
import type { ReviewDraft } from '#features/reviews/model/review-draft.ts';
import { maxReviewLength, maxReviewPictures } from '#features/reviews/model/review-options.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { pendingReviewText } from '#features/reviews/pending-texts.ts';
import * as texts from '#features/reviews/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { lengthProblem, textLength } from '#shared/text/text-length.ts';
import { SubmitButton } from '#ui/form/form-actions.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormValues extends ReviewDraft {
  pictures: readonly PlaceImage[];
}

interface ReviewFormProps {
  owner: { uid: string; placeId: string };
  placeTitle: string;
  /** The stored review; null before the first review, undefined if it could not be read. */
  ownReview: Review | null | undefined;
  isBusy: boolean;
  onDone: () => void;
}

/**
 * Renders the form of stars, text and images. The draft remains on the device until the review is saved, even if the
 * form is closed.
 */
export function ReviewForm({ owner, placeTitle, ownReview, isBusy, onDone }: ReviewFormProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { shownUser } = useSession();
  const reviewContext = {
    placeTitle,
    author: { name: shownUser?.name ?? '', photoURL: shownUser?.photoURL ?? '' },
    base: ownReview ? { rating: ownReview.rating, text: ownReview.text } : null,
  };
  const { mutateAsync } = useMutation(saveReviewMutation(client, owner, reviewContext));
  const storedValues: ReviewFormValues = {
    rating: ownReview?.rating ?? 0,
    text: ownReview?.text ?? '',
    pictures: ownReview?.pictures ?? [],
  };
  const [draft, setDraft] = useState<ReviewFormValues>(() => ({
    ...storedValues,
    ...readReviewDraft(owner),
  }));
  const [uploads, setUploads] = useState({ isBusy: false, failedCount: 0 });
  // Key of the image field. It changes when a draft is discarded, so that the field is mounted again.
  const [picturesFieldKey, setPicturesFieldKey] = useState(0);
  const [isRestored, setRestored] = useState(() => !areSameValues(draft, storedValues));
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /**
   * Returns true if the user already has a review that could not be read when the form opened. The read updates
   * ownReviewQuery(), so the form receives that review.
   */
  const hasStoredReview = async () => {
    const storedValues = await client
      .fetchQuery({ ...ownReviewQuery(owner.uid, owner.placeId), retry: false })
      .catch(() => null);
    return storedValues !== null;
  };

  const form = useForm<ReviewFormValues>({
    values: draft,
    onChange: (changes) => {
      const nextDraft = { ...draft, ...changes };
      setDraft(nextDraft);
      saveReviewDraft(owner, areSameValues(nextDraft, storedValues) ? null : nextDraft);
    },
    isBusy,
    sentences: texts.reviewSaveErrors,
    problemsOf: ({ rating, text }) => ({
      rating: rating === 0 ? texts.ratingMissing : '',
      text: lengthProblem(text, maxReviewLength),
      pictures: texts.unsentPicturesText(uploads),
    }),
    onSubmit: async (values) => {
      if (ownReview === undefined && (await hasStoredReview())) {
        toast(texts.alreadyReviewed);
        return;
      }
      let message = ownReview ? texts.reviewUpdated : texts.reviewPublished;
      try {
        const { rating, text } = values;
        // Unchanged images are not sent, so that the stored ones are preserved.
        const hasChangedPictures = !areSamePictures(values.pictures, storedValues.pictures);
        const { isWaiting } = await mutateAsync(hasChangedPictures ? values : { rating, text });
        message = isWaiting ? pendingReviewText({ problem: null }) : message;
      } catch (error) {
        if (!isMounted.current) toast(errorSentence(texts.reviewSaveErrors, errorCode(error)));
        throw error;
      }
      saveReviewDraft(owner, null);
      toast(message);
      if (isMounted.current) onDone();
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
          {texts.draftRestored}
          <button
            type="button"
            className="min-h-11 font-semibold text-sea-ink underline underline-offset-4"
            onClick={() => {
              form.change(storedValues);
              setPicturesFieldKey(picturesFieldKey + 1);
              setRestored(false);
            }}
          >
            {texts.discardDraft}
          </button>
        </p>
      )}
      <StarChoice stars={rating.value} error={rating.error} onChange={rating.onChange} />
      <TextArea
        label={texts.reviewTextLabel}
        measure={textLength(maxReviewLength)}
        hint={texts.reviewTextHint}
        {...form.field('text')}
      />
      <PicturesField
        key={picturesFieldKey}
        placeId={owner.placeId}
        placeName={placeTitle}
        pictures={draft.pictures}
        error={pictures.error && texts.unsentPicturesText(uploads)}
        onChange={({ images, ...uploadState }) => {
          setUploads(uploadState);
          if (!areSamePictures(images, draft.pictures)) pictures.onChange(images);
        }}
      />
      <FormAlert text={form.failure} />
      <SubmitButton form={form} busyLabel={texts.savingReview} canRetry block>
        {ownReview ? texts.saveChanges : texts.publishReview}
      </SubmitButton>
    </Form>
  );
}

function areSameValues(a: ReviewFormValues, b: ReviewFormValues): boolean {
  return a.rating === b.rating && a.text === b.text && areSamePictures(a.pictures, b.pictures);
}

// Lazy-loaded, because most reviews have no images.
const ImagePicker = lazyPart(
  texts.loadingPictures,
  async () => (await import('#features/pictures/components/picker/image-picker.tsx')).ImagePicker,
);

interface PicturesFieldProps {
  placeId: string;
  placeName: string;
  /** Images of the stored review or of the restored draft. */
  pictures: readonly PlaceImage[];
  error: string;
  onChange: (state: { images: PlaceImage[]; isBusy: boolean; failedCount: number }) => void;
}

/** Renders the picker of up to three images for a review. */
function PicturesField({ placeId, placeName, pictures, error, onChange }: PicturesFieldProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      data-problem={error || undefined}
      aria-describedby={error ? `${id}-problem` : undefined}
    >
      <p id={`${id}-label`} className="mb-1 text-sm font-semibold">
        {texts.picturesLabel}
      </p>
      <ImagePicker
        kind="review"
        placeId={placeId}
        placeName={placeName}
        initialImages={pictures}
        maxImages={maxReviewPictures}
        onChange={({ images, isBusy, failedCount }) => {
          onChange({ images, isBusy, failedCount });
        }}
      />
      {error && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
