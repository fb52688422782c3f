import { foldText } from '#shared/text/fold-text.ts';

/** A schema.org type for the places of a category. */
export interface PlaceKind {
  type: string;
  /** True for subtypes of LocalBusiness; only these have a `priceRange`. */
  isBusiness: boolean;
}

const businessKind = (type: string): PlaceKind => ({ type, isBusiness: true });
const sightKind = (type: string): PlaceKind => ({ type, isBusiness: false });

/**
 * Types by keyword, matched at the beginning of a word of the normalized category name; the first match wins. Super
 * admins define the categories, so this list covers the categories of the seed data and other common names.
 */
const kindsByKeyword: readonly (readonly [RegExp, PlaceKind])[] = [
  [/\b(cafe(s|teria|terias)?|casas? de cha)\b/, businessKind('CafeOrCoffeeShop')],
  [/\b(padaria|confeitaria|doceria)/, businessKind('Bakery')],
  [/\b(sorvete|gelato)/, businessKind('IceCreamShop')],
  [/\b(bar|bares|barzinhos?|pubs?)\b|\b(boteco|cervejaria|choperia)/, businessKind('BarOrPub')],
  [
    /\b(restaurante|pizzaria|churrascaria|hamburgueria|lanchonete|bistro)/,
    businessKind('Restaurant'),
  ],
  [/\b(balada|boate|danceteria)|\bcasas? noturnas?\b/, businessKind('NightClub')],
  [/\b(hote(l|is)|pousada|hospedage|hoste(l|is))/, businessKind('LodgingBusiness')],
  [/\b(loja|compras|artesanato|shopping)/, businessKind('Store')],
  [/\b(spas?|bem-estar)\b|\bmassage/, businessKind('HealthAndBeautyBusiness')],
  [/\b(academia|esporte)/, businessKind('SportsActivityLocation')],
  [/\bpraia/, sightKind('Beach')],
  [/\bmuseu/, sightKind('Museum')],
  [/\b(parque|praca)/, sightKind('Park')],
  [/\b(passeio|trilha|mirante|tour|turis|ponto|atrac|natureza)/, sightKind('TouristAttraction')],
  [/\b(show|teatro|evento|festa|festiva|espetaculo|musica)/, sightKind('EventVenue')],
];

/** Fallback: most other places in a guide are businesses with an address and a phone number. */
const defaultKind = businessKind('LocalBusiness');

/** Returns the type for a category, by keywords in its name; LocalBusiness for any other name. */
export function placeKind(categoryName: string): PlaceKind {
  const name = foldText(categoryName);
  return kindsByKeyword.find(([keyword]) => keyword.test(name))?.[1] ?? defaultKind;
}
