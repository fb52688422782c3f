import type { UpcomingEvent } from '#features/events/model/agenda/agenda.ts';
import { AppError } from '#shared/app-error.ts';
import { unknownCategoryName } from '#features/categories/model/category.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import { openFilterMoment } from '#features/opening-hours/model/open-filter.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { isOpen, getOpeningState } from '#features/opening-hours/model/opening-state.ts';
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
import { maxSuggestions, minSuggestionLength, pickSuggestions } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';
import { searchWords, TokenIndex } from '#shared/text/token-index.ts';

/** Weight of a matching word by the field in which it occurs. */
export const weightByField = {
  category: 10,
  title: 9,
  neighborhood: 8,
  amenity: 7,
  location: 4,
  description: 3,
} as const;

/** Maximum number of moments with cached opening states: the requested one and those of the facet counts. */
const maxOpenStates = 4;

export interface PlaceSearchRequest {
  query: string;
  filters: PlaceFilters;
  /** Defaults to 'relevancia'. */
  sort?: PlaceSort;
  /** The moment for which open places are determined; defaults to the current time. */
  now?: Date;
  /** Origin of the distances. Without it, 'distancia' uses the default order. */
  origin?: Coordinates | null;
}

/** The ordered results. Summaries are only created for the requested slice. */
export interface PlaceSearchResult {
  readonly count: number;
  /** False if no place matches all words; the results then match as many words as possible. */
  readonly isWhole: boolean;
  /** Rows of the index, in order. */
  readonly rows: readonly number[];
  slice(start: number, end?: number): PlaceSummary[];
  /** Returns the ids of all results. */
  ids(): ReadonlySet<string>;
  /** Returns the coordinates of the result at a position. */
  geo(position: number): Coordinates | null;
}

export interface PlaceSearch {
  /**
   * Returns suggestions for a query, at most five by default. The order is: places whose name begins with the query,
   * places with a word that does, other matching places, events that fit in the limit, and neighbourhoods, categories
   * and amenities with that name. Returns [] for less than two characters. `events` must match the query, best first.
   */
  suggest(
    query: string,
    options?: { limit?: number; events?: readonly UpcomingEvent[] },
  ): Suggestion[];
  search(request: PlaceSearchRequest): PlaceSearchResult;
  /** Returns the number of results of each filter choice, combined with the query and the filters. */
  facets(request: Pick<PlaceSearchRequest, 'query' | 'filters' | 'now'>): FacetCounts;
  /**
   * Makes descriptions searchable.
   * @throws AppError 'conflict' if they belong to another version of the index
   */
  addDescriptions(snapshot: PlaceDescriptionsSnapshot): void;
  readonly hasDescriptions: boolean;
  /**
   * Adds the opening hours.
   * @throws AppError 'conflict' if they belong to another version of the index
   */
  addHours(hours: PlaceHoursIndex): void;
  readonly hasHours: boolean;
  /** Returns neighbourhoods ordered by number of places, then name, for chips that search in them. */
  neighborhoods(limit: number): string[];
  /** Returns the active places among these ids. */
  places(ids: readonly string[]): Map<string, PlaceSummary>;
}

/**
 * Creates a search over the index. Accents and case are ignored. Every word of the query must match the title,
 * location, neighbourhood, category, an amenity or, once added, the description: exactly, as another form or part of a
 * word, with typing errors or as a synonym (search/relevance-index.ts). If no place matches all words, the places with
 * the most matching words are found. Results are ordered by relevance, then by rating, newest and id, which is the row
 * order.
 */
export function createPlaceSearch(index: PlaceIndex): PlaceSearch {
  const { snapshot, size } = index;
  const texts = new RelevanceIndex(snapshot.title);
  const neighborhood = (row: number) =>
    snapshot.neighborhoodNames[snapshot.neighborhood[row] ?? 0] ?? '';
  for (let row = 0; row < size; row += 1) {
    texts.add(row, snapshot.title[row] ?? '', weightByField.title);
    texts.add(row, snapshot.location[row] ?? '', weightByField.location);
    texts.add(row, neighborhood(row), weightByField.neighborhood);
    texts.add(
      row,
      snapshot.categories[snapshot.category[row] ?? -1]?.name ?? unknownCategoryName,
      weightByField.category,
    );
    for (const amenity of snapshot.amenitySets[snapshot.amenities[row] ?? -1] ?? []) {
      texts.add(row, snapshot.amenityNames[amenity] ?? '', weightByField.amenity);
    }
  }
  const entries = entrySearch(
    suggestedEntries({
      neighborhood: snapshot.neighborhoodNames,
      category: snapshot.categories.map(({ name }) => name),
      // Other amenity names are not valid in the URL of a search.
      amenity: amenityOptions.filter((name) => snapshot.amenityNames.includes(name)),
    }),
  );
  const allRows = Array.from({ length: size }, (_, row) => row);
  let lastRelevance: { query: string; found: Relevance } | null = null;
  let hasDescriptions = false;
  let hours: PlaceHoursIndex | null = null;
  const openStates = new Map<number, Map<PlaceHours, boolean>>();
  let locations: TokenIndex | null = null;
  let nameRanks: Uint32Array | null = null;

  function summary(row: number): PlaceSummary {
    const place = index.summary(row);
    return hours ? { ...place, hours: hours.of(row) } : place;
  }

  /**
   * Returns whether a row is open at a moment. Rows with equal hours share the result; all are closed without hours.
   */
  function createOpenTest(moment: Date): (row: number) => boolean {
    const at = moment.getTime();
    const openByHours = openStates.get(at) ?? new Map<PlaceHours, boolean>();
    if (openStates.size >= maxOpenStates) openStates.clear();
    openStates.set(at, openByHours);
    return (row) => {
      if (!hours) return false;
      const placeHours = hours.of(row);
      const found =
        openByHours.get(placeHours) ?? isOpen(getOpeningState(placeHours, moment)) === true;
      openByHours.set(placeHours, found);
      return found;
    };
  }

  function createFilters({ filters, now = new Date() }: PlaceSearchRequest): GroupFilters {
    const { open } = filters;
    return {
      ...groupFilters(index, filters),
      open: open === null ? () => true : createOpenTest(openFilterMoment(open, now)),
    };
  }

  function locationIndex(): TokenIndex {
    const tokenIndex = new TokenIndex(size);
    for (let row = 0; row < size; row += 1) {
      tokenIndex.add(row, snapshot.location[row] ?? '');
      tokenIndex.add(row, neighborhood(row));
    }
    return tokenIndex;
  }

  /**
   * Returns the rows that match a query. The last result is cached, because filters change more often than the query.
   */
  function findByText(query: string): Relevance {
    if (lastRelevance?.query === query) return lastRelevance.found;
    const found = texts.find(query) ?? { rows: allRows, isWhole: true };
    lastRelevance = { query, found };
    return found;
  }

  /** Returns the rows that match the query and the location filter. */
  function filterByLocation({ query, filters }: PlaceSearchRequest): Relevance {
    const found = findByText(query);
    const words = searchWords(filters.location);
    if (words.length === 0) return found;
    const inLocation = new Set((locations ??= locationIndex()).rowsWithAll(words)?.rows());
    return { ...found, rows: found.rows.filter((row) => inLocation.has(row)) };
  }

  function findMatches(request: PlaceSearchRequest): Relevance {
    const found = filterByLocation(request);
    const { category, price, rating, open, rest } = createFilters(request);
    return {
      ...found,
      rows: found.rows.filter(
        (row) => category(row) && price(row) && rating(row) && rest(row) && open(row),
      ),
    };
  }

  function sortRows(rows: number[], sort: PlaceSort, origin: Coordinates | null): number[] {
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
      if (query.trim().length < minSuggestionLength) return [];
      const words = texts.correctWords(query);
      const found = texts.find(query, { maxRows: limit, areNamesFirst: true, words });
      const places = (found?.rows ?? []).map(summary);
      return pickSuggestions({ places, events, entries: entries(query, words) }, limit);
    },

    search(request) {
      const { rows: found, isWhole } = findMatches(request);
      const rows = sortRows(found, request.sort ?? 'relevancia', request.origin ?? null);
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
      countFacets(snapshot, filterByLocation(request).rows, {
        ...createFilters(request),
        openNow: createOpenTest(request.now ?? new Date()),
      }),

    addDescriptions({ version, description }) {
      if (version !== snapshot.version || description.length !== size) {
        throw new AppError('conflict', 'The descriptions belong to another version of the index.');
      }
      if (hasDescriptions) return;
      description.forEach((text, row) => texts.add(row, text, weightByField.description));
      hasDescriptions = true;
      lastRelevance = null;
    },

    get hasDescriptions() {
      return hasDescriptions;
    },

    addHours(hoursIndex) {
      if (hoursIndex.version !== snapshot.version || hoursIndex.size !== size) {
        throw new AppError('conflict', 'The hours belong to another version of the index.');
      }
      hours = hoursIndex;
      openStates.clear();
    },

    get hasHours() {
      return hours !== null;
    },

    neighborhoods: (limit) => commonNeighborhoods(index, limit),

    places(ids) {
      const wantedIds = new Set(ids);
      return new Map(
        allRows
          .filter((row) => wantedIds.has(snapshot.id[row] ?? ''))
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

/** Returns the filters that only read columns: category, price, rating, amenities, benefit and area. */
function groupFilters(index: PlaceIndex, filters: PlaceFilters): Omit<GroupFilters, 'open'> {
  const { snapshot } = index;
  const { categories, prices, amenities, withBenefit, area } = filters;
  const minimum = (filters.minimumRating ?? 0) * 10;
  const isWantedCategory = snapshot.categories.map(({ slug }) => categories.includes(slug));
  const isWantedPrice = priceLevels.map((level) => prices.includes(level));
  const positions = amenities.map((name) => snapshot.amenityNames.indexOf(name));
  const isWantedSet = snapshot.amenitySets.map((set) => positions.every((at) => set.includes(at)));
  return {
    category: (row) =>
      categories.length === 0 || isWantedCategory[snapshot.category[row] ?? -1] === true,
    price: (row) => prices.length === 0 || isWantedPrice[snapshot.price[row] ?? -1] === true,
    rating: (row) => (snapshot.rating[row] ?? 0) >= minimum,
    rest: (row) =>
      (amenities.length === 0 || isWantedSet[snapshot.amenities[row] ?? -1] === true) &&
      (!withBenefit || (snapshot.benefits[row] ?? -1) >= 0) &&
      (area === null || isInArea(area, index.geo(row))),
  };
}

/**
 * Returns the distance of a row from the origin in metres; Infinity without coordinates, so that the place is last.
 */
function rowDistance(index: PlaceIndex, row: number, origin: Coordinates): number {
  const at = index.geo(row);
  return at === null ? Infinity : distanceInMetres(origin, at);
}

/** Returns the rank of each row by title, ignoring accents and case. Equal titles keep the row order. */
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
