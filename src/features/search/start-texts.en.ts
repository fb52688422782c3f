import type { IntentName } from '#features/search/model/intents.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const searchStartHint =
  'A name, a neighbourhood or what you fancy: “oysters”, “Lagoa”, “live music”.';
export const loadingStart = 'Loading suggestions…';

export const recentSearchesTitle = 'Recent searches';
export const clearRecentSearches = 'Clear';

export function removeRecentSearch(query: string): string {
  return `Remove the search “${query}”`;
}

export const intentsTitle = 'What are you looking for?';

export const intentLabels: Record<IntentName, string> = {
  children: 'With children',
  rain: 'Rainy day',
  sunset: 'Sunset',
  lateNight: 'Late at night',
  seafood: 'Seafood',
  dogs: 'Pet-friendly',
  liveMusic: 'Live music',
  accessible: 'Accessible entrance',
};

export const startByCategory = 'Start with a category';

export const openNowTitle = 'Open now';
export const openNearYouTitle = 'Open near you';
export const loadingOpenPlaces = 'Looking for open places…';
export const nothingOpen = 'No places are open right now.';
export const seeAll = 'See all';

export const todaysEventsTitle = "Today's events";
export const loadingTodaysEvents = "Loading today's events…";
export const noEventsToday = 'No events today.';
export const seeAgenda = "See what's on";

export type Complete = TranslationOf<
  typeof import('./start-texts.ts'),
  typeof import('./start-texts.en.ts')
>;
