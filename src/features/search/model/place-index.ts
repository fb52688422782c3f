import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import type { CoverColumns } from '#features/pictures/model/cover-codec.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import type { PriceLevel } from '#features/places/model/place-options.ts';

/**
 * The search snapshot (`GET /api/places/index`): all active places, with one array per column. Rows are ordered by
 * rating descending, then newest, so that a scan in row order is already sorted. The column format compresses well
 * under gzip.
 */
export interface PlaceIndexSnapshot extends CoverColumns {
  format: 1;
  /** Changes whenever any row changes. The descriptions and hours files of the same version have the same rows. */
  version: string;
  /** ISO timestamp at which the server built the snapshot. */
  builtAt: string;
  categories: { id: string; name: string; slug: string }[];
  /** Amenity names, referred to by position. */
  amenityNames: string[];
  /** Neighbourhood names, referred to by position; position 0 is ''. */
  neighborhoodNames: string[];
  id: string[];
  title: string[];
  /** 'address, city' as stored. */
  location: string[];
  neighborhood: number[];
  /** Position in `categories`, -1 for an unknown category. */
  category: number[];
  /** Rating times ten. */
  rating: number[];
  reviewsCount: number[];
  /** Position in priceLevels. */
  price: number[];
  /** The distinct sets of amenities, each as ascending positions in amenityNames. */
  amenitySets: number[][];
  /** Position in amenitySets. */
  amenities: number[];
  /** The distinct sets of facts; see encodeFacts(). Absent in snapshots of older servers. */
  factSets?: string[];
  /** Position in factSets. */
  facts?: number[];
  /** Base latitude and longitude of the offset columns, in steps of 1e-5 degrees. */
  geoBase: [latitude: number, longitude: number];
  /** Steps of 1e-5 degrees (about a metre) north of geoBase; null without coordinates. */
  latitudeOffset: (number | null)[];
  /** Steps of 1e-5 degrees east of geoBase; null without coordinates. */
  longitudeOffset: (number | null)[];
  /**
   * Creation times: the first row holds whole seconds since 1970 (UTC), each other row holds how many seconds earlier
   * it was created than the previous row (negative for later). Rows of equal rating are ordered newest first, so these
   * numbers are small.
   */
  createdBefore: number[];
  /** The distinct offers of the club. */
  benefitTerms: ClubBenefit[];
  /** Position in `benefitTerms` of the best unexpired offer, -1 for none. */
  benefits: number[];
}

/** The descriptions file (`GET /api/places/index/descriptions`), with the rows of the snapshot of the same version. */
export interface PlaceDescriptionsSnapshot {
  format: 1;
  version: string;
  description: string[];
}

/** The hours file (`GET /api/places/index/hours`), with the rows of the snapshot of the same version. */
export interface PlaceHoursSnapshot {
  format: 1;
  version: string;
  /** The distinct days: pairs of opening time (minutes since midnight) and duration (minutes). */
  days: number[][];
  /** The distinct weeks: positions in `days`, Sunday first. */
  weeks: number[][];
  /** Position in `weeks`, -1 for unknown hours, -2 for hours as text. */
  week: number[];
  /**
   * The distinct lists of exceptions. Each exception is a date in days since 1970, followed by pairs of opening and
   * closing minutes; only the date for a closed day.
   */
  exceptionLists: number[][][];
  /** Position in `exceptionLists`. */
  exceptions: number[];
}

/** The data of a place that cards, lists and search results need. Created from a Place or a snapshot row. */
export interface PlaceSummary {
  id: string;
  title: string;
  /** 'address, city'. */
  location: string;
  neighborhood: string;
  geo: Coordinates | null;
  categoryId: string;
  /** 'Categoria' for an unknown category. */
  categoryName: string;
  categorySlug: string;
  rating: number;
  reviewsCount: number;
  price: PriceLevel;
  amenities: string[];
  cover: PlaceImage | null;
  /** As returned by withoutHoursTexts(); unknown while the hours of a list are not loaded. */
  hours: PlaceHours;
  /** The best unexpired offer of the club; null for none, undefined if the source of the list has no offers. */
  benefit?: ClubBenefit | null;
  /** Milliseconds since 1970 (UTC). */
  createdAt: number;
}
