import { AppError } from '#shared/app-error.ts';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { decodeCover, encodeCovers } from '#features/pictures/model/cover-codec.ts';
import { parseCoordinates } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { NameTable } from '#shared/text/name-table.ts';
import { encodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import type {
  PlaceDescriptionsSnapshot,
  PlaceHoursSnapshot,
  PlaceIndexSnapshot,
  PlaceSummary,
} from './place-index.ts';
import {
  placeFactNames,
  priceLevels,
  defaultPriceLevel,
} from '#features/places/model/place-options.ts';
import type { PlaceFacts } from '#features/places/model/place-options.ts';
import { slugify } from '#shared/text/slug.ts';
import { byRatingThenNewest } from '#features/search/model/top-places.ts';

/** Coordinates are stored as integers, in steps of 1e-5 degrees. */
const degreeSteps = 100_000;

/** One active place, as the server adds it to the index. */
export interface PlaceIndexRow {
  summary: PlaceSummary;
  /** Absent if none is known. */
  facts?: PlaceFacts;
  description: string;
}

/** Decoded index in the browser: the columns, and summaries created per row on demand. */
export interface PlaceIndex {
  readonly snapshot: PlaceIndexSnapshot;
  /** Number of rows. */
  readonly size: number;
  /**
   * Returns the place of a row (0 to size - 1, best rated first) without its hours. Cheap; creates a new object per
   * call.
   */
  summary(row: number): PlaceSummary;
  /** Returns the creation time of a row in ms since 1970; the snapshot has whole seconds. */
  createdAt(row: number): number;
  /** Returns the coordinates of a row. */
  geo(row: number): Coordinates | null;
}

/**
 * Encodes the three files of the search snapshot. Rows are ordered by rating, then newest, then id. The order uses the
 * encoded values (tenths, whole seconds), so that all files and readers agree on it.
 * @param rows active places only
 * @param meta.version changes whenever any row changes; the same in all files
 * @param meta.builtAt ISO timestamp
 */
export function encodePlaceIndex(
  rows: readonly PlaceIndexRow[],
  meta: Pick<PlaceIndexSnapshot, 'version' | 'builtAt' | 'categories'>,
): {
  index: PlaceIndexSnapshot;
  descriptions: PlaceDescriptionsSnapshot;
  hours: PlaceHoursSnapshot;
} {
  const sortedRows = rows
    .map(({ summary, facts, description }) => ({
      ...{ summary, facts, description },
      id: summary.id,
      rating: Math.round(summary.rating * 10),
      createdAt: Math.floor(summary.createdAt / 1000),
    }))
    .sort(byRatingThenNewest);
  const amenities = new NameTable();
  const amenitySets = new NameTable();
  const amenitySet = (names: readonly string[]) =>
    amenitySets.positionOf(JSON.stringify(amenities.positionsOf(names)));
  const factSets = new NameTable();
  const neighborhoods = new NameTable(['']);
  const benefits = new NameTable();
  const categoryPositions = new Map(meta.categories.map(({ id }, position) => [id, position]));
  const [south, west] = southWestSteps(rows);
  const column = <T>(value: (summary: PlaceSummary) => T) =>
    sortedRows.map((row) => value(row.summary));
  const index: PlaceIndexSnapshot = {
    format: 1,
    version: meta.version,
    builtAt: meta.builtAt,
    categories: meta.categories.map(({ id, name, slug }) => ({ id, name, slug })),
    amenityNames: amenities.names,
    neighborhoodNames: neighborhoods.names,
    id: column(({ id }) => id),
    title: column(({ title }) => title),
    location: column(({ location }) => location),
    neighborhood: column(({ neighborhood }) => neighborhoods.positionOf(neighborhood)),
    category: column(({ categoryId }) => categoryPositions.get(categoryId) ?? -1),
    rating: sortedRows.map(({ rating }) => rating),
    reviewsCount: column(({ reviewsCount }) => reviewsCount),
    price: column(({ price }) => priceLevels.indexOf(price)),
    amenities: column((row) => amenitySet(row.amenities)),
    amenitySets: [],
    facts: sortedRows.map(({ facts = {} }) => factSets.positionOf(encodeFacts(facts))),
    factSets: factSets.names,
    geoBase: [south, west],
    latitudeOffset: column(({ geo }) => geo && toSteps(geo.latitude) - south),
    longitudeOffset: column(({ geo }) => geo && toSteps(geo.longitude) - west),
    createdBefore: sortedRows.map(({ createdAt }, row) => {
      const previousRow = sortedRows[row - 1];
      return previousRow ? previousRow.createdAt - createdAt : createdAt;
    }),
    ...encodeCovers(sortedRows.map(({ summary: { id: placeId, cover } }) => ({ placeId, cover }))),
    benefitTerms: [],
    benefits: column(({ benefit }) =>
      benefit ? benefits.positionOf(JSON.stringify(benefit)) : -1,
    ),
  };
  index.benefitTerms = benefits.names.map((terms) => JSON.parse(terms) as ClubBenefit);
  index.amenitySets = amenitySets.names.map((set) => JSON.parse(set) as number[]);
  return {
    index,
    descriptions: {
      format: 1,
      version: meta.version,
      description: sortedRows.map(({ description }) => description),
    },
    hours: encodePlaceHours(
      column(({ hours }) => hours),
      meta.version,
    ),
  };
}

function toSteps(degrees: number): number {
  return Math.round(degrees * degreeSteps);
}

/** Returns the smallest latitude and longitude of the places, in steps. */
function southWestSteps(rows: readonly PlaceIndexRow[]): [number, number] {
  let [south, west] = [Infinity, Infinity];
  for (const { summary } of rows) {
    if (summary.geo === null) continue;
    south = Math.min(south, toSteps(summary.geo.latitude));
    west = Math.min(west, toSteps(summary.geo.longitude));
  }
  return Number.isFinite(south) ? [south, west] : [0, 0];
}

/** Returns a set of facts as text: the first letter of each value by position in placeFactNames, ' ' for unknown. */
function encodeFacts(facts: PlaceFacts): string {
  return placeFactNames
    .map((name) => facts[name]?.[0] ?? ' ')
    .join('')
    .trimEnd();
}

const columnTypes = {
  id: 'string',
  title: 'string',
  location: 'string',
  neighborhood: 'number',
  category: 'number',
  rating: 'number',
  reviewsCount: 'number',
  price: 'number',
  amenities: 'number',
  latitudeOffset: 'optional-number',
  longitudeOffset: 'optional-number',
  createdBefore: 'number',
  cover: 'string',
  coverWidth: 'number',
  benefits: 'number',
} as const satisfies Partial<Record<keyof PlaceIndexSnapshot, string>>;

function hasColumnType(
  value: unknown,
  type: (typeof columnTypes)[keyof typeof columnTypes],
): boolean {
  if (type === 'optional-number') return value === null || typeof value === 'number';
  return typeof value === type;
}

function isNameList(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** The columns of facts may be absent: a server of the previous version does not send them. */
function hasValidFacts({ factSets, facts }: Record<string, unknown>, size: number): boolean {
  if (factSets === undefined && facts === undefined) return true;
  return (
    isNameList(factSets) &&
    Array.isArray(facts) &&
    facts.length === size &&
    facts.every((cell) => typeof cell === 'number')
  );
}

/**
 * Decodes the index file of a snapshot.
 * @throws AppError 'unknown' for another format, a missing column, columns of different lengths or
 *   values of another type
 */
export function decodePlaceIndex(value: unknown): PlaceIndex {
  const storedFields = (value ?? {}) as Record<string, unknown>;
  const size = Array.isArray(storedFields['id']) ? storedFields['id'].length : -1;
  const hasValidColumns = Object.entries(columnTypes).every(([name, type]) => {
    const column = storedFields[name];
    return (
      Array.isArray(column) &&
      column.length === size &&
      column.every((cell) => hasColumnType(cell, type))
    );
  });
  const isValid =
    storedFields['format'] === 1 &&
    typeof storedFields['version'] === 'string' &&
    Array.isArray(storedFields['categories']) &&
    isNameList(storedFields['amenityNames']) &&
    isNameList(storedFields['neighborhoodNames']) &&
    Array.isArray(storedFields['amenitySets']) &&
    storedFields['amenitySets'].every(Array.isArray) &&
    Array.isArray(storedFields['geoBase']) &&
    typeof storedFields['coverColours'] === 'string' &&
    Array.isArray(storedFields['benefitTerms']) &&
    hasValidFacts(storedFields, size) &&
    hasValidColumns;
  if (!isValid) throw new AppError('unknown', 'The place index is not in a known format.');
  const snapshot = value as PlaceIndexSnapshot;
  const creationSeconds = decodeCreationTimes(snapshot.createdBefore);
  const createdAt = (row: number) => (creationSeconds[row] ?? 0) * 1000;
  return {
    snapshot,
    size,
    createdAt,
    geo: (row) => geoOf(snapshot, row),
    summary: (row) => ({ ...summaryOf(snapshot, row), createdAt: createdAt(row) }),
  };
}

function decodeCreationTimes(createdBefore: readonly number[]): number[] {
  let creationSeconds = 0;
  return createdBefore.map(
    (value, row) => (creationSeconds = row === 0 ? value : creationSeconds - value),
  );
}

function geoOf(snapshot: PlaceIndexSnapshot, row: number): Coordinates | null {
  const latitude = snapshot.latitudeOffset[row];
  const longitude = snapshot.longitudeOffset[row];
  if (latitude == null || longitude == null) return null;
  const [south, west] = snapshot.geoBase;
  return parseCoordinates((south + latitude) / degreeSteps, (west + longitude) / degreeSteps);
}

function summaryOf(snapshot: PlaceIndexSnapshot, row: number): Omit<PlaceSummary, 'createdAt'> {
  const id = snapshot.id[row] ?? '';
  const category = snapshot.categories[snapshot.category[row] ?? -1];
  return {
    id,
    title: snapshot.title[row] ?? '',
    location: snapshot.location[row] ?? '',
    neighborhood: snapshot.neighborhoodNames[snapshot.neighborhood[row] ?? 0] ?? '',
    geo: geoOf(snapshot, row),
    categoryId: category?.id ?? '',
    categoryName: category?.name ?? unknownCategoryName,
    categorySlug: category?.slug ?? slugify(unknownCategoryName),
    rating: (snapshot.rating[row] ?? 0) / 10,
    reviewsCount: snapshot.reviewsCount[row] ?? 0,
    price: priceLevels[snapshot.price[row] ?? -1] ?? defaultPriceLevel,
    amenities: amenitiesOf(snapshot, row),
    cover: decodeCover(snapshot, row, id),
    hours: { kind: 'unknown' },
    benefit: snapshot.benefitTerms[snapshot.benefits[row] ?? -1] ?? null,
  };
}

function amenitiesOf(snapshot: PlaceIndexSnapshot, row: number): string[] {
  const set = snapshot.amenitySets[snapshot.amenities[row] ?? -1] ?? [];
  return set.flatMap((position) => snapshot.amenityNames[position] ?? []);
}
