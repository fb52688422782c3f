import { amenityOptions } from '#features/places/model/place.ts';

/**
 * What any of the places offers, once: first what the guide asks every place for, in its order, then the rest as the
 * places name it.
 * @param places their amenities, as they are stored
 */
export function comparedAmenities(places: readonly { amenities: readonly string[] }[]): string[] {
  const named = new Set(places.flatMap(({ amenities }) => amenities));
  const known = amenityOptions.filter((amenity) => named.has(amenity));
  const others = [...named].filter((amenity) => !known.some((option) => option === amenity));
  return [...known, ...others];
}
