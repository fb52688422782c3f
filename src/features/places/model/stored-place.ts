import { parseCoordinates } from '#shared/geo.ts';
import { parseRatingCounts } from '#features/reviews/model/rating.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { parsePlacePictures } from '#features/pictures/model/stored-place-images.ts';
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

/** Maximum number of amenities, also enforced by the rules. Older records may exceed it. */
const maxAmenities = 20;

/**
 * Parses a stored place of any age: applies defaults for missing fields and limits for lists and texts. Never throws,
 * so that one invalid record does not break its list.
 */
export function toPlace(id: string, data: unknown): Place {
  const fields = fieldsOf(data);
  const title = textOf(fields['title'], 200);
  // A GeoPoint, or a map with the same two numbers.
  const { latitude, longitude } = fieldsOf(fields['geo']);
  const { images, highlightImageIndex } = parsePlacePictures(fields, { id, title });
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

/** Reservation settings of a place that has none. */
const noReservation: Reservation = { mode: 'none', value: '' };

/**
 * Parses stored reservation settings. An unknown mode becomes 'none'; the value has at most 500 characters; tables are
 * read only with mode request.
 */
export function parseReservation(value: unknown): Reservation {
  const stored = (value ?? {}) as Record<string, unknown>;
  const mode = reservationModes.find((modeOption) => modeOption === stored['mode']);
  if (mode === undefined) return noReservation;
  const text = typeof stored['value'] === 'string' ? stored['value'].slice(0, 500) : '';
  const tables = countOf(stored['tables']);
  const hasTableCount = mode === 'request' && tables > 0;
  return { mode, value: text, ...(hasTableCount && { tables: Math.min(tables, maxTables) }) };
}
