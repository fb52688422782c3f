import { foldText } from '#shared/text/fold-text.ts';

/** A type of schema.org for the places of a category. */
export interface PlaceKind {
  type: string;
  /** Whether it is a kind of LocalBusiness, which alone has a `priceRange`. */
  isBusiness: boolean;
}

const business = (type: string): PlaceKind => ({ type, isBusiness: true });
const sight = (type: string): PlaceKind => ({ type, isBusiness: false });

/**
 * Keyword at the beginning of a word of the folded name of a category -> kind; the first that fits wins. Super admins
 * invent categories: those of the seed are here with the names that others in a guide of a city would have.
 */
const kinds: readonly (readonly [RegExp, PlaceKind])[] = [
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

/** What is listed in a guide and fits nowhere is most often a business with a door and a telephone. */
const otherwise = business('LocalBusiness');

/** The kind of the places of a category, by keywords in its name; LocalBusiness for any other name. */
export function placeKind(categoryName: string): PlaceKind {
  const name = foldText(categoryName);
  return kinds.find(([keyword]) => keyword.test(name))?.[1] ?? otherwise;
}
