import { foldText } from '#shared/text/fold-text.ts';
import { amenityOptions, priceLevels } from '#features/places/model/place-options.ts';
import type { Amenity, PriceLevel } from '#features/places/model/place-options.ts';
import { priceSign } from '#features/places/model/price.ts';

const maxAmenities = 20;
const maxAmenityLength = 60;

/** Folded ranges and synonyms of the price levels, cheapest first. */
const priceWords: readonly (readonly string[])[] = [
  ['1', 'r$ 0-50', 'barato', 'baixo', 'cheap', 'inexpensive', 'gratis', 'gratuito'],
  ['2', 'r$ 50-100', 'moderado', 'medium', 'moderate'],
  ['3', 'r$ 100-200', 'caro', 'high', 'expensive'],
  ['4', 'r$ 200+', 'luxo', 'muito caro', 'very expensive', 'luxury'],
];

/** Returns the price level of a text: its label, '$$', 'R$ 50-100', '2' or a synonym; null without a match. */
export function findPriceLevel(text: string): PriceLevel | null {
  const foldedText = foldText(text).trim();
  const matchingLevel = priceLevels.find(
    (level, index) =>
      foldedText === foldText(level) ||
      foldedText === priceSign(level) ||
      foldedText === foldText(`${priceSign(level)} ${level}`) ||
      (priceWords[index] ?? []).includes(foldedText),
  );
  return matchingLevel ?? null;
}

/** Folded synonyms of the known amenities. */
const amenityWords: Readonly<Record<string, Amenity>> = {
  wifi: 'Wi-Fi Gratuito',
  'wi-fi': 'Wi-Fi Gratuito',
  internet: 'Wi-Fi Gratuito',
  parking: 'Estacionamento',
  acessibilidade: 'Acessível',
  wheelchair: 'Acessível',
  pet: 'Pet Friendly',
  'aceita pets': 'Pet Friendly',
  'ar-condicionado': 'Ar Condicionado',
  'air conditioning': 'Ar Condicionado',
  'live music': 'Música ao Vivo',
  entrega: 'Delivery',
  'aceita reservas': 'Reservas',
  reserva: 'Reservas',
};

/**
 * Returns the amenities of a text, without repetitions. They are separated by commas, semicolons, vertical bars or line
 * breaks. Known amenities get their label, others are unchanged.
 * @returns `isCut` is true if the text had more or longer amenities than a place can have
 */
export function parseAmenities(text: string): { amenities: string[]; isCut: boolean } {
  const parts = text
    .split(/[,;|\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const uniqueAmenities = [...new Set(parts.map(toAmenity))];
  const validAmenities = uniqueAmenities
    .filter((name) => name.length <= maxAmenityLength)
    .slice(0, maxAmenities);
  return { amenities: validAmenities, isCut: validAmenities.length < uniqueAmenities.length };
}

function toAmenity(text: string): string {
  const folded = foldText(text);
  const option = amenityOptions.find((name) => foldText(name) === folded);
  return option ?? (Object.hasOwn(amenityWords, folded) ? amenityWords[folded] : null) ?? text;
}
