import { parseCoordinates } from '#shared/geo.ts';
import { parseRatingCounts } from '#features/reviews/model/rating.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { placePictures } from '#features/pictures/model/stored-place-images.ts';
import {
  countOf,
  activeOf,
  fieldsOf,
  instantOf,
  numberOf,
  textOf,
  textsOf,
} from '#shared/stored-fields.ts';
import type { Place, Reservation } from './place.ts';
import { parsePriceLevel } from './price.ts';
import { maxTables, reservationModes } from './place.ts';

/** Bound of a nested list (DESIGN section 4); rules hold it too, older records may not. */
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
  const { images, highlightImageIndex } = placePictures(fields, { id, title });
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

/** The reservation of a place that states none. */
const noReservation: Reservation = { mode: 'none', value: '' };

/** A stored reservation read defensively; an unknown mode is none, the value at most 500 characters, tables counted with mode request alone. */
export function parseReservation(value: unknown): Reservation {
  const stored = (value ?? {}) as Record<string, unknown>;
  const mode = reservationModes.find((known) => known === stored['mode']);
  if (mode === undefined) return noReservation;
  const text = typeof stored['value'] === 'string' ? stored['value'].slice(0, 500) : '';
  const tables = countOf(stored['tables']);
  const isCounted = mode === 'request' && tables > 0;
  return { mode, value: text, ...(isCounted && { tables: Math.min(tables, maxTables) }) };
}
