import type { PlacedOccurrence } from '#features/events/model/agenda/agenda.ts';
import { AppError } from '#shared/app-error.ts';
import { unknownCategoryName } from '#features/categories/model/category-options.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { Coordinates } from '#shared/geo.ts';
import { openFilterTime } from '#features/opening-hours/model/open-filter.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { isOpen, getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { PlaceFilters, PlaceSort } from './place-filters.ts';
import type { PlaceHoursIndex } from '#features/search/model/place-hours-codec.ts';
import type { PlaceIndex } from './place-index-codec.ts';
import type { PlaceDescriptionsSnapshot, PlaceSummary } from './place-index.ts';
import { amenityOptions } from '#features/places/model/place-options.ts';
import { createEntrySearch, suggestedEntries } from './search/entry-search.ts';
import {
  createColumnFilters,
  createRowData,
  rowDistance,
  scoreDistance,
} from './search/place-columns.ts';
import { countFacets } from './search/facet-counts.ts';
import type { FacetCounts, RowFilters } from './search/facet-counts.ts';
import { RelevanceIndex } from './search/relevance-index.ts';
import type { RankedRows, VisitScore } from './search/relevance-index.ts';
import { listShownParts, partText, queryWithoutPart } from './search/query-parts.ts';
import type { ConceptType, Lexicon } from './search/lexicon.ts';
import { emptyLexicon } from './search/lexicon.ts';
import { splitIntoWords, stopWords } from './search/words.ts';
import { scoreHours } from './search/hours-score.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { maxSuggestions, minSuggestionLength, pickSuggestions } from './suggestion.ts';
import type { Suggestion } from './suggestion.ts';
import { searchWords, TokenIndex } from '#shared/text/token-index.ts';
import { minuteMs } from '#shared/time-units.ts';

/** Weight of a matching word by the field in which it occurs. */
export const weightByField = {
  category: 10,
  title: 10,
  neighborhood: 9,
  amenity: 8,
  location: 4,
  description: 6,
} as const;

/** Concepts that are suggested. Kinds and dishes are found as categories and places. */
const suggestedTypes: ReadonlySet<ConceptType> = new Set([
  ...(['occasion', 'company', 'property', 'price', 'time'] as const),
]);

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

type QueryRequest = Omit<PlaceSearchRequest, 'sort'>;

/** A part of a query that a user is shown, so that it can be removed. */
export interface UnderstoodPart {
  /** Label of the concept, 'com crianças'. */
  label: string;
  /** The query without the part. */
  queryWithout: string;
}

/** The ordered results. Summaries are only created for the requested slice. */
export interface PlaceSearchResult {
  readonly count: number;
  /** False if no place matches all words; the results then match as many words as possible. */
  readonly matchesAllWords: boolean;
  /** How the query was understood. */
  readonly understoodParts: readonly UnderstoodPart[];
  /** The parts of the query, as typed, that the first result does not match, prices and times aside. */
  readonly missingTexts: readonly string[];
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
   * places with another word in the name that begins with it, other matching places, events that fit in the limit, and
   * neighbourhoods, categories, amenities and concepts whose name matches. Returns [] for less than two characters.
   * `events` must match the query, best first.
   */
  suggest(
    query: string,
    options?: { limit?: number; events?: readonly PlacedOccurrence[] },
  ): Suggestion[];
  search(request: PlaceSearchRequest): PlaceSearchResult;
  /** Returns the number of results of each filter choice, combined with the query and the filters. */
  facets(request: QueryRequest): FacetCounts;
  /** False if only the typed words are found. */
  readonly hasLexicon: boolean;
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
 * Creates a search over the index. Accents and case are ignored. A query is understood with the lexicon and matched with
 * the title, location, neighbourhood, category, amenities, facts and, once added, the descriptions
 * (search/relevance-index.ts). By default, results are ordered by relevance and then in row order: rating, newest, id.
 */
export function createPlaceSearch(index: PlaceIndex, lexicon: Lexicon = emptyLexicon): PlaceSearch {
  const { snapshot, size } = index;
  const textIndex = new RelevanceIndex(snapshot.title, lexicon);
  const data = createRowData(index);
  const neighborhoodOf = (row: number) =>
    snapshot.neighborhoodNames[snapshot.neighborhood[row] ?? 0] ?? '';
  for (let row = 0; row < size; row += 1) {
    textIndex.add(row, snapshot.title[row] ?? '', weightByField.title);
    textIndex.add(row, initialsOf(snapshot.title[row] ?? ''), weightByField.title);
    textIndex.add(row, snapshot.location[row] ?? '', weightByField.location);
    textIndex.add(row, neighborhoodOf(row), weightByField.neighborhood);
    textIndex.add(
      row,
      snapshot.categories[snapshot.category[row] ?? -1]?.name ?? unknownCategoryName,
      weightByField.category,
    );
    for (const amenity of snapshot.amenitySets[snapshot.amenities[row] ?? -1] ?? []) {
      textIndex.add(row, snapshot.amenityNames[amenity] ?? '', weightByField.amenity);
    }
  }
  const searchEntries = createEntrySearch(
    lexicon,
    suggestedEntries({
      neighborhood: snapshot.neighborhoodNames,
      category: snapshot.categories.map(({ name }) => name),
      // Other amenity names are not valid in the URL of a search.
      amenity: amenityOptions.filter((name) => snapshot.amenityNames.includes(name)),
      concept: lexicon.concepts
        .filter(({ type }) => suggestedTypes.has(type))
        .map(({ label }) => capitalize(label)),
    }),
  );
  const allRows = Array.from({ length: size }, (_, row) => row);
  let lastRelevance: { key: string; found: RankedRows } | null = null;
  let hasDescriptions = false;
  let hours: PlaceHoursIndex | null = null;
  const openStates = new Map<number, Map<PlaceHours, boolean>>();
  let locationTokens: TokenIndex | null = null;
  let nameRanks: Uint32Array | null = null;

  function summary(row: number): PlaceSummary {
    const place = index.summary(row);
    return hours ? { ...place, hours: hours.hoursOf(row) } : place;
  }

  /**
   * Returns a function that tests whether a row is open at a moment. Rows with equal hours share the result. Until the
   * hours are added, all rows count as closed.
   */
  function createOpenTest(moment: Date): (row: number) => boolean {
    const timeMs = moment.getTime();
    const openByHours = openStates.get(timeMs) ?? new Map<PlaceHours, boolean>();
    if (openStates.size >= maxOpenStates) openStates.clear();
    openStates.set(timeMs, openByHours);
    return (row) => {
      if (!hours) return false;
      const placeHours = hours.hoursOf(row);
      const isOpenThen =
        openByHours.get(placeHours) ?? isOpen(getOpeningState(placeHours, moment)) === true;
      openByHours.set(placeHours, isOpenThen);
      return isOpenThen;
    };
  }

  function createRowFilters({ filters, now = new Date() }: PlaceSearchRequest): RowFilters {
    const { open } = filters;
    return {
      ...createColumnFilters(index, filters),
      open: open === null ? () => true : createOpenTest(openFilterTime(open, now)),
    };
  }

  /**
   * Returns a function that scores what depends on the visitor: the opening hours at a time, and the distance. Rows with
   * equal hours share the result.
   */
  function createVisitScore(now: Date, origin: Coordinates | null): VisitScore {
    const openLate = data.columnOf({ name: 'fact', value: foldText('openLate'), weight: 0 });
    const hoursScoreByTime = new Map<string, (row: number, placeHours: PlaceHours) => number>();
    const createHoursScore = (time: string) => {
      const moments = lexicon.wishedMoments(time, now);
      const scores = { late: new Map<PlaceHours, number>(), other: new Map<PlaceHours, number>() };
      return (row: number, placeHours: PlaceHours) => {
        const isKnownLate = (openLate[row] ?? 0) > 0;
        const known = isKnownLate ? scores.late : scores.other;
        const score = known.get(placeHours) ?? scoreHours(placeHours, moments, isKnownLate);
        known.set(placeHours, score);
        return score;
      };
    };
    return ({ name, value }, row) => {
      if (name === 'near') return scoreDistance(origin && rowDistance(index, row, origin));
      if (!hours) return 0;
      const hoursScore = hoursScoreByTime.get(value) ?? createHoursScore(value);
      hoursScoreByTime.set(value, hoursScore);
      return hoursScore(row, hours.hoursOf(row));
    };
  }

  function createLocationIndex(): TokenIndex {
    const tokenIndex = new TokenIndex(size);
    for (let row = 0; row < size; row += 1) {
      tokenIndex.add(row, snapshot.location[row] ?? '');
      tokenIndex.add(row, neighborhoodOf(row));
    }
    return tokenIndex;
  }

  /**
   * Returns the rows that match a query. The last result is cached, because filters change more often than the query.
   */
  function findByText({ query, now = new Date(), origin = null }: QueryRequest): RankedRows {
    const key = JSON.stringify([query, Math.floor(now.getTime() / minuteMs), origin]);
    if (lastRelevance?.key === key) return lastRelevance.found;
    const found = textIndex.find(query, { data, scoreVisit: createVisitScore(now, origin) }) ?? {
      ...{ rows: allRows, matchesAllWords: true, missingPartsOf: () => [], parts: [] },
    };
    lastRelevance = { key, found };
    return found;
  }

  /** Returns the rows that match a query and the location filter. */
  function filterByLocation(request: QueryRequest): RankedRows {
    const found = findByText(request);
    const words = searchWords(request.filters.location);
    if (words.length === 0) return found;
    const inLocation = new Set(
      (locationTokens ??= createLocationIndex()).rowsWithAll(words)?.rows(),
    );
    return { ...found, rows: found.rows.filter((row) => inLocation.has(row)) };
  }

  function findMatches(request: PlaceSearchRequest): RankedRows {
    const found = filterByLocation(request);
    const { category, price, rating, open, otherFilters } = createRowFilters(request);
    return {
      ...found,
      rows: found.rows.filter(
        (row) => category(row) && price(row) && rating(row) && otherFilters(row) && open(row),
      ),
    };
  }

  function sortRows(rows: number[], sort: PlaceSort, origin: Coordinates | null): number[] {
    if (sort === 'avaliacoes') {
      return rows.sort(
        (a, b) => (snapshot.reviewsCount[b] ?? 0) - (snapshot.reviewsCount[a] ?? 0) || a - b,
      );
    }
    if (sort === 'novos') {
      return rows.sort((a, b) => index.createdAt(b) - index.createdAt(a) || a - b);
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
      const words = textIndex.correctWords(query, true);
      const found = textIndex.find(query, {
        ...{ maxRows: limit, areNamesFirst: true, isTyping: true, words },
        data,
      });
      const places = (found?.rows ?? []).map(summary);
      return pickSuggestions({ places, events, entries: searchEntries(query, words) }, limit);
    },

    search(request) {
      const { rows: found, matchesAllWords, parts, missingPartsOf } = findMatches(request);
      const rows = sortRows(found, request.sort ?? 'relevancia', request.origin ?? null);
      return {
        count: rows.length,
        matchesAllWords,
        understoodParts: listShownParts(parts).map((part) => ({
          label: part.concept?.label ?? '',
          queryWithout: queryWithoutPart(request.query, part, parts, lexicon),
        })),
        missingTexts: missingPartsOf(rows[0] ?? -1).map((part) => partText(request.query, part)),
        rows,
        slice: (start, end) => rows.slice(start, end).map(summary),
        ids: () => new Set(rows.map((row) => snapshot.id[row] ?? '')),
        geo: (position) => index.geo(rows[position] ?? -1),
      };
    },

    facets: (request) =>
      countFacets(snapshot, filterByLocation(request).rows, {
        ...createRowFilters(request),
        openNow: createOpenTest(request.now ?? new Date()),
      }),

    hasLexicon: lexicon !== emptyLexicon,

    addDescriptions({ version, description }) {
      if (version !== snapshot.version || description.length !== size) {
        throw new AppError('conflict', 'The descriptions belong to another version of the index.');
      }
      if (hasDescriptions) return;
      description.forEach((text, row) => textIndex.add(row, text, weightByField.description));
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
      lastRelevance = null;
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

/** Returns the initials of a name of at least three words without stop words ('CIC'); '' for a shorter name. */
function initialsOf(title: string): string {
  const words = splitIntoWords(foldText(title)).filter((word) => !stopWords.has(word));
  return words.length < minWordsOfInitials ? '' : words.map(([initial]) => initial).join('');
}

const minWordsOfInitials = 3;

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

/** Returns the rank of each row by title, ignoring accents and case. Equal titles keep the row order. */
function rankByName(titles: readonly string[]): Uint32Array {
  const foldedTitles = titles.map(foldText);
  const sortedRows = titles.map((_, row) => row);
  sortedRows.sort((a, b) => {
    const [left, right] = [foldedTitles[a] ?? '', foldedTitles[b] ?? ''];
    return left < right ? -1 : left > right ? 1 : a - b;
  });
  const ranks = new Uint32Array(titles.length);
  sortedRows.forEach((row, rank) => (ranks[row] = rank));
  return ranks;
}
