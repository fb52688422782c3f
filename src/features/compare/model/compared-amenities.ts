import { amenityOptions } from '#features/places/model/place-options.ts';

/**
 * Returns the amenities of all places, each once: first those of amenityOptions, in that order, then the others in the
 * order of the places.
 * @param places the places with their stored amenities
 */
export function listComparedAmenities(
  places: readonly { amenities: readonly string[] }[],
): string[] {
  const allAmenities = new Set(places.flatMap(({ amenities }) => amenities));
  const listedAmenities = amenityOptions.filter((amenity) => allAmenities.has(amenity));
  const unlistedAmenities = [...allAmenities].filter(
    (amenity) => !listedAmenities.some((option) => option === amenity),
  );
  return [...listedAmenities, ...unlistedAmenities];
}
