import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import { minimumRatings } from '#features/search/model/place-filters.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import { isOpen, getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import type {
  PlaceDescriptionsSnapshot,
  PlaceHoursSnapshot,
  PlaceIndexSnapshot,
} from '#features/search/model/place-index.ts';
import { weightByField } from '#features/search/model/place-search.ts';
import type { PlaceSearchRequest } from '#features/search/model/place-search.ts';
import { placeFactNames, priceLevels } from '#features/places/model/place-options.ts';
import type { PlaceFactName } from '#features/places/model/place-options.ts';
import type { FacetCounts } from '#features/search/model/search/facet-counts.ts';
import { instantOfWallClock, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { emptyLexicon } from '#features/search/model/search/lexicon.ts';
import type { ConceptTarget, Lexicon } from '#features/search/model/search/lexicon.ts';
import { splitIntoWords, stopWords } from '#features/search/model/search/words.ts';
import { scoreHours } from '#features/search/model/search/hours-score.ts';
import { wishedMoments } from '#features/search/model/search/wished-moments.ts';
import { slugify } from '#shared/text/slug.ts';
import { minuteMs } from '#shared/time-units.ts';
import { naiveRelevance } from './naive-relevance.ts';

/** A suggestion is for a query that may be incomplete, and does not depend on the visitor. */
type NaiveSearch = (request: PlaceSearchRequest, options?: { isSuggestion?: boolean }) => number[];

/**
 * Reference implementation of the search: compares every word with every field of every row. Slow but simple; the real
 * search must return the same rows in the same order.
 */
export function naiveSearch(
  index: PlaceIndexSnapshot,
  descriptions: PlaceDescriptionsSnapshot | null,
  hours: PlaceHoursSnapshot | null = null,
  lexicon: Lexicon = emptyLexicon,
): NaiveSearch {
  const created = createdSeconds(index);
  const byRank = (a: number, b: number) =>
    (index.rating[b] ?? 0) - (index.rating[a] ?? 0) ||
    (created[b] ?? 0) - (created[a] ?? 0) ||
    ((index.id[a] ?? '') < (index.id[b] ?? '') ? -1 : 1);
  // Rows are sorted by rank first, because rank breaks ties.
  const ranked = index.id.map((_, row) => row).sort(byRank);
  const amenitiesOf = (row: number) =>
    (index.amenitySets[index.amenities[row] ?? -1] ?? []).map((at) => index.amenityNames[at] ?? '');
  const categoryOf = (row: number) => index.categories[index.category[row] ?? -1];
  const relevance = naiveRelevance({
    lexicon,
    titles: ranked.map((row) => index.title[row] ?? ''),
    texts: ranked.map((row) => [
      { text: index.title[row] ?? '', weight: weightByField.title },
      { text: initials(index.title[row] ?? ''), weight: weightByField.title },
      { text: index.location[row] ?? '', weight: weightByField.location },
      { text: neighborhood(index, row), weight: weightByField.neighborhood },
      { text: categoryOf(row)?.name ?? 'Categoria', weight: weightByField.category },
      ...amenitiesOf(row).map((text) => ({ text, weight: weightByField.amenity })),
      { text: descriptions?.description[row] ?? '', weight: weightByField.description },
    ]),
    scoreData: (target, at) => {
      const row = ranked[at] ?? 0;
      return naiveDataScore(target, {
        categorySlug: categoryOf(row)?.slug,
        neighborhood: neighborhood(index, row),
        price: priceLevels[index.price[row] ?? -1],
        amenities: amenitiesOf(row),
        factOf: (name) => factOf(index, row, name),
      });
    },
  });
  const openRows = hours && decodePlaceHours(hours);
  const isOpenAt = (row: number, moment: Date) =>
    openRows !== null && isOpen(getOpeningState(openRows.hoursOf(row), moment)) === true;
  return (request, { isSuggestion = false } = {}) => {
    const { filters } = request;
    const moment = filters.open && askedMoment(filters.open, request.now ?? new Date());
    const { now = new Date(), origin } = request;
    const visitScore = ({ name, value }: ConceptTarget, at: number) => {
      const row = ranked[at] ?? 0;
      if (name === 'near') return origin ? nearness(metresFrom(index, row, origin)) : 0;
      const isKnownLate = ['y', 'p'].includes(factOf(index, row, 'openLate'));
      return openRows
        ? scoreHours(openRows.hoursOf(row), wishedMoments(value, now), isKnownLate)
        : 0;
    };
    const options = isSuggestion ? { isTyping: true } : { scoreVisit: visitScore };
    const fitting = relevance(request.query, options)?.rows.map((at) => ranked[at] ?? 0);
    const found = (fitting ?? ranked).filter((row) => {
      const place = [index.location[row] ?? '', neighborhood(index, row)];
      return (
        words(filters.location).every((word) => place.some((text) => fold(text).includes(word))) &&
        (filters.categories.length === 0 ||
          filters.categories.includes(categoryOf(row)?.slug ?? '')) &&
        (filters.prices.length === 0 ||
          filters.prices.some((level) => level === priceLevels[index.price[row] ?? -1])) &&
        (index.rating[row] ?? 0) >= (filters.minimumRating ?? 0) * 10 &&
        filters.amenities.every((name) => amenitiesOf(row).includes(name)) &&
        filters.facts.every((name) => factOf(index, row, name) === 'y') &&
        (moment === null || isOpenAt(row, moment)) &&
        (!filters.withBenefit || index.benefitTerms[index.benefits[row] ?? -1] !== undefined) &&
        (filters.area === null || liesIn(filters.area, positionOf(index, row)))
      );
    });
    const sort = request.sort ?? 'relevancia';
    if (sort === 'relevancia' || (sort === 'distancia' && !request.origin)) return found;
    found.sort(byRank);
    // Array.sort is stable, so equal keys keep the order by rank.
    switch (sort) {
      case 'nota':
        return found;
      case 'novos': {
        const created = (row: number) =>
          index.createdBefore
            .slice(1, row + 1)
            .reduce((at, gap) => at - gap, index.createdBefore[0] ?? 0);
        return found.sort((a, b) => created(b) - created(a));
      }
      case 'avaliacoes':
        return found.sort((a, b) => (index.reviewsCount[b] ?? 0) - (index.reviewsCount[a] ?? 0));
      case 'nome': {
        const title = (row: number) => fold(index.title[row] ?? '');
        return found.sort((a, b) => (title(a) < title(b) ? -1 : title(a) > title(b) ? 1 : 0));
      }
      case 'distancia': {
        const { origin } = request;
        if (!origin) return found;
        const near = (row: number) => metresFrom(index, row, origin);
        return found.sort((a, b) => (near(a) === near(b) ? 0 : near(a) - near(b)));
      }
    }
  };
}

/** What a place is, as far as searches for meanings use it. */
interface NaivePlaceData {
  categorySlug: string | undefined;
  neighborhood: string;
  price: string | undefined;
  amenities: readonly string[];
  /** Returns the first letter of the value of a fact; '' or ' ' if it is unknown. */
  factOf: (name: PlaceFactName) => string;
}

/** Returns how well the data of a place satisfies a wish, 0 to 10; -1 for a fact that it denies. */
export function naiveDataScore({ name, value }: ConceptTarget, place: NaivePlaceData): number {
  switch (name) {
    case 'category':
      return place.categorySlug === value ? 10 : 0;
    case 'area':
      return fold(place.neighborhood) === value ? 10 : 0;
    case 'price':
      return place.price === priceLevels[Number(value) - 1] ? 10 : 0;
    case 'amenity':
      return place.amenities.some((amenity) => slugify(amenity) === value) ? 10 : 0;
    case 'fact': {
      const fact = placeFactNames.find((one) => one.toLowerCase() === value);
      const known = fact ? place.factOf(fact) : '';
      return known === 'y' ? 10 : known === 'p' ? 6 : known === 'n' ? -1 : 0;
    }
    default:
      return 0;
  }
}

/** Returns the count of each filter option by searching with it. */
export function naiveFacets(
  index: PlaceIndexSnapshot,
  search: (request: PlaceSearchRequest) => number[],
  { query, filters, now = new Date() }: PlaceSearchRequest,
): FacetCounts {
  const { categories, amenityNames } = index;
  const found = search({ query, now, filters });
  const count = (choice: Partial<PlaceFilters>) =>
    search({ query, now, filters: { ...filters, ...choice } }).length;
  return {
    categories: new Map(categories.map(({ slug }) => [slug, count({ categories: [slug] })])),
    prices: new Map(priceLevels.map((level) => [level, count({ prices: [level] })])),
    ratings: new Map(minimumRatings.map((least) => [least, count({ minimumRating: least })])),
    amenities: new Map(
      amenityNames.map((name) => [name, count({ amenities: [...filters.amenities, name] })]),
    ),
    facts: new Map(
      placeFactNames.map((name) => [
        name,
        found.filter((row) => factOf(index, row, name) === 'y').length,
      ]),
    ),
    withBenefit: count({ withBenefit: true }),
    openNow: count({ open: 'now' }),
  };
}

/**
 * Returns the first day from today with that weekday whose time is not over, independent of how minutes are counted.
 */
function askedMoment(open: OpenFilter, now: Date): Date {
  if (open === 'now') return now;
  const [hour = 0, minute = 0] = open.time.split(':').map(Number);
  const today = wallClockAt(now).dayNumber;
  for (let day = today; ; day += 1) {
    const moment = instantOfWallClock({ dayNumber: day, minutes: hour * 60 + minute });
    if (weekdayOf(day) === open.day && moment.getTime() > now.getTime() - minuteMs) return moment;
  }
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');
}

function words(query: string): string[] {
  return fold(query.slice(0, 200)).split(/\s+/).filter(Boolean).slice(0, 10);
}

/** Returns the initials of a name of at least three words, stop words aside. */
export function initials(title: string): string {
  const counted = splitIntoWords(fold(title)).filter((word) => !stopWords.has(word));
  return counted.length < 3 ? '' : counted.map(([letter]) => letter).join('');
}

function nearness(metres: number): number {
  if (metres <= 1_000) return 10;
  if (metres <= 3_000) return 8;
  return metres <= 6_000 ? 5 : metres <= 12_000 ? 2 : 0;
}

function neighborhood(index: PlaceIndexSnapshot, row: number): string {
  return index.neighborhoodNames[index.neighborhood[row] ?? 0] ?? '';
}

/** Returns the letter of the value of a fact; '' or ' ' if it is unknown. */
function factOf({ factSets, facts }: PlaceIndexSnapshot, row: number, name: PlaceFactName): string {
  return factSets?.[facts?.[row] ?? -1]?.charAt(placeFactNames.indexOf(name)) ?? '';
}

function createdSeconds({ createdBefore }: PlaceIndexSnapshot): number[] {
  const [first = 0, ...others] = createdBefore;
  const seconds = [first];
  for (const before of others) seconds.push((seconds.at(-1) ?? 0) - before);
  return seconds;
}

function metresFrom(
  index: PlaceIndexSnapshot,
  row: number,
  origin: NonNullable<PlaceSearchRequest['origin']>,
): number {
  const at = positionOf(index, row);
  return at ? distanceInMetres(origin, at) : Infinity;
}

function positionOf(index: PlaceIndexSnapshot, row: number): Coordinates | null {
  const north = index.latitudeOffset[row];
  const east = index.longitudeOffset[row];
  if (north == null || east == null) return null;
  return {
    latitude: (index.geoBase[0] + north) / 100_000,
    longitude: (index.geoBase[1] + east) / 100_000,
  };
}

function liesIn({ south, west, north, east }: MapArea, at: Coordinates | null): boolean {
  if (!at) return false;
  const isBetween = (value: number, least: number, most: number) => least <= value && value <= most;
  return isBetween(at.latitude, south, north) && isBetween(at.longitude, west, east);
}
