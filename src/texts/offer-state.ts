import { usesLeft } from '#domain/club-offer.ts';
import type { ClubOffer } from '#domain/club-offer.ts';
import type { OfferStanding } from '#domain/offer-calendar.ts';

/** One word for how an offer stands: 'Desligada', 'Esgotada', 'Encerrada', 'Válida agora', 'Fora do horário'. */
export function offerStateText(offer: ClubOffer, standing: OfferStanding): string {
  if (!offer.isActive) return 'Desligada';
  if (standing.kind === 'over' && usesLeft(offer) === 0) return 'Esgotada';
  switch (standing.kind) {
    case 'valid':
      return 'Válida agora';
    case 'later':
      return 'Fora do horário';
    case 'over':
      return 'Encerrada';
  }
}
