import { reaisText } from '#shared/formats/formats.ts';
import type { OfferTerms } from './club-offer.ts';

const percentages = /\d[\d.,]{0,9}\s?%/g;
const amounts = /R\$\s?\d[\d.,]{0,9}/g;
/** Minimum bills, which are not the value: 'a partir de R$ 150'. */
const minimumBills = /(?:a partir de|desde|from|over)\s+R\$\s?\d[\d.,]{0,9}/gi;
/** Words for a free item in the languages of the app. 'Segunda' is left out, because it is also Monday. */
const freeItemWords = /gr[áa]tis|gratuit|\bfree\b/i;

/** Returns true if the title of an offer says its value, so that a card need not show it again. */
export function isValueInTitle({
  title,
  kind,
  percent,
  amountCents,
}: Pick<OfferTerms, 'title' | 'kind' | 'percent' | 'amountCents'>): boolean {
  if (kind === 'second_item_free') return freeItemWords.test(title);
  if (kind === 'percent')
    return (title.match(percentages) ?? []).some((text) => toNumber(text) === percent);
  return (title.replace(minimumBills, '').match(amounts) ?? []).some(
    (text) => Math.round(toNumber(text) * 100) === amountCents,
  );
}

/**
 * Returns true if the title of an offer ends with its minimum bill, so that a card need not show it again. Returns false
 * if the discount is the same amount, because the title may mean the discount.
 */
export function isMinSpendInTitle({
  title,
  minSpendCents,
  amountCents,
  maxDiscountCents,
}: Pick<OfferTerms, 'title' | 'minSpendCents' | 'amountCents' | 'maxDiscountCents'>): boolean {
  if (minSpendCents === null || [amountCents, maxDiscountCents].includes(minSpendCents))
    return false;
  return withPlainSpaces(title).endsWith(` ${withPlainSpaces(reaisText(minSpendCents))}`);
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** Reads a number with a decimal comma: 'R$ 1.200,50' is 1200.5. */
function toNumber(text: string): number {
  return Number.parseFloat(text.replace(/[^\d,]/g, '').replace(',', '.'));
}
