import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { formatPercent, reaisText } from '#shared/formats/formats.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function benefitText(benefit: ClubBenefit): string {
  return `${shortBenefitText(benefit)} en el club`;
}

export function shortBenefitText({ kind, percent, amountCents }: ClubBenefit): string {
  if (kind === 'second_item_free') return '2.º ítem gratis';
  if (kind === 'percent' && percent) return formatPercent(percent);
  if (kind === 'fixed' && amountCents) return `${reaisText(amountCents)} menos`;
  return 'Beneficio';
}

export type Complete = TranslationOf<
  typeof import('./card-texts.ts'),
  typeof import('./card-texts.es.ts')
>;
