import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { newDocumentId } from '#data/new-document-id.ts';
import { createOffer, updateOffer } from '#data/offers/offer-writes.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import {
  draftOfOffer,
  newOfferDraft,
  offerProblemFields,
  readOfferDraft,
} from '#domain/offer-draft.ts';
import type { OfferContent, OfferDraft, OfferProblem } from '#domain/offer-draft.ts';
import type { User } from '#domain/user.ts';
import { offerProblemTexts } from '#texts/offer-editor.ts';
import { useNow } from '#components/clock/use-now.ts';
import { withoutBackGuard } from '#components/saving/use-back-guard.ts';
import { useToast } from '#ui/toast.tsx';
import { useOfferChange } from './use-offer-change.ts';

interface OfferFormOptions {
  user: User;
  placeId: string;
  /** What is edited; null makes a new one. */
  stored: ClubOffer | null;
  /** Where one goes when it is saved. */
  listPath: string;
}

/** What is typed of an offer, what is wrong with it, and how it is stored. */
export function useOfferForm({ user, placeId, stored, listPath }: OfferFormOptions) {
  const now = useNow();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [id] = useState(() => stored?.id ?? newDocumentId());
  const [start] = useState(() => (stored ? draftOfOffer(stored) : newOfferDraft));
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<readonly OfferProblem[]>([]);
  const saving = useOfferChange(user, (keeper, content: OfferContent) =>
    stored ? updateOffer(keeper, stored, content) : createOffer(keeper, { id, placeId }, content),
  );
  const read = readOfferDraft(draft, { now, stored });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = readOfferDraft(draft, { now: new Date(), stored });
    setProblems(found.problems);
    const [first] = found.problems;
    if (first) {
      const field = offerProblemFields[first];
      form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    saving.mutate(found.content, {
      onSuccess: () => {
        toast(stored ? 'Oferta salva' : 'Oferta criada');
        void withoutBackGuard().then(() => navigate(listPath, { replace: true }));
      },
    });
  };

  return {
    form,
    draft,
    read,
    now,
    isDirty: !saving.isSuccess && JSON.stringify(draft) !== JSON.stringify(start),
    isSaving: saving.isPending,
    error: saving.isPending ? null : saving.error,
    submit,
    change: (changes: Partial<OfferDraft>) => {
      setDraft((known) => ({ ...known, ...changes }));
      setProblems((known) => known.filter((problem) => !(offerProblemFields[problem] in changes)));
    },
    errorOf: (field: keyof OfferDraft) => {
      const problem = problems.find((known) => offerProblemFields[known] === field);
      return problem && offerProblemTexts[problem];
    },
  };
}
