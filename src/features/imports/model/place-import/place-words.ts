import { foldText } from '#shared/text/fold-text.ts';
import { amenityOptions, priceLevels } from '#features/places/model/place.ts';
import type { PriceLevel } from '#features/places/model/place.ts';
import { priceRangeLabels, priceSign } from '#features/places/model/price.ts';

const maxAmenities = 20;
const maxAmenityLength = 60;

/** Folded synonyms of the price levels, cheapest first. */
const priceWords: readonly (readonly string[])[] = [
  ['1', 'barato', 'baixo', 'cheap', 'inexpensive', 'gratis', 'gratuito'],
  ['2', 'moderado', 'medium', 'moderate'],
  ['3', 'caro', 'high', 'expensive'],
  ['4', 'luxo', 'muito caro', 'very expensive', 'luxury'],
];

/** Returns the price level of a text: its label, '$$', 'R$ 50-100', '2' or a synonym; null without a match. */
export function priceOfText(text: string): PriceLevel | null {
  const word = foldText(text).trim();
  const known = priceLevels.find(
    (level, at) =>
      word === foldText(level) ||
      word === priceSign(level) ||
      word === foldText(`${priceSign(level)} ${level}`) ||
      word === foldText(priceRangeLabels[level]) ||
      (priceWords[at] ?? []).includes(word),
  );
  return known ?? null;
}

/** Folded synonyms of the known amenities. */
const amenityWords: Readonly<Record<string, (typeof amenityOptions)[number]>> = {
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
 * Returns the amenities of a text that is separated by commas, semicolons or vertical bars, without repetitions. Known
 * ones get their label, others are unchanged.
 * @returns `isCut` is true if the text had more or longer amenities than a place can have
 */
export function amenitiesOfText(text: string): { amenities: string[]; isCut: boolean } {
  const written = text
    .split(/[,;|\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const all = [...new Set(written.map(amenityOf))];
  const fitting = all.filter((name) => name.length <= maxAmenityLength).slice(0, maxAmenities);
  return { amenities: fitting, isCut: fitting.length < all.length };
}

function amenityOf(text: string): string {
  const folded = foldText(text);
  const option = amenityOptions.find((name) => foldText(name) === folded);
  return option ?? (Object.hasOwn(amenityWords, folded) ? amenityWords[folded] : null) ?? text;
}
