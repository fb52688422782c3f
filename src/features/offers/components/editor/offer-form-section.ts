import type { OfferDraft } from '#features/offers/model/offer-draft.ts';
import type { FormOf } from '#ui/form/use-form.ts';

/** Props of each form section. */
export interface OfferFormSectionProps {
  form: FormOf<OfferDraft>;
}
