import { isInArea } from '#features/map/model/map-view.ts';
import { placeFactNames, priceLevels } from '#features/places/model/place-options.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { slugify } from '#shared/text/slug.ts';
import type { PlaceFilters } from '../place-filters.ts';
import type { PlaceIndex } from '../place-index-codec.ts';
import type { RowFilters } from './facet-counts.ts';
import type { ConceptTarget } from './lexicon.ts';
import type { RowData } from './relevance-index.ts';

type RowScore = (row: number) => number;

/** Scores of the encoded values of a fact. Unknown is better than no. */
const factScores: Readonly<Record<string, number>> = { y: 10, p: 6, n: -1 };

/** Returns how well the columns of the rows match targets. */
export function createRowData({ snapshot, size }: PlaceIndex): RowData {
  const scoreOfValue =
    (names: readonly string[], fold: (name: string) => string, column: readonly number[]) =>
    (value: string) => {
      const wanted = names.findIndex((name) => fold(name) === value);
      return (row: number) => (wanted !== -1 && column[row] === wanted ? 10 : 0);
    };
  const factPositions = new Map(placeFactNames.map((name, position) => [foldText(name), position]));
  const scorers: Record<
    Exclude<ConceptTarget['name'], 'time' | 'near'>,
    (value: string) => RowScore
  > = {
    category: scoreOfValue(
      snapshot.categories.map(({ slug }) => slug),
      (slug) => slug,
      snapshot.category,
    ),
    area: scoreOfValue(snapshot.neighborhoodNames, foldText, snapshot.neighborhood),
    price: (value) => (row) => (snapshot.price[row] === Number(value) - 1 ? 10 : 0),
    amenity: (value) => {
      const wanted = snapshot.amenityNames.findIndex((name) => slugify(name) === value);
      const hasBySet = snapshot.amenitySets.map((set) => set.includes(wanted));
      return (row) => (hasBySet[snapshot.amenities[row] ?? -1] ? 10 : 0);
    },
    fact: (value) => {
      const position = factPositions.get(value) ?? -1;
      const scoreBySet = snapshot.factSets?.map((set) => factScores[set[position] ?? ' '] ?? 0);
      return (row) => scoreBySet?.[snapshot.facts?.[row] ?? -1] ?? 0;
    },
  };
  const columns = new Map<string, Int8Array>();
  return {
    columnOf({ name, value }) {
      const key = `${name}:${value}`;
      const cached = columns.get(key);
      if (cached || name === 'time' || name === 'near') return cached ?? new Int8Array(size);
      const scoreOf = scorers[name](value);
      const column = Int8Array.from({ length: size }, (_, row) => scoreOf(row));
      columns.set(key, column);
      return column;
    },
  };
}

/** Returns the filters that only read columns: category, price, rating, amenities, facts, benefit and area. */
export function createColumnFilters(
  index: PlaceIndex,
  filters: PlaceFilters,
): Omit<RowFilters, 'open'> {
  const { snapshot } = index;
  const { categories, prices, amenities, facts, withBenefit, area } = filters;
  const minRatingTenths = (filters.minimumRating ?? 0) * 10;
  const isWantedCategory = snapshot.categories.map(({ slug }) => categories.includes(slug));
  const isWantedPrice = priceLevels.map((level) => prices.includes(level));
  const amenityPositions = amenities.map((name) => snapshot.amenityNames.indexOf(name));
  const isWantedAmenitySet = snapshot.amenitySets.map((set) =>
    amenityPositions.every((position) => set.includes(position)),
  );
  const factPositions = facts.map((name) => placeFactNames.indexOf(name));
  const isWantedFactSet = snapshot.factSets?.map((set) =>
    factPositions.every((position) => set[position] === 'y'),
  );
  return {
    category: (row) =>
      categories.length === 0 || isWantedCategory[snapshot.category[row] ?? -1] === true,
    price: (row) => prices.length === 0 || isWantedPrice[snapshot.price[row] ?? -1] === true,
    rating: (row) => (snapshot.rating[row] ?? 0) >= minRatingTenths,
    otherFilters: (row) =>
      (amenities.length === 0 || isWantedAmenitySet[snapshot.amenities[row] ?? -1] === true) &&
      (facts.length === 0 || isWantedFactSet?.[snapshot.facts?.[row] ?? -1] === true) &&
      (!withBenefit || (snapshot.benefits[row] ?? -1) >= 0) &&
      (area === null || isInArea(area, index.geo(row))),
  };
}

/**
 * Returns the distance of a row from the origin in metres; Infinity without coordinates, so that the place is last.
 */
export function rowDistance(index: PlaceIndex, row: number, origin: Coordinates): number {
  const coordinates = index.geo(row);
  return coordinates === null ? Infinity : distanceInMetres(origin, coordinates);
}

/** Distances up to which a place is near, in metres, with scores. */
const nearness = [
  [1_000, 10],
  [3_000, 8],
  [6_000, 5],
  [12_000, 2],
] as const;

/** Returns the score of a distance in metres, 0 to 10; 0 if the position of the visitor is unknown. */
export function scoreDistance(metres: number | null): number {
  return metres === null ? 0 : (nearness.find(([limit]) => metres <= limit)?.[1] ?? 0);
}
