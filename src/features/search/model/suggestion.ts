import type { ComingEvent } from '#features/events/model/agenda/agenda.ts';
import { eventLink } from '#features/events/model/event-link.ts';
import { noFilters } from './place-filters.ts';
import type { PlaceSummary } from './place-index.ts';
import { categoryLink, placeLink } from '#features/places/model/place-link.ts';
import { emptySearch, searchLink } from './search-params.ts';

/** Suggestions need this many characters, trimmed (SPEC section 9). */
export const minimumSuggestionLength = 2;
/** Most suggestions at once (SPEC section 9). */
export const maxSuggestions = 5;
/** Most of them that are events. */
const maxEvents = 2;
/** Places that give no seat to an event. */
const placesBeforeEvents = 2;

/** What is suggested beside places and events, in this order. */
export const entryKinds = ['neighborhood', 'category', 'amenity'] as const;
type EntryKind = (typeof entryKinds)[number];

/** A neighbourhood, category or amenity by its name. */
export interface SuggestedEntry {
  kind: EntryKind;
  name: string;
}

export type Suggestion =
  { kind: 'place'; place: PlaceSummary } | ({ kind: 'event' } & ComingEvent) | SuggestedEntry;

/** Where a suggestion leads: to the place or event, the category's page, or a search with that filter set. */
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

/** What fits a text, of each kind the best first. */
interface Suggestible {
  places: readonly PlaceSummary[];
  events?: readonly ComingEvent[];
  entries: readonly SuggestedEntry[];
}

/**
 * What is suggested of all that fits: places first, then events, of which the best has a seat behind two places, then
 * the other entries, of which the best of each kind has one. More of them have what is left free.
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
