import type { OfferTerms } from './club-offer.ts';

const percentages = /\d[\d.,]{0,9}\s?%/g;
const amounts = /R\$\s?\d[\d.,]{0,9}/g;
/** Words for a free item in the languages of the app. 'Segunda' is left out, because it is also Monday. */
const freeItemWords = /gr[áa]tis|free/i;

/** Returns true if the title of an offer says its value, so that a card need not show it again. */
export function isValueInTitle({
  title,
  kind,
  percent,
  amountCents,
}: Pick<OfferTerms, 'title' | 'kind' | 'percent' | 'amountCents'>): boolean {
  if (kind === 'second_item_free') return freeItemWords.test(title);
  if (kind === 'percent')
    return (title.match(percentages) ?? []).some(
      (text) => Number.parseFloat(text.replace(',', '.')) === percent,
    );
  return (title.match(amounts) ?? []).some((text) => {
    // An amount with or without cents.
    const digits = Number(text.replace(/\D/g, ''));
    return digits * 100 === amountCents || digits === amountCents;
  });
}
