import { noFilters } from './place-filters.ts';
import type { PlaceSummary } from './place-index.ts';
import { categoryLink, placeLink } from './place-link.ts';
import { emptySearch, searchLink } from './search-params.ts';

/** Suggestions need this many characters, trimmed (SPEC section 9). */
export const minimumSuggestionLength = 2;
/** Most suggestions at once (SPEC section 9). */
export const maxSuggestions = 5;

/** What is suggested beside places, in this order. */
export const entryKinds = ['neighborhood', 'category', 'amenity'] as const;
type EntryKind = (typeof entryKinds)[number];

/** A neighbourhood, category or amenity by its name. */
export interface SuggestedEntry {
  kind: EntryKind;
  name: string;
}

export type Suggestion = { kind: 'place'; place: PlaceSummary } | SuggestedEntry;

/** Where a suggestion leads: to the place, the category's page, or a search with that filter set. */
export function suggestionLink(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'place':
      return placeLink(suggestion.place);
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

/**
 * What is suggested of all that fits: places first, then the other entries, of which the best of each kind has a seat
 * and more only what places leave free.
 * @param places the best first
 * @param entries of each kind, the best first
 */
export function pickSuggestions(
  places: readonly PlaceSummary[],
  entries: readonly SuggestedEntry[],
  limit: number,
): Suggestion[] {
  const byKind = entryKinds.map((kind) => entries.filter((entry) => entry.kind === kind));
  const seats = byKind.filter(({ length }) => length > 0).length;
  const shown = places.slice(0, Math.max(0, limit - seats));
  let free = Math.max(0, limit - shown.length - seats);
  const others = byKind.flatMap((ofKind) => {
    const more = Math.min(free, Math.max(0, ofKind.length - 1));
    free -= more;
    return ofKind.slice(0, 1 + more);
  });
  return [...shown.map((place) => ({ kind: 'place' as const, place })), ...others].slice(0, limit);
}
