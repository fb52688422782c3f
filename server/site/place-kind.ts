import { foldText } from '#shared/text/fold-text.ts';

/** A schema.org type for the places of a category. */
export interface PlaceKind {
  type: string;
  /** True for subtypes of LocalBusiness; only these have a `priceRange`. */
  isBusiness: boolean;
}

const business = (type: string): PlaceKind => ({ type, isBusiness: true });
const sight = (type: string): PlaceKind => ({ type, isBusiness: false });

/**
 * Types by keyword, matched at the beginning of a word of the normalized category name; the first match wins. Super
 * admins define the categories, so the table covers those of the seed and other common names.
 */
const kindsByKeyword: readonly (readonly [RegExp, PlaceKind])[] = [
  [/\b(cafe(s|teria|terias)?|casas? de cha)\b/, business('CafeOrCoffeeShop')],
  [/\b(padaria|confeitaria|doceria)/, business('Bakery')],
  [/\b(sorvete|gelato)/, business('IceCreamShop')],
  [/\b(bar|bares|barzinhos?|pubs?)\b|\b(boteco|cervejaria|choperia)/, business('BarOrPub')],
  [/\b(restaurante|pizzaria|churrascaria|hamburgueria|lanchonete|bistro)/, business('Restaurant')],
  [/\b(balada|boate|danceteria)|\bcasas? noturnas?\b/, business('NightClub')],
  [/\b(hote(l|is)|pousada|hospedage|hoste(l|is))/, business('LodgingBusiness')],
  [/\b(loja|compras|artesanato|shopping)/, business('Store')],
  [/\b(spas?|bem-estar)\b|\bmassage/, business('HealthAndBeautyBusiness')],
  [/\b(academia|esporte)/, business('SportsActivityLocation')],
  [/\bpraia/, sight('Beach')],
  [/\bmuseu/, sight('Museum')],
  [/\b(parque|praca)/, sight('Park')],
  [/\b(passeio|trilha|mirante|tour|turis|ponto|atrac|natureza)/, sight('TouristAttraction')],
  [/\b(show|teatro|evento|festa|festiva|espetaculo|musica)/, sight('EventVenue')],
];

/** Fallback: most other places in a guide are businesses with an address and a phone number. */
const defaultKind = business('LocalBusiness');

/** Returns the type for a category, by keywords in its name; LocalBusiness for any other name. */
export function placeKind(categoryName: string): PlaceKind {
  const name = foldText(categoryName);
  return kindsByKeyword.find(([keyword]) => keyword.test(name))?.[1] ?? defaultKind;
}
