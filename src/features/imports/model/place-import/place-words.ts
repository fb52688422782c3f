import { foldText } from '#shared/text/fold-text.ts';
import { amenityOptions, priceLevels } from '#features/places/model/place-options.ts';
import type {
  Amenity,
  FactValue,
  PlaceFactName,
  PlaceFacts,
  PriceLevel,
} from '#features/places/model/place-options.ts';
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

/** Folded names of the facts. */
const factWords: Readonly<Record<string, PlaceFactName>> = {
  criancas: 'children',
  cachorros: 'dogs',
  'entrada acessivel': 'wheelchairEntrance',
  'banheiro acessivel': 'wheelchairToilet',
  'lugar tranquilo': 'quiet',
  vista: 'view',
  'a dois': 'romantic',
  grupos: 'groups',
  'musica ao vivo': 'liveMusic',
  vegano: 'vegan',
  vegetariano: 'vegetarian',
  'sem gluten': 'glutenFree',
  coberto: 'covered',
  'trabalhar com notebook': 'laptop',
  'aberto ate tarde': 'openLate',
  estacionamento: 'parking',
};

/** Folded values of a fact. A name without a value means yes. */
const factValueWords: Readonly<Record<string, FactValue>> = {
  '': 'yes',
  sim: 'yes',
  yes: 'yes',
  'em parte': 'partly',
  partly: 'partly',
  nao: 'no',
  no: 'no',
};

/**
 * Returns the facts of a text such as 'Crianças, Entrada acessível: não', separated like amenities.
 * @returns `isCut` is true if a part of the text is not a known fact with a known value
 */
export function parseFacts(text: string): { facts: PlaceFacts; isCut: boolean } {
  const parts = splitParts(text);
  const facts: PlaceFacts = {};
  for (const part of parts) {
    const [name = '', value = ''] = part.split(':').map((word) => foldText(word).trim());
    if (!Object.hasOwn(factWords, name) || !Object.hasOwn(factValueWords, value)) continue;
    const factName = factWords[name];
    const factValue = factValueWords[value];
    if (factName && factValue) facts[factName] = factValue;
  }
  return { facts, isCut: Object.keys(facts).length < parts.length };
}

function splitParts(text: string): string[] {
  return text
    .split(/[,;|\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
}

/**
 * Returns the amenities of a text, without repetitions. They are separated by commas, semicolons, vertical bars or line
 * breaks. Known amenities get their label, others are unchanged.
 * @returns `isCut` is true if the text had more or longer amenities than a place can have
 */
export function parseAmenities(text: string): { amenities: string[]; isCut: boolean } {
  const uniqueAmenities = [...new Set(splitParts(text).map(toAmenity))];
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
