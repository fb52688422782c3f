import type {
  Amenity,
  PlaceFacts,
  PriceLevel,
  ReservationMode,
} from '#features/places/model/place-options.ts';
import type { ArtSpec } from '../art/scenes.ts';

/** Slugs of the seeded categories. */
export const categorySlugs = [
  'bares',
  'restaurantes',
  'shows',
  'passeios',
  'baladas',
  'praias',
  'cafes',
  'eventos',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];

/** A hand-written place; build-city.ts creates the stored documents from it. */
export interface PlaceContent {
  title: string;
  /** At least thirty words. */
  description: string;
  /** Street and number without a comma, because a comma separates the city in the stored location. */
  address: string;
  neighborhood: string;
  /** Latitude and longitude in decimal degrees; absent for a few places. */
  at?: readonly [number, number];
  price: PriceLevel;
  /**
   * Weekly hours in the format of hours-notation.ts ('ter-qui 18:00-00:00; sex-sab 18:00-02:00'), '24h', or a legacy
   * format that the app still displays.
   */
  hours: string | { legacyText: string } | { legacyDays: Record<string, string> } | null;
  hoursNote?: string;
  /** Hours on 2026-12-25 and 2027-01-01. */
  holidays?: 'closed' | 'evening';
  amenities: readonly Amenity[];
  /** What the description says about the place. place-facts.ts adds what the amenities and the hours say. */
  facts?: PlaceFacts;
  /** Kind of phone number; public sights have none. */
  contact?: 'landline' | 'mobile';
  /** Path of the website under example.com. */
  site?: string;
  reserve?: ReservationMode;
  /** Drawings, cover first; the cover shows what this place is known for. */
  art: readonly ArtSpec[];
  /** The random stars of reviews are close to this number. Above 5, almost all reviews have five stars. */
  appeal: number;
  /** Number of reviews. */
  fame: number;
  isActive?: false;
  /** The first image is stored as a plain URL, as in older records. */
  plainImage?: true;
}
