import { minimumRatings } from '../place-filters.ts';
import type { MinimumRating } from '../place-filters.ts';
import type { PlaceIndexSnapshot } from '../place-index.ts';
import { priceLevels } from '#features/places/model/place.ts';
import type { PriceLevel } from '#features/places/model/place.ts';

/**
 * How many places each choice of the filters would give, together with the query and the other filters: in place of
 * what its group has chosen (category, price, rating, hours), or beside it (amenities, benefit). A choice that is not in a map
 * would give none.
 */
export interface FacetCounts {
  /** By category slug. */
  categories: ReadonlyMap<string, number>;
  prices: ReadonlyMap<PriceLevel, number>;
  ratings: ReadonlyMap<MinimumRating, number>;
  /** By name. */
  amenities: ReadonlyMap<string, number>;
  withBenefit: number;
  openNow: number;
}

/** Whether a row passes what each group of the filters asks. */
export interface GroupFilters {
  category: (row: number) => boolean;
  price: (row: number) => boolean;
  rating: (row: number) => boolean;
  open: (row: number) => boolean;
  /** All other groups, whose choices are asked for together. */
  rest: (row: number) => boolean;
}

/** Counts in one pass over the rows that the query finds. */
export function countFacets(
  snapshot: PlaceIndexSnapshot,
  rows: Iterable<number>,
  filters: GroupFilters & { openNow: (row: number) => boolean },
): FacetCounts {
  const byCategory = new Uint32Array(snapshot.categories.length);
  const byPrice = new Uint32Array(priceLevels.length);
  const byRating = new Uint32Array(minimumRatings.length);
  const bySet = new Uint32Array(snapshot.amenitySets.length);
  let withBenefit = 0;
  let openNow = 0;
  for (const row of rows) {
    if (!filters.rest(row)) continue;
    const isIn = {
      category: filters.category(row),
      price: filters.price(row),
      rating: filters.rating(row),
      open: filters.open(row),
    };
    // What another group leaves out is in none of the counts; what its own does, a choice would bring back.
    if (isIn.open && isIn.price && isIn.rating) add(byCategory, snapshot.category[row]);
    if (isIn.open && isIn.category && isIn.rating) add(byPrice, snapshot.price[row]);
    if (isIn.open && isIn.category && isIn.price) {
      minimumRatings.forEach((minimum, at) => {
        if ((snapshot.rating[row] ?? 0) >= minimum * 10) add(byRating, at);
      });
    }
    if (!isIn.category || !isIn.price || !isIn.rating) continue;
    if (filters.openNow(row)) openNow += 1;
    if (!isIn.open) continue;
    add(bySet, snapshot.amenities[row]);
    if ((snapshot.benefits[row] ?? -1) >= 0) withBenefit += 1;
  }
  return {
    categories: categoryCounts(snapshot, byCategory),
    prices: new Map(priceLevels.map((level, at) => [level, byPrice[at] ?? 0])),
    ratings: new Map(minimumRatings.map((minimum, at) => [minimum, byRating[at] ?? 0])),
    amenities: amenityCounts(snapshot, bySet),
    withBenefit,
    openNow,
  };
}

function add(counts: Uint32Array, at = -1): void {
  // A position that is not there is left alone.
  if (at >= 0 && at < counts.length) counts[at] = (counts[at] ?? 0) + 1;
}

/** Two categories may share an address: a choice of it asks for both. */
function categoryCounts(
  { categories }: PlaceIndexSnapshot,
  byCategory: Uint32Array,
): Map<string, number> {
  const counts = new Map<string, number>();
  categories.forEach(({ slug }, at) => {
    counts.set(slug, (counts.get(slug) ?? 0) + (byCategory[at] ?? 0));
  });
  return counts;
}

function amenityCounts(
  { amenityNames, amenitySets }: PlaceIndexSnapshot,
  bySet: Uint32Array,
): Map<string, number> {
  const counts = new Uint32Array(amenityNames.length);
  amenitySets.forEach((set, at) => {
    for (const amenity of new Set(set)) counts[amenity] = (counts[amenity] ?? 0) + (bySet[at] ?? 0);
  });
  return new Map(amenityNames.map((name, at) => [name, counts[at] ?? 0]));
}
