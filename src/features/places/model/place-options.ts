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
