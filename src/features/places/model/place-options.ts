/** Stored price labels, cheapest first. */
export const priceLevels = ['Econômico', 'Médio', 'Alto', 'Premium'] as const;
export type PriceLevel = (typeof priceLevels)[number];

/** Price level of a place without a stored level. */
export const defaultPriceLevel: PriceLevel = 'Médio';

/** Amenities offered by the wizard and the search filter. */
export const amenityOptions = [
  'Wi-Fi Gratuito',
  'Estacionamento',
  'Acessível',
  'Pet Friendly',
  'Ar Condicionado',
  'Música ao Vivo',
  'Delivery',
  'Reservas',
] as const;
export type Amenity = (typeof amenityOptions)[number];

export const reservationModes = ['request', 'whatsapp', 'phone', 'url', 'none'] as const;
export type ReservationMode = (typeof reservationModes)[number];

/** Maximum number of tables of a place. */
export const maxTables = 500;

/** Number of places per page of a category. */
export const placePageSize = 24;

/**
 * What a place is good for. The search snapshot refers to the facts by position (encodeFacts()), so a new fact is added
 * at the end.
 */
export const placeFactNames = [
  'children',
  'dogs',
  'wheelchairEntrance',
  'wheelchairToilet',
  'quiet',
  'view',
  'romantic',
  'groups',
  'liveMusic',
  'vegan',
  'vegetarian',
  'glutenFree',
  'covered',
  'laptop',
  'openLate',
  'parking',
] as const;
export type PlaceFactName = (typeof placeFactNames)[number];

export const factValues = ['yes', 'partly', 'no'] as const;
export type FactValue = (typeof factValues)[number];

/** The known facts of a place. A missing fact is unknown, which never means 'no'. */
export type PlaceFacts = Partial<Record<PlaceFactName, FactValue>>;
