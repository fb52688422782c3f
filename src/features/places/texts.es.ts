import type { Amenity, PriceLevel } from '#features/places/model/place-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const placeListErrors: ErrorSentences = { default: 'No pudimos cargar los lugares' };

// Price
export const priceLabels: Record<PriceLevel, string> = {
  Econômico: '$ Económico',
  Médio: '$$ Medio',
  Alto: '$$$ Alto',
  Premium: '$$$$ Premium',
};

export { priceRangeLabels } from './texts.ts';

const spokenPrices: Record<PriceLevel, string> = {
  Econômico: 'Precio económico',
  Médio: 'Precio medio',
  Alto: 'Precio alto',
  Premium: 'Precio premium',
};

export function spokenPrice(level: PriceLevel): string {
  return spokenPrices[level];
}

// Amenities
export const amenityLabels: Record<Amenity, string> = {
  'Wi-Fi Gratuito': 'Wi-Fi gratis',
  Estacionamento: 'Estacionamiento',
  Acessível: 'Accesible',
  'Pet Friendly': 'Acepta mascotas',
  'Ar Condicionado': 'Aire acondicionado',
  'Música ao Vivo': 'Música en vivo',
  Delivery: 'Delivery',
  Reservas: 'Reservas',
};

export function amenityLabel(amenity: string): string {
  return Object.hasOwn(amenityLabels, amenity) ? amenityLabels[amenity as Amenity] : amenity;
}

// Names
export const placeNotLoaded = 'Lugar no cargado';
export const placeUnavailable = 'Lugar no disponible';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
