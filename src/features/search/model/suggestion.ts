import type { PlacedOccurrence } from '#features/events/model/agenda/agenda.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import { noFilters } from './place-filters.ts';
import type { PlaceSummary } from './place-index.ts';
import { categoryLink, placeLink } from '#features/places/model/place-link.ts';
import { emptySearch, searchLink } from './search-params.ts';

/** Minimum length of a trimmed query for suggestions. */
export const minSuggestionLength = 2;
/** Maximum number of suggestions. */
export const maxSuggestions = 5;
/** Maximum number of events among the suggestions. */
const maxEvents = 2;
/** Number of places that are listed before a slot is reserved for an event. */
const placesBeforeEvents = 2;

/** Maximum number of kinds of entries among the suggestions. */
const maxEntryKinds = 3;

/** Kinds of suggestions that follow the places and events, in display order. */
export const entryKinds = ['neighborhood', 'category', 'amenity', 'concept'] as const;
type EntryKind = (typeof entryKinds)[number];

/** A neighbourhood, category or amenity, or a concept of the lexicon such as 'Barato'. */
export interface SuggestedEntry {
  kind: EntryKind;
  name: string;
}

export type Suggestion =
  { kind: 'place'; place: PlaceSummary } | ({ kind: 'event' } & PlacedOccurrence) | SuggestedEntry;

/** Returns the link of a suggestion: the page of the place, event or category, or a search. */
export function suggestionLink(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'place':
      return placeLink(suggestion.place);
    case 'event':
      return eventLink(suggestion.event);
    case 'category':
      return categoryLink(suggestion.name);
    case 'neighborhood':
      return searchLink({ ...emptySearch, filters: { ...noFilters, location: suggestion.name } });
    case 'amenity':
      return searchLink({
        ...emptySearch,
        filters: { ...noFilters, amenities: [suggestion.name] },
      });
    case 'concept':
      return searchLink({ ...emptySearch, query: suggestion.name });
  }
}

/** Matches of a text, each kind best first. */
interface SuggestionSources {
  places: readonly PlaceSummary[];
  events?: readonly PlacedOccurrence[];
  entries: readonly SuggestedEntry[];
}

/**
 * Selects the suggestions among all matches: places first, then events, then other entries. One slot is reserved for
 * the best entry of each of the first three kinds that have a match. If more than two slots remain and an event matches, one of them is
 * reserved for the best event. Free slots are filled with further events and entries.
 */
export function pickSuggestions(
  { places, events = [], entries }: SuggestionSources,
  limit: number,
): Suggestion[] {
  const byKind = entryKinds
    .map((kind) => entries.filter((entry) => entry.kind === kind))
    .filter(({ length }) => length > 0)
    .slice(0, maxEntryKinds);
  const maxPlaces = Math.max(0, limit - byKind.length);
  const reservedForEvents = events.length > 0 && maxPlaces > placesBeforeEvents ? 1 : 0;
  const shownPlaces = places.slice(0, maxPlaces - reservedForEvents);
  const shownEvents = events.slice(0, Math.min(maxEvents, maxPlaces - shownPlaces.length));
  let freeCount = maxPlaces - shownPlaces.length - shownEvents.length;
  const shownEntries = byKind.flatMap((entriesOfKind) => {
    const extraCount = Math.min(freeCount, Math.max(0, entriesOfKind.length - 1));
    freeCount -= extraCount;
    return entriesOfKind.slice(0, 1 + extraCount);
  });
  return [
    ...shownPlaces.map((place) => ({ kind: 'place' as const, place })),
    ...shownEvents.map((event) => ({ kind: 'event' as const, ...event })),
    ...shownEntries,
  ].slice(0, limit);
}
