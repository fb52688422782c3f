import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import type { CoverColumns } from '#features/pictures/model/cover-codec.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { PlaceImage, PriceLevel } from '#features/places/model/place.ts';

/**
 * The search snapshot on the wire (`GET /api/places/index`): every active place, one array a column,
 * rows ordered by rating descending then newest, so that a scan in row order is already sorted.
 * Columns keep it small under gzip (DESIGN section 8).
 */
export interface PlaceIndexSnapshot extends CoverColumns {
  format: 1;
  /** Changes whenever any row changes; the descriptions file of the same version has the same rows. */
  version: string;
  /** ISO instant at which the server built it. */
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
  /** Position in `categories`, -1 for an unknown one. */
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
  /** Latitude and longitude from which the offsets below count, in steps of 1e-5 degrees. */
  geoBase: [latitude: number, longitude: number];
  /** Steps of 1e-5 degrees (about a metre) north of geoBase; null without coordinates. */
  latitudeOffset: (number | null)[];
  /** Steps of 1e-5 degrees east of geoBase; null without coordinates. */
  longitudeOffset: (number | null)[];
  /**
   * Creation instant: whole seconds since 1970 (UTC) of the first row, for the others how much
   * earlier than the row before (negative for later). Rows of equal rating descend, so these are small.
   */
  createdBefore: number[];
  /** What the club offers, each once. */
  benefitTerms: ClubBenefit[];
  /** Position in `benefitTerms` of the best offer that is not over, -1 where there is none. */
  benefits: number[];
}

/** The second file (`GET /api/places/index/descriptions`), rows as in the snapshot of the same version. */
export interface PlaceDescriptionsSnapshot {
  format: 1;
  version: string;
  description: string[];
}

/** The third file (`GET /api/places/index/hours`), rows as in the snapshot of the same version. */
export interface PlaceHoursSnapshot {
  format: 1;
  version: string;
  /** The distinct days: minutes since midnight of each opening, and how many minutes it lasts, in turn. */
  days: number[][];
  /** The distinct weeks: positions in `days`, Sunday first. */
  weeks: number[][];
  /** Position in `weeks`, -1 where nothing is known. */
  week: number[];
  /**
   * The distinct lists of dates with hours of their own; each date in days since 1970, then minutes of opening and
   * closing in turn, or the date alone where it is closed.
   */
  exceptionLists: number[][][];
  /** Position in `exceptionLists`. */
  exceptions: number[];
}

/** What cards, lists and search results need of a place; made from a Place or from a snapshot row. */
export interface PlaceSummary {
  id: string;
  title: string;
  /** 'address, city'. */
  location: string;
  neighborhood: string;
  geo: Coordinates | null;
  categoryId: string;
  /** 'Categoria' for an unknown category (SPEC section 3). */
  categoryName: string;
  categorySlug: string;
  rating: number;
  reviewsCount: number;
  price: PriceLevel;
  amenities: string[];
  cover: PlaceImage | null;
  /** As openingHoursOnly() leaves them; unknown too where the hours of a list are not there yet. */
  hours: PlaceHours;
  /** The best offer of the club there that is not over; undefined where the source of the list knows nothing of it. */
  benefit?: ClubBenefit | null;
  /** Milliseconds since 1970 (UTC). */
  createdAt: number;
}
