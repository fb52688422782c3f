import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import { createOffer, updateOffer } from '#features/offers/data/offer-writes.ts';
import type { ClubOffer, OfferContent } from '#features/offers/model/club-offer.ts';
import {
  toOfferDraft,
  newOfferDraft,
  offerProblemFields,
  readOfferDraft,
} from '#features/offers/model/offer-draft.ts';
import type { OfferDraft } from '#features/offers/model/offer-draft.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { problemsByField } from '#ui/form/problems-by-field.ts';
import { removeBackGuard } from '#ui/use-back-guard.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import { useOfferMutation } from './use-offer-mutation.ts';

interface OfferFormOptions {
  user: User;
  placeId: string;
  /** The offer to edit; null creates one. */
  storedOffer: ClubOffer | null;
  /** Path to navigate to after saving. */
  listPath: string;
}

/** State of the offer form: input values, validation errors and saving. */
export function useOfferForm({ user, placeId, storedOffer, listPath }: OfferFormOptions) {
  const now = useNow();
  const toast = useToast();
  const navigate = useNavigate();
  const [id] = useState(() => storedOffer?.id ?? newDocumentId());
  const [initialDraft] = useState(() => (storedOffer ? toOfferDraft(storedOffer) : newOfferDraft));
  const saveMutation = useOfferMutation(user, (editor, content: OfferContent) =>
    storedOffer
      ? updateOffer(editor, storedOffer, content)
      : createOffer(editor, { id, placeId }, content),
  );
  const form = useForm<OfferDraft>({
    start: initialDraft,
    sentences: texts.offerSaveErrors,
    problemsOf: (draft) =>
      problemsByField(
        readOfferDraft(draft, { now: new Date(), stored: storedOffer }).problems,
        offerProblemFields,
        texts.offerProblemTexts,
      ),
    onSubmit: async (draft) => {
      await saveMutation.mutateAsync(
        readOfferDraft(draft, { now: new Date(), stored: storedOffer }).content,
      );
      toast(storedOffer ? texts.offerSaved : texts.offerCreated);
      await removeBackGuard();
      void navigate(listPath, { replace: true });
    },
  });
  return {
    form,
    read: readOfferDraft(form.values, { now, stored: storedOffer }),
    now,
    isDirty: !saveMutation.isSuccess && form.isDirty,
  };
}
