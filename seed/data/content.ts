import type { amenityOptions, PriceLevel, ReservationMode } from '#features/places/model/place.ts';
import type { ArtSpec } from '../art/scene-names.ts';

export type Amenity = (typeof amenityOptions)[number];

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

/** One place as it is written by hand; build-city.ts makes the stored documents from it. */
export interface PlaceContent {
  title: string;
  /** At least thirty words. */
  description: string;
  /** Street and number without a comma: the comma separates the city in the stored location. */
  address: string;
  neighborhood: string;
  /** Latitude and longitude in decimal degrees; absent for the few places without coordinates. */
  at?: readonly [number, number];
  price: PriceLevel;
  /**
   * Weekly hours as read by hours-notation.ts ('ter-qui 18:00-00:00; sex-sab 18:00-02:00'), '24h',
   * or one of the older shapes that are still shown.
   */
  hours: string | { legacyText: string } | { legacyDays: Record<string, string> } | null;
  hoursNote?: string;
  /** What happens on 2026-12-25 and 2027-01-01. */
  holidays?: 'closed' | 'evening';
  amenities: readonly Amenity[];
  /** Public sights have no contact. */
  contact?: 'landline' | 'mobile';
  /** Name under example.com. */
  site?: string;
  reserve?: ReservationMode;
  /** The cover first: the one drawing that shows what this place is known for. */
  art: readonly ArtSpec[];
  /** Stars around which its visitors give theirs; above 5 for places that almost everybody loves. */
  appeal: number;
  /** Number of reviews. */
  fame: number;
  isActive?: false;
  /** The first picture is stored as a plain address, as older records have it. */
  plainImage?: true;
}
