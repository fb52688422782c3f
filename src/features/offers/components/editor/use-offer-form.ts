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
import { offerSaveErrors, offerProblemTexts } from '#features/offers/panel-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { problemsByField } from '#ui/form/problems-by-field.ts';
import { removeBackGuard } from '#ui/use-back-guard.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useToast } from '#ui/toast.tsx';
import { useOfferChange } from './use-offer-change.ts';

interface OfferFormOptions {
  user: User;
  placeId: string;
  /** The offer to edit; null creates one. */
  stored: ClubOffer | null;
  /** Path to navigate to after saving. */
  listPath: string;
}

/** State of the offer form: input values, validation errors and saving. */
export function useOfferForm({ user, placeId, stored, listPath }: OfferFormOptions) {
  const now = useNow();
  const toast = useToast();
  const navigate = useNavigate();
  const [id] = useState(() => stored?.id ?? newDocumentId());
  const [initialDraft] = useState(() => (stored ? toOfferDraft(stored) : newOfferDraft));
  const saving = useOfferChange(user, (author, content: OfferContent) =>
    stored ? updateOffer(author, stored, content) : createOffer(author, { id, placeId }, content),
  );
  const form = useForm<OfferDraft>({
    start: initialDraft,
    sentences: offerSaveErrors,
    problemsOf: (draft) =>
      problemsByField(
        readOfferDraft(draft, { now: new Date(), stored }).problems,
        offerProblemFields,
        offerProblemTexts,
      ),
    onSubmit: async (draft) => {
      await saving.mutateAsync(readOfferDraft(draft, { now: new Date(), stored }).content);
      toast(stored ? 'Oferta salva' : 'Oferta criada');
      await removeBackGuard();
      void navigate(listPath, { replace: true });
    },
  });
  return {
    form,
    read: readOfferDraft(form.values, { now, stored }),
    now,
    isDirty: !saving.isSuccess && form.isDirty,
  };
}
