import { isUpcomingDate } from '#features/events/model/agenda/agenda.ts';
import { weightByField } from '#features/search/model/place-search.ts';
import { fullLexicon } from '#features/search/model/search/full-lexicon.ts';
import { naiveRelevance } from '#support/naive-relevance.ts';
import { initials, naiveDataScore } from '#support/naive-search.ts';
import type { City, CityPlace } from './city.ts';

/**
 * Returns the active places that a query should find, ordered by relevance and then by rating, from a full text scan.
 * For an empty query, returns all places ordered by rating. Times and distances do not count.
 */
export function matching(
  city: City,
  query: string,
  { descriptions = true, isTyping = false, where = () => true }: MatchOptions = {},
): CityPlace[] {
  const categories = new Map(city.categories.map((category) => [category.id, category]));
  const ranked = city.places
    .filter(({ isActive }) => isActive)
    .sort((a, b) => b.rating - a.rating || (a.createdAt < b.createdAt ? 1 : -1));
  const described = ({ id, description }: CityPlace) =>
    [description, ...upcomingEventTexts(city, id)].join('\n');
  const relevance = naiveRelevance({
    lexicon: fullLexicon,
    titles: titles(ranked),
    texts: ranked.map((place) => [
      { text: place.title, weight: weightByField.title },
      { text: initials(place.title), weight: weightByField.title },
      { text: place.location, weight: weightByField.location },
      { text: place.neighborhood, weight: weightByField.neighborhood },
      { text: categories.get(place.category)?.name ?? 'Categoria', weight: weightByField.category },
      ...place.amenities.map((text) => ({ text, weight: weightByField.amenity })),
      ...(descriptions ? [{ text: described(place), weight: weightByField.description }] : []),
    ]),
    scoreData: (target, row) => {
      const place = ranked[row];
      if (!place) return 0;
      return naiveDataScore(target, {
        ...place,
        categorySlug: categories.get(place.category)?.slug,
        factOf: (name) => place.facts?.[name]?.charAt(0) ?? '',
      });
    },
  });
  const found = relevance(query, { isTyping })?.rows.flatMap((row) => ranked[row] ?? []);
  return (found ?? ranked).filter(where);
}

/** Returns the texts by which the events of a place lead to it. */
function upcomingEventTexts({ events }: City, place: string): string[] {
  const now = new Date();
  return events
    .filter(({ placeId, isActive }) => isActive && placeId === place)
    .filter(({ dates }) => dates.some((date) => isUpcomingDate(date, now)))
    .map(({ title, description }) => `${title}\n${description}`);
}

interface MatchOptions {
  descriptions?: boolean;
  /** True for suggestions, for which the last word may be incomplete. */
  isTyping?: boolean;
  where?: (place: CityPlace) => boolean;
}

export function titles(places: readonly CityPlace[]): string[] {
  return places.map(({ title }) => title);
}
