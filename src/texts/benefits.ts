import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { formatInteger, formatPercent } from './formats.ts';

/**
 * What a card says of an offer: '20% no clube', 'R$ 15 no clube', '2º item grátis no clube'; 'Benefício no clube'
 * where the offer does not say how much.
 */
export function benefitText(benefit: ClubBenefit): string {
  return `${shortBenefitText(benefit)} no clube`;
}

/** The same where all is of the club: '20%', 'R$ 15', '2º item grátis'; 'Benefício' where it is not said how much. */
export function shortBenefitText({ kind, percent, amountCents }: ClubBenefit): string {
  if (kind === 'second_item_free') return '2º item grátis';
  if (kind === 'percent' && percent) return formatPercent(percent);
  if (kind === 'fixed' && amountCents) return reaisText(amountCents);
  return 'Benefício';
}

/** 'R$ 15', 'R$ 29,90'. Without Intl, whose first use is slow while a page begins to react. */
export function reaisText(cents: number): string {
  const rest = cents % 100;
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `R$\u00a0${formatInteger((cents - rest) / 100)}${decimals}`;
}
