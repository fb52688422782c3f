import type { OfferDraft } from '#features/offers/model/offer-draft.ts';
import type { FormOf } from '#ui/form/use-form.ts';

/** What each part of the form is given. */
export interface PartProps {
  form: FormOf<OfferDraft>;
}
