import type { Coordinates } from './geo.ts';
import type { PlaceImage, PriceLevel } from './place.ts';

/**
 * The search snapshot on the wire (`GET /api/places/index`): every active place, one array a column,
 * rows ordered by rating descending then newest, so that a scan in row order is already sorted.
 * Columns keep it small under gzip (DESIGN section 8).
 */
export interface PlaceIndexSnapshot {
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
  /**
   * Cover picture: the file name alone when it lies in the place's own upload folder
   * ('/uploads/places/{id}/'), otherwise the whole address; '' without one.
   */
  cover: string[];
  /** Width in pixels of the cover's largest file (smaller files follow imageWidths), 0 for a plain address. */
  coverWidth: number[];
  /** Placeholder colours of the covers, three hex digits a row ('2a6'), '---' without a cover. */
  coverColours: string;
  /** One character a row: '1' where the club has an offer that is not over, '0' where it has none. */
  benefits: string;
}

/** The second file (`GET /api/places/index/descriptions`), rows as in the snapshot of the same version. */
export interface PlaceDescriptionsSnapshot {
  format: 1;
  version: string;
  description: string[];
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
  /** Milliseconds since 1970 (UTC). */
  createdAt: number;
}
