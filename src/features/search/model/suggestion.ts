import type { UpcomingEvent } from '#features/events/model/agenda/agenda.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import { noFilters } from './place-filters.ts';
import type { PlaceSummary } from './place-index.ts';
import { categoryLink, placeLink } from '#features/places/model/place-link.ts';
import { emptySearch, searchLink } from './search-params.ts';

/** Minimum length of a trimmed query for suggestions. */
export const minimumSuggestionLength = 2;
/** Maximum number of suggestions. */
export const maxSuggestions = 5;
/** Maximum number of events among the suggestions. */
const maxEvents = 2;
/** Number of places that are listed before a slot is reserved for an event. */
const placesBeforeEvents = 2;

/** Other kinds of suggestions, in their order after places and events. */
export const entryKinds = ['neighborhood', 'category', 'amenity'] as const;
type EntryKind = (typeof entryKinds)[number];

/** A neighbourhood, category or amenity. */
export interface SuggestedEntry {
  kind: EntryKind;
  name: string;
}

export type Suggestion =
  { kind: 'place'; place: PlaceSummary } | ({ kind: 'event' } & UpcomingEvent) | SuggestedEntry;

/** Returns the link of a suggestion: the page of the place, event or category, or a search with that filter. */
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
  }
}

/** Matches of a text, each kind best first. */
interface Suggestible {
  places: readonly PlaceSummary[];
  events?: readonly UpcomingEvent[];
  entries: readonly SuggestedEntry[];
}

/**
 * Selects the suggestions among all matches: places first, then events, then other entries. The best event has a
 * reserved slot after at least two places, and the best entry of each kind has one. Free slots are filled with further
 * events and entries.
 */
export function pickSuggestions(
  { places, events = [], entries }: Suggestible,
  limit: number,
): Suggestion[] {
  const byKind = entryKinds.map((kind) => entries.filter((entry) => entry.kind === kind));
  const seats = byKind.filter(({ length }) => length > 0).length;
  const forPlaces = Math.max(0, limit - seats);
  const forEvents = events.length > 0 && forPlaces > placesBeforeEvents ? 1 : 0;
  const shown = places.slice(0, forPlaces - forEvents);
  const shownEvents = events.slice(0, Math.min(maxEvents, forPlaces - shown.length));
  let free = forPlaces - shown.length - shownEvents.length;
  const others = byKind.flatMap((ofKind) => {
    const more = Math.min(free, Math.max(0, ofKind.length - 1));
    free -= more;
    return ofKind.slice(0, 1 + more);
  });
  return [
    ...shown.map((place) => ({ kind: 'place' as const, place })),
    ...shownEvents.map((event) => ({ kind: 'event' as const, ...event })),
    ...others,
  ].slice(0, limit);
}
