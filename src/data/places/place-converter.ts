import { parseCoordinates } from '#domain/geo.ts';
import { parsePlaceHours } from '#domain/opening-hours-parse.ts';
import { parsePlaceImage } from '#domain/place-image.ts';
import type { Place } from '#domain/place.ts';
import { parsePriceLevel } from '#domain/price.ts';
import { parseRatingCounts } from '#domain/rating.ts';
import { parseReservation } from '#domain/reservation.ts';
import { safeExternalUrl } from '#domain/safe-url.ts';

import {
  activeOf,
  countOf,
  fieldsOf,
  instantOf,
  listOf,
  numberOf,
  textOf,
  textsOf,
} from '../field-readers.ts';
import type { Fields } from '../field-readers.ts';

/** Bounds of nested lists (DESIGN section 4); rules hold them too, older records may not. */
const maxImages = 8;
const maxAmenities = 20;

/**
 * A place from a stored document of any age: defaults for what is missing (SPEC section 3), bounds on
 * everything that can grow. Never throws, so that one odd record does not take its list with it.
 */
export function toPlace(id: string, data: unknown): Place {
  const fields = fieldsOf(data);
  const title = textOf(fields['title'], 200);
  // A GeoPoint, or a map of the same two numbers.
  const { latitude, longitude } = fieldsOf(fields['geo']);
  const { images, highlightImageIndex } = toImages(fields, { id, title });
  return {
    id,
    title,
    description: textOf(fields['description'], 10_000),
    location: textOf(fields['location'], 300),
    neighborhood: textOf(fields['neighborhood'], 100),
    geo: parseCoordinates(latitude, longitude),
    category: textOf(fields['category'], 128),
    images,
    highlightImageIndex,
    rating: Math.round(Math.min(5, Math.max(0, numberOf(fields['rating']) ?? 0)) * 10) / 10,
    reviewsCount: countOf(fields['reviewsCount']),
    ratingCounts: parseRatingCounts(fields['ratingCounts']),
    price: parsePriceLevel(fields['price']),
    phone: textOf(fields['phone'], 40),
    website: safeExternalUrl(textOf(fields['website'], 2_000)) ?? '',
    hours: parsePlaceHours(fields['hours']),
    amenities: textsOf(fields['amenities'], maxAmenities, 60),
    reservation: parseReservation(fields['reservation']),
    isActive: activeOf(fields['isActive']),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
    createdBy: textOf(fields['createdBy'], 128),
  };
}

/**
 * The usable pictures, or the single `image` of older records where there is none; the highlight
 * stays on its picture when an unusable one before it is left out.
 */
function toImages(
  fields: Fields,
  place: { id: string; title: string },
): Pick<Place, 'images' | 'highlightImageIndex'> {
  const stored = listOf(fields['images'], maxImages).map((value) => parsePlaceImage(value, place));
  const images = stored.filter((image) => image !== null);
  if (images.length > 0) {
    const highlight = stored[countOf(fields['highlightImageIndex'])] ?? null;
    const position = highlight === null ? 0 : images.indexOf(highlight);
    return { images, highlightImageIndex: position };
  }
  const single = parsePlaceImage(fields['image'], place);
  return { images: single === null ? [] : [single], highlightImageIndex: 0 };
}
