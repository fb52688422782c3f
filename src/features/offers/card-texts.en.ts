import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { formatPercent, reaisText } from '#shared/formats/formats.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function benefitText(benefit: ClubBenefit): string {
  const value = valueText(benefit);
  return value === null ? 'Club benefit' : `${value} with the club`;
}

export function shortBenefitText(benefit: ClubBenefit): string {
  return valueText(benefit) ?? 'Benefit';
}

function valueText({ kind, percent, amountCents }: ClubBenefit): string | null {
  if (kind === 'second_item_free') return '2nd item free';
  if (kind === 'percent' && percent) return `${formatPercent(percent)} off`;
  if (kind === 'fixed' && amountCents) return `${reaisText(amountCents)} off`;
  return null;
}

export type Complete = TranslationOf<
  typeof import('./card-texts.ts'),
  typeof import('./card-texts.en.ts')
>;
