import type { Amenity, PriceLevel } from '#features/places/model/place-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const placeListErrors: ErrorSentences = { default: 'Não foi possível carregar os lugares' };

// Price
export const priceLabels: Record<PriceLevel, string> = {
  Econômico: '$ Econômico',
  Médio: '$$ Médio',
  Alto: '$$$ Alto',
  Premium: '$$$$ Premium',
};

/** Labels of the price filter in search: ranges per person for the same four levels. */
export const priceRangeLabels: Record<PriceLevel, string> = {
  Econômico: 'R$ 0-50',
  Médio: 'R$ 50-100',
  Alto: 'R$ 100-200',
  Premium: 'R$ 200+',
};

/** Returns a price level for screen readers, on cards that show only the sign: 'Preço alto'. */
export function spokenPrice(level: PriceLevel): string {
  return `Preço ${level.toLowerCase()}`;
}

// Amenities
export const amenityLabels: Record<Amenity, string> = {
  'Wi-Fi Gratuito': 'Wi-Fi Gratuito',
  Estacionamento: 'Estacionamento',
  Acessível: 'Acessível',
  'Pet Friendly': 'Pet Friendly',
  'Ar Condicionado': 'Ar Condicionado',
  'Música ao Vivo': 'Música ao Vivo',
  Delivery: 'Delivery',
  Reservas: 'Reservas',
};

/** Returns the label of a stored amenity. Custom amenities of a place are shown as stored. */
export function amenityLabel(amenity: string): string {
  return Object.hasOwn(amenityLabels, amenity) ? amenityLabels[amenity as Amenity] : amenity;
}

// Names
export const placeNotLoaded = 'Lugar não carregado';
export const placeUnavailable = 'Lugar indisponível';
