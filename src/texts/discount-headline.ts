import type { OfferTerms } from '#features/offers/model/club-offer.ts';
import { formatCents, formatPercent } from './formats.ts';

type Discount = Pick<OfferTerms, 'kind' | 'percent' | 'amountCents' | 'maxDiscountCents'>;

/** A discount as it is read from the other side of a table: '20%' and 'de desconto, até R$ 50'. */
export function discountHeadline(terms: Discount): { large: string; rest: string } {
  const { kind, percent, amountCents, maxDiscountCents } = terms;
  if (kind === 'fixed') return { large: roundCents(amountCents ?? 0), rest: 'de desconto' };
  const cap = maxDiscountCents === null ? '' : `, até ${roundCents(maxDiscountCents)}`;
  return kind === 'percent'
    ? { large: formatPercent(percent ?? 0), rest: `de desconto${cap}` }
    : { large: 'Grátis', rest: `o item de menor valor${cap}` };
}

/** 'R$ 50' where there are no odd cents. */
function roundCents(cents: number): string {
  return formatCents(cents).replace(/,00$/, '');
}
