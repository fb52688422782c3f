import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import type { PlaceSort } from '#features/search/model/place-filters.ts';
import type { ResultView } from '#features/search/model/search-params.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.en.ts';
import { shortWeekdays } from '#shared/formats/weekdays.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const searchErrors: ErrorSentences = { default: 'Could not search for places' };

export const searchPartialErrors: ErrorSentences = {
  default: 'The full search is not available, so these results are incomplete. Try again.',
};

export function openFilterText(open: OpenFilter): string {
  return open === 'now' ? 'Open now' : `Open ${shortWeekdays[open.day] ?? ''} ${open.time}`;
}

interface ResultCounts {
  count: number;
  matchesAllWords?: boolean;
  missing?: readonly string[];
  events?: number | undefined;
}

function missingText(missing: readonly string[]): string {
  return missing.length === 0 ? '' : `, without ${missing.map((part) => `“${part}”`).join(' or ')}`;
}

export function resultCountText({
  count,
  matchesAllWords = true,
  missing = [],
  events = 0,
}: ResultCounts): string {
  const eventsText = countText(events, 'event', 'events');
  if (count === 0) return events === 0 ? 'No places found' : `${eventsText} found, no places`;
  if (!matchesAllWords) {
    const nearText = `No place has all of this: ${countText(count, 'comes', 'come')} close${missingText(missing)}`;
    return events === 0 ? nearText : `${eventsText} found. ${nearText}`;
  }
  const placesText = countText(count, 'place', 'places');
  return events > 0 ? `${eventsText} and ${placesText} found` : `${placesText} found`;
}

// Search screen
export const searchPageTitle = `Search · ${brand.name}`;

export function resultsPageTitle(query: string): string {
  return `${query} · Search · ${brand.name}`;
}

export const searchHeading = 'Search';
export const searchFieldPlaceholder = 'Place, event or area';
export const queryShortened =
  'Your search was too long and was shortened. Use fewer words for better results.';
export const foundPlacesMap = 'Map of the places found';

export function unknownCategories(slugs: readonly string[]): string {
  return slugs.length === 1
    ? `The category “${slugs.join()}” does not exist.`
    : `These categories do not exist: ${slugs.join(', ')}.`;
}

export const searchInAll = 'Search all categories';

// Understanding of a query
export const understoodParts = 'How the search was understood';

// Results
export const searching = 'Searching…';
export const resultsLabel = 'Results';

export const viewLabels: Record<ResultView, string> = { lugares: 'Places', eventos: 'Events' };

export const seeMorePlaces = 'See more places';
export const eventsHeading = 'Events';
export const seeAgenda = "See what's on";
export const seeMoreEvents = 'See more events';
export const eventEnded = 'Ended';
export const noPlacesTitle = 'No places found';
export const noPlacesHint = 'Check the spelling, use fewer words or try another neighbourhood.';
export const clearSearch = 'Clear search';
export const seeCategories = 'See categories';
export const retry = 'Try again';

// Order
export const sortLabel = 'Sort';
export const sortLabels: Record<PlaceSort, string> = {
  relevancia: 'Relevance',
  novos: 'Newest',
  nota: 'Highest rated',
  distancia: 'Nearest',
  nome: 'Name (A–Z)',
  avaliacoes: 'Most reviews',
};

// Filters
export function openFilters(count: number): string {
  return count > 0 ? `Filters (${count})` : 'Filters';
}

export const filtersTitle = 'Filters';
export const activeFilters = 'Active filters';
export const loadingFilters = 'Loading the filters…';
export const loadingActiveFilters = 'Loading the active filters…';
export const clearFilters = 'Clear filters';
export const closeFilters = 'Close filters';

export function seePlaces(count: number | null): string {
  return count === null ? 'See places' : `See ${placeCount(count)}`;
}

export function placeCount(count: number): string {
  return countText(count, 'place', 'places');
}

export const hoursLabel = 'Opening hours';
export const openNow = 'Open now';
export const categoryLabel = 'Category';
export const priceLabel = 'Price';
export const minimumRatingLabel = 'Minimum rating';

export function ratingAtLeast(rating: number): string {
  return `${rating}+ stars`;
}

export const amenitiesLabel = 'Amenities';
export const moreChoices = 'More';
export const fewerChoices = 'Fewer';
export const clubLabel = 'Club';
export const withBenefit = 'With a benefit';
export const locationLabel = 'Location';
export const locationExample = 'Neighbourhood or street';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
