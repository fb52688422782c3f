import type { OfferTerms } from './club-offer.ts';

/** Words for a free second item in the languages of the app. */
const freeItemWords = /gr[áa]tis|free|segund[ao]|second/i;

/** Returns true if the title of an offer says its value, so that a card need not show it again. */
export function isValueInTitle({
  title,
  kind,
  percent,
  amountCents,
}: Pick<OfferTerms, 'title' | 'kind' | 'percent' | 'amountCents'>): boolean {
  if (kind === 'second_item_free') return freeItemWords.test(title);
  if (kind === 'percent') return new RegExp(`(^|[^\\d.,])${percent}\\s?%`).test(title);
  // Cents are written only if they are not zero.
  const reais = ((amountCents ?? NaN) / 100).toFixed(2).replace('.00', '').replace('.', '[.,]');
  return new RegExp(`R\\$\\s?${reais}(?![.,]?\\d)`).test(title);
}
