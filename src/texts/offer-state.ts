import type { OfferEnd, OfferPause, OfferStanding } from '#features/offers/model/offer-calendar.ts';

const words: Record<OfferPause | OfferEnd, string> = {
  'place-closed': 'Lugar fechado',
  'excluded-date': 'Data excluída',
  'outside-offer-hours': 'Fora do horário',
  inactive: 'Desligada',
  ended: 'Encerrada',
  'used-up': 'Esgotada',
  // Its end is to come, but no time that suits both its rule and its place.
  'never-again': 'Sem horário',
};

/** One or two words for how an offer stands: 'Válida agora', 'Lugar fechado', 'Esgotada'. */
export function offerStateText(standing: OfferStanding): string {
  return standing.kind === 'valid' ? 'Válida agora' : words[standing.why];
}
