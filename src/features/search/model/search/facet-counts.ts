import { minimumRatings } from '../place-filters.ts';
import type { MinimumRating } from '../place-filters.ts';
import type { PlaceIndexSnapshot } from '../place-index.ts';
import { placeFactNames, priceLevels } from '#features/places/model/place-options.ts';
import type { PlaceFactName, PriceLevel } from '#features/places/model/place-options.ts';

/**
 * Number of places that each filter choice would find, combined with the query and the other filters. The choice
 * replaces the current choice of its group (category, price, rating, hours) or is added to it (amenities, facts, benefit). A
 * choice that is missing from a map has no places.
 */
export interface FacetCounts {
  /** By category slug. */
  categories: ReadonlyMap<string, number>;
  prices: ReadonlyMap<PriceLevel, number>;
  ratings: ReadonlyMap<MinimumRating, number>;
  /** By name. */
  amenities: ReadonlyMap<string, number>;
  facts: ReadonlyMap<PlaceFactName, number>;
  withBenefit: number;
  openNow: number;
}

/** Predicates that return whether a row passes the filters of a group. */
export interface RowFilters {
  category: (row: number) => boolean;
  price: (row: number) => boolean;
  rating: (row: number) => boolean;
  open: (row: number) => boolean;
  /** All other filters, which are always applied. */
  otherFilters: (row: number) => boolean;
}

/** Counts the choices in one pass over the rows that match the query. */
export function countFacets(
  snapshot: PlaceIndexSnapshot,
  rows: Iterable<number>,
  filters: RowFilters & { openNow: (row: number) => boolean },
): FacetCounts {
  const byCategory = new Uint32Array(snapshot.categories.length);
  const byPrice = new Uint32Array(priceLevels.length);
  const byRating = new Uint32Array(minimumRatings.length);
  const byAmenitySet = new Uint32Array(snapshot.amenitySets.length);
  const byFactSet = new Uint32Array(snapshot.factSets?.length ?? 0);
  let withBenefit = 0;
  let openNow = 0;
  for (const row of rows) {
    if (!filters.otherFilters(row)) continue;
    const passes = {
      category: filters.category(row),
      price: filters.price(row),
      rating: filters.rating(row),
      open: filters.open(row),
    };
    // A row counts for a value if all other groups accept it. The filter of the value's own group is ignored, because
    // selecting the value replaces that filter.
    if (passes.open && passes.price && passes.rating) increment(byCategory, snapshot.category[row]);
    if (passes.open && passes.category && passes.rating) increment(byPrice, snapshot.price[row]);
    if (passes.open && passes.category && passes.price) {
      minimumRatings.forEach((minimum, index) => {
        if ((snapshot.rating[row] ?? 0) >= minimum * 10) increment(byRating, index);
      });
    }
    if (!passes.category || !passes.price || !passes.rating) continue;
    if (filters.openNow(row)) openNow += 1;
    if (!passes.open) continue;
    increment(byAmenitySet, snapshot.amenities[row]);
    increment(byFactSet, snapshot.facts?.[row]);
    if ((snapshot.benefits[row] ?? -1) >= 0) withBenefit += 1;
  }
  return {
    categories: categoryCounts(snapshot, byCategory),
    prices: new Map(priceLevels.map((level, index) => [level, byPrice[index] ?? 0])),
    ratings: new Map(minimumRatings.map((minimum, index) => [minimum, byRating[index] ?? 0])),
    amenities: amenityCounts(snapshot, byAmenitySet),
    facts: factCounts(snapshot, byFactSet),
    withBenefit,
    openNow,
  };
}

function increment(counts: Uint32Array, index = -1): void {
  // Ignores positions out of range.
  if (index >= 0 && index < counts.length) counts[index] = (counts[index] ?? 0) + 1;
}

/** Two categories may share a slug, and a filter by slug finds both. */
function categoryCounts(
  { categories }: PlaceIndexSnapshot,
  byCategory: Uint32Array,
): Map<string, number> {
  const counts = new Map<string, number>();
  categories.forEach(({ slug }, index) => {
    counts.set(slug, (counts.get(slug) ?? 0) + (byCategory[index] ?? 0));
  });
  return counts;
}

function amenityCounts(
  { amenityNames, amenitySets }: PlaceIndexSnapshot,
  byAmenitySet: Uint32Array,
): Map<string, number> {
  const counts = new Uint32Array(amenityNames.length);
  amenitySets.forEach((set, index) => {
    for (const amenity of new Set(set))
      counts[amenity] = (counts[amenity] ?? 0) + (byAmenitySet[index] ?? 0);
  });
  return new Map(amenityNames.map((name, index) => [name, counts[index] ?? 0]));
}

function factCounts(
  { factSets = [] }: PlaceIndexSnapshot,
  byFactSet: Uint32Array,
): Map<PlaceFactName, number> {
  const countOf = (position: number) =>
    factSets.reduce(
      (count, set, index) => count + (set[position] === 'y' ? (byFactSet[index] ?? 0) : 0),
      0,
    );
  return new Map(placeFactNames.map((name, position) => [name, countOf(position)]));
}
