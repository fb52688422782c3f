import { emptyPlaceDraft } from '#features/places/model/place-draft.ts';
import type { PlaceDraft } from '#features/places/model/place-draft.ts';
import { toPlace } from '#features/places/model/place.ts';
import type { Place } from '#features/places/model/place.ts';

/** A place with all data that its page shows. */
export function aPlace(changes: Partial<Place> = {}): Place {
  return {
    ...toPlace('p1', {}),
    title: 'Bar do Zé',
    description: 'Petiscos e samba na beira da lagoa.',
    location: 'Rua das Rendeiras, 10, Florianópolis',
    neighborhood: 'Lagoa da Conceição',
    geo: { latitude: -27.6, longitude: -48.45 },
    category: 'c1',
    rating: 4.6,
    reviewsCount: 10,
    ratingCounts: [0, 0, 1, 2, 7],
    price: 'Médio',
    phone: '(48) 99999-0000',
    website: 'https://bardoze.example/',
    createdAt: new Date('2026-01-01T12:00:00Z'),
    createdBy: 'm1',
    ...changes,
  };
}

/** Form values with the five required fields. */
export function aPlaceDraft(changes: Partial<PlaceDraft> = {}): PlaceDraft {
  return {
    ...emptyPlaceDraft,
    title: 'Bar do Zé',
    description: 'Cerveja gelada.\nPetiscos da ilha.',
    category: 'bares',
    address: 'Rua das Gaivotas 10',
    city: 'Florianópolis',
    ...changes,
  };
}
