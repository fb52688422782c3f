import type { Coordinates } from '#shared/geo.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';

/** Stored price labels, cheapest first. */
export const priceLevels = ['Econômico', 'Médio', 'Alto', 'Premium'] as const;
export type PriceLevel = (typeof priceLevels)[number];

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

export interface Reservation {
  mode: ReservationMode;
  /** Phone number for modes whatsapp and phone, URL for mode url, otherwise empty. */
  value: string;
  /** Number of tables per time slot with mode request. Absent if the guide does not limit the tables. */
  tables?: number;
}

/** Maximum number of tables of a place, also enforced by the rules. */
export const maxTables = 500;

/** Widths (pixels) in which an image is stored, if the original is wider. The pages request these widths. */
export const imageWidths = [320, 640, 1280] as const;

/**
 * Image of a place. `url` is the largest file and ends in '.webp'. The file of another width in `widths` has the same
 * URL with '-{width}' before the extension ('/a/b.webp' -> '/a/b-640.webp'). Images of older records are plain URLs: no
 * widths, and an assumed aspect ratio of 16:10.
 */
export interface PlaceImage {
  url: string;
  /** Width of the largest file in pixels. */
  width: number;
  height: number;
  /** Entries of imageWidths that are smaller than `width`, ascending; empty for a plain URL. */
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
  /** Average of all reviews with one decimal; 0 without reviews. */
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

/** Number of places per page of a category. */
export const placePageSize = 24;

/** Fields of a place that lists show. `images` may contain only the cover. */
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
