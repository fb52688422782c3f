import { hoursRecord, parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import {
  parsePlacePictures,
  storedHighlight,
  storedPictures,
} from '#features/pictures/model/stored-place-images.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { parseRatingCounts } from '#features/reviews/model/rating.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import {
  checkedByRule,
  choice,
  choiceMap,
  defineRecord,
  filled,
  flag,
  geo,
  instant,
  integer,
  line,
  listOfTexts,
  map,
  nullable,
  optional,
  orUnchanged,
  readBy,
  text,
  machineMark,
  translationsOf,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { fieldsOf, numberOf, textOf } from '#shared/stored-fields.ts';
import {
  factValues,
  placeFactNames,
  defaultPriceLevel,
  maxTables,
  priceLevels,
  reservationModes,
} from './place-options.ts';
import type { ReservationMode } from './place-options.ts';

/** Settings of the reservation button of a place. */
export interface Reservation {
  mode: ReservationMode;
  /** Phone number for modes whatsapp and phone, URL for mode url, otherwise empty. */
  value: string;
  /** Number of tables per time slot with mode request. Absent if the guide does not limit the tables. */
  tables?: number;
}

const reservationValue = line(500);

const storedReservation = map({
  mode: choice(reservationModes, null),
  value: optional(
    readBy(
      (value) => (typeof value === 'string' ? reservationValue.read(value) : ''),
      reservationValue,
    ),
  ),
  tables: optional(integer({ min: 1, max: maxTables })),
});

/** Maximum length of a description in another language, in UTF-16 units. */
export const maxTranslationLength = 3_000;

/** A place, stored in places/{id}. */
export const placeRecord = defineRecord(
  {
    title: filled(line(200)),
    description: filled(text(10_000)),
    /** Shorter than the original, because every list downloads the texts of all languages. */
    translations: translationsOf({ description: text(maxTranslationLength) }, machineMark),
    /** 'address, city'. */
    location: filled(line(300)),
    neighborhood: optional(line(100)),
    /** Null if unknown. */
    geo: optional(nullable(geo())),
    /** Category id. */
    category: filled(line(128)),
    /** Average of all reviews with one decimal; 0 without reviews. */
    rating: checkedByRule(readBy(parseRating, integer({ max: 5 }))),
    reviewsCount: checkedByRule(integer()),
    ratingCounts: optional(checkedByRule(readBy(parseRatingCounts, integer()))),
    price: optional(choice(priceLevels, defaultPriceLevel)),
    phone: optional(line(40)),
    website: optional(readBy(parseWebsite, line(2000))),
    /** Older records have a text. */
    hours: optional(checkedByRule(readBy(parsePlaceHours, map(hoursRecord.fields)))),
    /** Older records may exceed the limits. */
    amenities: optional(listOfTexts({ maxItems: 20, maxLength: 60, maxTotalLength: 1200 })),
    facts: optional(choiceMap(placeFactNames, factValues)),
    reservation: optional(readBy(parseReservation, storedReservation)),
    isActive: flag(true),
    createdAt: checkedByRule(instant()),
    updatedAt: checkedByRule(instant()),
    /** uid. */
    createdBy: line(128),
  },
  {
    unreadFields: {
      images: optional(orUnchanged(storedPictures)),
      highlightImageIndex: optional(choice([0, 1, 2, 3, 4, 5, 6, 7])),
      /** Address of the highlighted image, derived from the list; the only image of an older record. */
      image: optional(orUnchanged(storedHighlight)),
      /** The title without accents and capitals, for queries. */
      searchTitle: optional(line(200)),
      /** Audit entry of the last change by an administrator. */
      auditId: optional(line(128)),
    },
  },
);

export interface Place extends RecordOf<typeof placeRecord> {
  id: string;
  images: PlaceImage[];
  highlightImageIndex: number;
}

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

/**
 * Parses a stored place of any age: applies defaults for missing fields and limits for lists and texts. Never throws,
 * so that one invalid record does not break its list.
 */
export function toPlace(id: string, data: unknown): Place {
  const fields = placeRecord.read(data);
  return { id, ...fields, ...parsePlacePictures(fieldsOf(data), { id, title: fields.title }) };
}

function parseWebsite(value: unknown): string {
  return safeExternalUrl(textOf(value, 2000)) ?? '';
}

function parseRating(value: unknown): number {
  return Math.round(Math.min(5, Math.max(0, numberOf(value) ?? 0)) * 10) / 10;
}

/**
 * Parses stored reservation settings. An unknown mode becomes 'none'; the value has at most 500 characters; tables are
 * read only with mode request.
 */
export function parseReservation(stored: unknown): Reservation {
  const { mode, value, tables } = storedReservation.read(stored);
  if (mode === null) return { mode: 'none', value: '' };
  const hasTableCount = mode === 'request' && tables > 0;
  return { mode, value, ...(hasTableCount && { tables: Math.min(tables, maxTables) }) };
}
