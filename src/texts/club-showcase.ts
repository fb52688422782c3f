import type { ClubSaved, ClubShowcase } from '#features/club/model/club-showcase.ts';
import { reaisText } from './benefits.ts';
import { countText } from './formats.ts';

/** '12 lugares parceiros'. */
export function partnersText({ partners }: Pick<ClubShowcase, 'partners'>): string {
  return countText(partners, 'lugar parceiro', 'lugares parceiros');
}

/** '12 lugares parceiros, com 19 benefícios para usar.' */
export function offersSentence(showcase: Pick<ClubShowcase, 'partners' | 'offers'>): string {
  const offers = countText(showcase.offers, 'benefício', 'benefícios');
  return `${partnersText(showcase)}, com ${offers} para usar.`;
}

/** What members saved, in whole reais: never more than it is. */
export function savedSentence({ cents, uses }: ClubSaved): string {
  const reais = reaisText(Math.floor(cents / 100) * 100);
  return `Em ${countText(uses, 'uso', 'usos')} nos últimos 12 meses, os sócios economizaram ${reais}.`;
}
