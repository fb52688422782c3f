import type { OfferDraft } from '#domain/offer-draft.ts';

/** What each part of the form is given. */
export interface PartProps {
  draft: OfferDraft;
  onChange: (changes: Partial<OfferDraft>) => void;
  /** What is wrong with a field; undefined for nothing. */
  errorOf: (field: keyof OfferDraft) => string | undefined;
}
