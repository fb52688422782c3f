import { weightByField } from '#features/search/model/place-search.ts';
import { naiveRelevance } from '#support/naive-relevance.ts';
import type { City, CityPlace } from './city.ts';

/**
 * Returns the active places that a query should find, ordered by relevance and then by rating, from a full text scan.
 * For an empty query, returns all places ordered by rating.
 */
export function matching(
  city: City,
  query: string,
  { descriptions = true, where = () => true }: MatchOptions = {},
): CityPlace[] {
  const categories = new Map(city.categories.map(({ id, name }) => [id, name]));
  const ranked = city.places
    .filter(({ isActive }) => isActive)
    .sort((a, b) => b.rating - a.rating || (a.createdAt < b.createdAt ? 1 : -1));
  const relevance = naiveRelevance(
    titles(ranked),
    ranked.map((place) => [
      { text: place.title, weight: weightByField.title },
      { text: place.location, weight: weightByField.location },
      { text: place.neighborhood, weight: weightByField.neighborhood },
      { text: categories.get(place.category) ?? 'Categoria', weight: weightByField.category },
      ...place.amenities.map((text) => ({ text, weight: weightByField.amenity })),
      ...(descriptions ? [{ text: place.description, weight: weightByField.description }] : []),
    ]),
  );
  const found = relevance(query)?.flatMap((row) => ranked[row] ?? []);
  return (found ?? ranked).filter(where);
}

interface MatchOptions {
  descriptions?: boolean;
  where?: (place: CityPlace) => boolean;
}

export function titles(places: readonly CityPlace[]): string[] {
  return places.map(({ title }) => title);
}
