import type { City, CityPlace } from './city.ts';

/** Letters without accents and case. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The active places that hold every word of the query, best rated first: what the search should find,
 * written plainly.
 */
export function matching(
  city: City,
  query: string,
  { descriptions = true, where = () => true }: MatchOptions = {},
): CityPlace[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const categories = new Map(city.categories.map(({ id, name }) => [id, name]));
  return city.places
    .filter((place) => place.isActive && where(place))
    .filter((place) => {
      const texts = [
        place.title,
        place.location,
        place.neighborhood,
        categories.get(place.category) ?? 'Categoria',
        ...place.amenities,
        ...(descriptions ? [place.description] : []),
      ].map(folded);
      return words.every((word) => texts.some((text) => text.includes(word)));
    })
    .sort((a, b) => b.rating - a.rating || (a.createdAt < b.createdAt ? 1 : -1));
}

interface MatchOptions {
  descriptions?: boolean;
  where?: (place: CityPlace) => boolean;
}

export function titles(places: readonly CityPlace[]): string[] {
  return places.map(({ title }) => title);
}
