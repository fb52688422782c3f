import type { Amenity, PriceLevel } from '#features/places/model/place-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const placeListErrors: ErrorSentences = { default: 'Could not load the places' };

// Price
export const priceLabels: Record<PriceLevel, string> = {
  Econômico: '$ Budget',
  Médio: '$$ Mid-range',
  Alto: '$$$ High',
  Premium: '$$$$ Premium',
};

export const priceRangeLabels: Record<PriceLevel, string> = {
  Econômico: 'R$ 0–50',
  Médio: 'R$ 50–100',
  Alto: 'R$ 100–200',
  Premium: 'R$ 200+',
};

const spokenPrices: Record<PriceLevel, string> = {
  Econômico: 'Budget price',
  Médio: 'Mid-range price',
  Alto: 'High price',
  Premium: 'Premium price',
};

export function spokenPrice(level: PriceLevel): string {
  return spokenPrices[level];
}

// Amenities
export const amenityLabels: Record<Amenity, string> = {
  'Wi-Fi Gratuito': 'Free Wi-Fi',
  Estacionamento: 'Parking',
  Acessível: 'Accessible',
  'Pet Friendly': 'Pet-friendly',
  'Ar Condicionado': 'Air conditioning',
  'Música ao Vivo': 'Live music',
  Delivery: 'Delivery',
  Reservas: 'Bookings',
};

export function amenityLabel(amenity: string): string {
  return Object.hasOwn(amenityLabels, amenity) ? amenityLabels[amenity as Amenity] : amenity;
}

// Names
export const placeNotLoaded = 'Place not loaded';
export const placeUnavailable = 'Place unavailable';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
