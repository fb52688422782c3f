import type { PlaceFactName } from '#features/places/model/place-options.ts';
import { noFilters } from './place-filters.ts';
import { emptySearch } from './search-params.ts';
import type { SearchState } from './search-params.ts';

/** What visitors look for if they have no name in mind, in display order. */
export const intentNames = [
  'children',
  'rain',
  'sunset',
  'lateNight',
  'seafood',
  'dogs',
  'liveMusic',
  'accessible',
] as const;
export type IntentName = (typeof intentNames)[number];

const factByIntent: Record<Exclude<IntentName, 'seafood'>, PlaceFactName> = {
  children: 'children',
  rain: 'covered',
  sunset: 'view',
  lateNight: 'openLate',
  dogs: 'dogs',
  liveMusic: 'liveMusic',
  accessible: 'wheelchairEntrance',
};

/** Returns the search that finds what a visitor looks for. */
export function intentSearch(name: IntentName): SearchState {
  return name === 'seafood'
    ? { ...emptySearch, query: 'frutos do mar' }
    : { ...emptySearch, filters: { ...noFilters, facts: [factByIntent[name]] } };
}
