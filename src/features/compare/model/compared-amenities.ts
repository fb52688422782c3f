import { amenityOptions } from '#features/places/model/place.ts';

/**
 * Returns the amenities of all places, each once: first those known to the guide, in its order, then the others in the
 * order of the places.
 * @param places the places with their stored amenities
 */
export function comparedAmenities(places: readonly { amenities: readonly string[] }[]): string[] {
  const named = new Set(places.flatMap(({ amenities }) => amenities));
  const known = amenityOptions.filter((amenity) => named.has(amenity));
  const others = [...named].filter((amenity) => !known.some((option) => option === amenity));
  return [...known, ...others];
}
