import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { formatPercent, reaisText } from '#shared/formats/formats.ts';

/**
 * Formats a benefit for a card: '20% no clube', 'R$ 15 a menos no clube', '2º item grátis no clube'; 'Benefício no
 * clube' if the value is unknown.
 */
export function benefitText(benefit: ClubBenefit): string {
  return `${shortBenefitText(benefit)} no clube`;
}

/**
 * Like benefitText(), without the mention of the club: '20%', 'R$ 15 a menos', '2º item grátis'; 'Benefício' if the
 * value is unknown.
 */
export function shortBenefitText({ kind, percent, amountCents }: ClubBenefit): string {
  if (kind === 'second_item_free') return '2º item grátis';
  if (kind === 'percent' && percent) return formatPercent(percent);
  if (kind === 'fixed' && amountCents) return `${reaisText(amountCents)} a menos`;
  return 'Benefício';
}
