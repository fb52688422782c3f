import type { Place } from './place.ts';

/** Fields of a place that its managers may write, except `isActive`, which only super admins may write. */
export const placeFieldNames = [
  'title',
  'description',
  'translations',
  'category',
  'location',
  'neighborhood',
  'geo',
  'phone',
  'website',
  'price',
  'amenities',
  'facts',
  'reservation',
  'hours',
  'images',
  'highlightImageIndex',
  'isActive',
] as const satisfies readonly (keyof Place)[];
export type PlaceFieldName = (typeof placeFieldNames)[number];
export type PlaceFields = Pick<Place, PlaceFieldName>;

/** Texts that the form edits as they are stored. `location` and `category` have other inputs. */
export const placeTextNames = [
  'title',
  'description',
  'neighborhood',
  'phone',
  'website',
] as const satisfies readonly PlaceFieldName[];
export type PlaceTextName = (typeof placeTextNames)[number];
