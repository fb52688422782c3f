import type { ComingEvent } from '#features/events/model/agenda/agenda.ts';
import { AppError } from '#shared/app-error.ts';
import { unknownCategoryName } from '#features/categories/model/category.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import { openFilterMoment } from '#features/opening-hours/model/open-filter.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { isOpen, openingState } from '#features/opening-hours/model/opening-state.ts';
import type { PlaceFilters, PlaceSort } from './place-filters.ts';
import type { PlaceHoursIndex } from '#features/search/model/place-hours-codec.ts';
import type { PlaceIndex } from './place-index-codec.ts';
import type { PlaceDescriptionsSnapshot, PlaceSummary } from './place-index.ts';
import { amenityOptions, priceLevels } from '#features/places/model/place.ts';
import { entrySearch, suggestedEntries } from './search/entry-search.ts';
import { countFacets } from './search/facet-counts.ts';
import type { FacetCounts, GroupFilters } from './search/facet-counts.ts';
import { RelevanceIndex } from './search/relevance-index.ts';
import type { Relevance } from './search/relevance-index.ts';
import { maxSuggestions, minimumSuggestionLength, pickSuggestions } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';
import { searchWords, TokenIndex } from '#shared/text/token-index.ts';

/** What a word of a query counts by the text in which it stands. */
export const textWeights = {
  category: 10,
  title: 9,
  neighborhood: 8,
  amenity: 7,
  location: 4,
  description: 3,
} as const;

/** Moments of which it is remembered who is open: what is asked for, and what a choice would ask for. */
const maxOpenStates = 4;

export interface PlaceSearchRequest {
  query: string;
  filters: PlaceFilters;
  /** 'relevancia' when absent. */
  sort?: PlaceSort;
  /** The moment by which places are open; the present when absent. */
  now?: Date;
  /** Where distances are measured from; without it 'distancia' is the default order. */
  origin?: Coordinates | null;
}

/** All places found, in order, made into summaries only for the part that is shown. */
export interface PlaceSearchResult {
  readonly count: number;
  /** False where no place has all words of the query, and these have the most of them. */
  readonly isWhole: boolean;
  /** Rows of the index, in order. */
  readonly rows: readonly number[];
  slice(start: number, end?: number): PlaceSummary[];
  /** Of all of them. */
  ids(): ReadonlySet<string>;
  /** Coordinates of a place by its position in the order. */
  geo(position: number): Coordinates | null;
}

export interface PlaceSearch {
  /**
   * At most five: places whose name begins with the query, then those with a word that does, then others that fit;
   * after them what of `events` there is room for, and neighbourhoods, categories and amenities of that name. [] below
   * two characters.
   * @param beside.events those that fit the query, the best first
   */
  suggest(
    query: string,
    beside?: { limit?: number; events?: readonly ComingEvent[] },
  ): Suggestion[];
  search(request: PlaceSearchRequest): PlaceSearchResult;
  /** What each choice of the filters would give beside this query and these filters. */
  facets(request: Pick<PlaceSearchRequest, 'query' | 'filters' | 'now'>): FacetCounts;
  /**
   * Makes descriptions findable too.
   * @throws AppError 'conflict' when they belong to another version of the index
   */
  addDescriptions(snapshot: PlaceDescriptionsSnapshot): void;
  readonly hasDescriptions: boolean;
  /**
   * Tells the hours of the places that are found.
   * @throws AppError 'conflict' when they belong to another version of the index
   */
  addHours(hours: PlaceHoursIndex): void;
  readonly hasHours: boolean;
  /** Neighbourhoods by how many places they have, then by name: for chips that search in them. */
  neighborhoods(limit: number): string[];
  /** Those of these ids that are shown in the guide. */
  places(ids: readonly string[]): Map<string, PlaceSummary>;
}

/**
 * Search over the index: accents and case do not count; every word of the query must occur, as it is, as another form or
 * part of a word, mistyped or as a synonym (search/relevance-index.ts), in the title, location, neighbourhood, category,
 * one of the amenities or, once added, the description. Where no place has all of them, those that have the most are
 * found. Ordered by relevance, then rating, newest and id (SPEC section 7), which is the order of the rows.
 */
export function createPlaceSearch(index: PlaceIndex): PlaceSearch {
  const { snapshot, size } = index;
  const texts = new RelevanceIndex(snapshot.title);
  const neighborhood = (row: number) =>
    snapshot.neighborhoodNames[snapshot.neighborhood[row] ?? 0] ?? '';
  for (let row = 0; row < size; row += 1) {
    texts.add(row, snapshot.title[row] ?? '', textWeights.title);
    texts.add(row, snapshot.location[row] ?? '', textWeights.location);
    texts.add(row, neighborhood(row), textWeights.neighborhood);
    texts.add(
      row,
      snapshot.categories[snapshot.category[row] ?? -1]?.name ?? unknownCategoryName,
      textWeights.category,
    );
    for (const amenity of snapshot.amenitySets[snapshot.amenities[row] ?? -1] ?? []) {
      texts.add(row, snapshot.amenityNames[amenity] ?? '', textWeights.amenity);
    }
  }
  const entries = entrySearch(
    suggestedEntries({
      neighborhood: snapshot.neighborhoodNames,
      category: snapshot.categories.map(({ name }) => name),
      // Others stand in no address.
      amenity: amenityOptions.filter((name) => snapshot.amenityNames.includes(name)),
    }),
  );
  const allRows = Array.from({ length: size }, (_, row) => row);
  let lastFound: { query: string; found: Relevance } | null = null;
  let hasDescriptions = false;
  let hours: PlaceHoursIndex | null = null;
  const openStates = new Map<number, Map<PlaceHours, boolean>>();
  let locations: TokenIndex | null = null;
  let nameRanks: Uint32Array | null = null;

  function summary(row: number): PlaceSummary {
    const place = index.summary(row);
    return hours ? { ...place, hours: hours.of(row) } : place;
  }

  /** Whether a place is open at a moment, found once for equal hours; no place is while no hours are known. */
  function openAt(moment: Date): (row: number) => boolean {
    const at = moment.getTime();
    const known = openStates.get(at) ?? new Map<PlaceHours, boolean>();
    if (openStates.size >= maxOpenStates) openStates.clear();
    openStates.set(at, known);
    return (row) => {
      if (!hours) return false;
      const own = hours.of(row);
      const found = known.get(own) ?? isOpen(openingState(own, moment)) === true;
      known.set(own, found);
      return found;
    };
  }

  function filtersOf({ filters, now = new Date() }: PlaceSearchRequest): GroupFilters {
    const { open } = filters;
    return {
      ...groupFilters(index, filters),
      open: open === null ? () => true : openAt(openFilterMoment(open, now)),
    };
  }

  function locationIndex(): TokenIndex {
    const built = new TokenIndex(size);
    for (let row = 0; row < size; row += 1) {
      built.add(row, snapshot.location[row] ?? '');
      built.add(row, neighborhood(row));
    }
    return built;
  }

  /** What a query finds, whatever the filters: kept while they change. */
  function fitting(query: string): Relevance {
    if (lastFound?.query === query) return lastFound.found;
    const found = texts.find(query) ?? { rows: allRows, isWhole: true };
    lastFound = { query, found };
    return found;
  }

  /** Of what a query finds, the rows in the place that is asked for. */
  function located({ query, filters }: PlaceSearchRequest): Relevance {
    const found = fitting(query);
    const words = searchWords(filters.location);
    if (words.length === 0) return found;
    const inLocation = new Set((locations ??= locationIndex()).rowsWithAll(words)?.rows());
    return { ...found, rows: found.rows.filter((row) => inLocation.has(row)) };
  }

  function matching(request: PlaceSearchRequest): Relevance {
    const found = located(request);
    const { category, price, rating, open, rest } = filtersOf(request);
    return {
      ...found,
      rows: found.rows.filter(
        (row) => category(row) && price(row) && rating(row) && rest(row) && open(row),
      ),
    };
  }

  function sorted(rows: number[], sort: PlaceSort, origin: Coordinates | null): number[] {
    if (sort === 'avaliacoes') {
      return rows.sort(
        (a, b) => (snapshot.reviewsCount[b] ?? 0) - (snapshot.reviewsCount[a] ?? 0) || a - b,
      );
    }
    if (sort === 'nome') {
      const ranks = (nameRanks ??= rankByName(snapshot.title));
      return rows.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    }
    if (sort === 'distancia' && origin !== null) {
      const distances = new Map(rows.map((row) => [row, rowDistance(index, row, origin)]));
      const distance = (row: number) => distances.get(row) ?? Infinity;
      return rows.sort((a, b) => (distance(a) === distance(b) ? a - b : distance(a) - distance(b)));
    }
    if (sort === 'nota') return rows.sort((a, b) => a - b);
    return rows;
  }

  return {
    suggest(query, { limit = maxSuggestions, events = [] } = {}) {
      if (query.trim().length < minimumSuggestionLength) return [];
      const words = texts.understand(query);
      const found = texts.find(query, { most: limit, areNamesFirst: true, words });
      const places = (found?.rows ?? []).map(summary);
      return pickSuggestions({ places, events, entries: entries(query, words) }, limit);
    },

    search(request) {
      const { rows: found, isWhole } = matching(request);
      const rows = sorted(found, request.sort ?? 'relevancia', request.origin ?? null);
      return {
        count: rows.length,
        isWhole,
        rows,
        slice: (start, end) => rows.slice(start, end).map(summary),
        ids: () => new Set(rows.map((row) => snapshot.id[row] ?? '')),
        geo: (position) => index.geo(rows[position] ?? -1),
      };
    },

    facets: (request) =>
      countFacets(snapshot, located(request).rows, {
        ...filtersOf(request),
        openNow: openAt(request.now ?? new Date()),
      }),

    addDescriptions({ version, description }) {
      if (version !== snapshot.version || description.length !== size) {
        throw new AppError('conflict', 'The descriptions belong to another version of the index.');
      }
      if (hasDescriptions) return;
      description.forEach((text, row) => texts.add(row, text, textWeights.description));
      hasDescriptions = true;
      lastFound = null;
    },

    get hasDescriptions() {
      return hasDescriptions;
    },

    addHours(added) {
      if (added.version !== snapshot.version || added.size !== size) {
        throw new AppError('conflict', 'The hours belong to another version of the index.');
      }
      hours = added;
      openStates.clear();
    },

    get hasHours() {
      return hours !== null;
    },

    neighborhoods: (limit) => commonNeighborhoods(index, limit),

    places(ids) {
      const wanted = new Set(ids);
      return new Map(
        allRows
          .filter((row) => wanted.has(snapshot.id[row] ?? ''))
          .map((row) => [snapshot.id[row] ?? '', summary(row)]),
      );
    },
  };
}

function commonNeighborhoods({ snapshot }: PlaceIndex, limit: number): string[] {
  const counts = snapshot.neighborhoodNames.map((name) => ({ name, places: 0 }));
  for (const position of snapshot.neighborhood) {
    const count = counts[position];
    if (count !== undefined) count.places += 1;
  }
  return counts
    .filter(({ name, places }) => name !== '' && places > 0)
    .sort((a, b) => b.places - a.places || a.name.localeCompare(b.name, 'pt-BR'))
    .slice(0, limit)
    .map(({ name }) => name);
}

/** The filters that are columns: category, price, rating, amenities and benefit, and the area. */
function groupFilters(index: PlaceIndex, filters: PlaceFilters): Omit<GroupFilters, 'open'> {
  const { snapshot } = index;
  const { categories, prices, amenities, withBenefit, area } = filters;
  const minimum = (filters.minimumRating ?? 0) * 10;
  const wantedCategory = snapshot.categories.map(({ slug }) => categories.includes(slug));
  const wantedPrice = priceLevels.map((level) => prices.includes(level));
  const positions = amenities.map((name) => snapshot.amenityNames.indexOf(name));
  const wantedSet = snapshot.amenitySets.map((set) => positions.every((at) => set.includes(at)));
  return {
    category: (row) =>
      categories.length === 0 || wantedCategory[snapshot.category[row] ?? -1] === true,
    price: (row) => prices.length === 0 || wantedPrice[snapshot.price[row] ?? -1] === true,
    rating: (row) => (snapshot.rating[row] ?? 0) >= minimum,
    rest: (row) =>
      (amenities.length === 0 || wantedSet[snapshot.amenities[row] ?? -1] === true) &&
      (!withBenefit || (snapshot.benefits[row] ?? -1) >= 0) &&
      (area === null || isInArea(area, index.geo(row))),
  };
}

/** Metres from the origin; Infinity for a place without coordinates, which comes last. */
function rowDistance(index: PlaceIndex, row: number, origin: Coordinates): number {
  const at = index.geo(row);
  return at === null ? Infinity : distanceInMetres(origin, at);
}

/** Rank of each row by title, accents and case aside; equal titles keep the order of the rows. */
function rankByName(titles: readonly string[]): Uint32Array {
  const folded = titles.map(foldText);
  const order = titles.map((_, row) => row);
  order.sort((a, b) => {
    const [left, right] = [folded[a] ?? '', folded[b] ?? ''];
    return left < right ? -1 : left > right ? 1 : a - b;
  });
  const ranks = new Uint32Array(titles.length);
  order.forEach((row, rank) => (ranks[row] = rank));
  return ranks;
}
