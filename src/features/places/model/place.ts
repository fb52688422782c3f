import type { Coordinates } from '#shared/geo.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';

/** Stored labels, cheapest first. */
export const priceLevels = ['Econômico', 'Médio', 'Alto', 'Premium'] as const;
export type PriceLevel = (typeof priceLevels)[number];

/** Feature options offered by the wizard and the search filter (SPEC section 3). */
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

export const reservationModes = ['request', 'whatsapp', 'phone', 'url', 'none'] as const;
export type ReservationMode = (typeof reservationModes)[number];

export interface Reservation {
  mode: ReservationMode;
  /** Phone number for whatsapp and phone, address for url, otherwise empty. */
  value: string;
  /** Tables for each time that can be asked for, with mode request; absent where the guide counts none. */
  tables?: number;
}

/** Most tables that a place may count; rules hold the same bound. */
export const maxTables = 500;

/** Widths in pixels in which every picture is stored, where it is wider than them; the pages ask for these. */
export const imageWidths = [320, 640, 1280] as const;

/**
 * One picture. `url` is the largest file, ending in '.webp'; the file of another width in `widths`
 * is the same address with '-{width}' before the extension ('/a/b.webp' -> '/a/b-640.webp').
 * Pictures of older records are plain addresses: no widths, size assumed 16:10.
 */
export interface PlaceImage {
  url: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Those of imageWidths that are smaller than `width`, ascending; empty for a plain address. */
  widths: number[];
  /** Placeholder colour, '#rrggbb'. */
  colour: string;
}

/** Number of reviews with one, two, three, four and five stars. */
export type RatingCounts = readonly [number, number, number, number, number];

export interface Place {
  id: string;
  title: string;
  description: string;
  /** 'address, city'. */
  location: string;
  neighborhood: string;
  geo: Coordinates | null;
  /** Category id. */
  category: string;
  images: PlaceImage[];
  highlightImageIndex: number;
  /** Average of all reviews, one decimal; 0 without reviews. */
  rating: number;
  reviewsCount: number;
  ratingCounts: RatingCounts;
  price: PriceLevel;
  phone: string;
  website: string;
  hours: PlaceHours;
  amenities: string[];
  reservation: Reservation;
  isActive: boolean;
  createdAt: Date | null;
  updatedAt: Date | null;
  createdBy: string;
}

/** Places of a category that are read at once. */
export const placePageSize = 24;

/** What lists show of a place. `images` may hold its cover alone. */
export type ListedPlace = Pick<
  Place,
  | 'id'
  | 'title'
  | 'location'
  | 'neighborhood'
  | 'geo'
  | 'category'
  | 'images'
  | 'highlightImageIndex'
  | 'rating'
  | 'reviewsCount'
  | 'price'
  | 'amenities'
  | 'hours'
  | 'createdAt'
>;
