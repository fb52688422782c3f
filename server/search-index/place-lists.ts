import type { CategoryRecord, PlaceRecord } from './held-records.ts';

/** The lists of places that pages show, in their order: made once for each state of the data, not for each request. */
export interface PlaceLists {
  /**
   * Places with a creation date, best rated first, of the same rating the newest: the order and the choice of the
   * browser's own query for the home page (SPEC section 2).
   */
  byRating: readonly PlaceRecord[];
  /** Those of one category, newest first, as the browser's query for a category's page; empty for an unknown id. */
  ofCategory: (categoryId: string) => readonly PlaceRecord[];
  /** The category at '/places/{slug}'; null when no active one has this slug. */
  categoryBySlug: (slug: string) => CategoryRecord | null;
}

/**
 * Sorts everything once: 10,000 places take tens of milliseconds, which no request should wait for.
 * @param categories in the order they are shown; of two with one slug the first has the page
 */
export function placeLists(
  places: readonly PlaceRecord[],
  categories: readonly CategoryRecord[],
): PlaceLists {
  // Firestore leaves documents without the field that a query is ordered by out of its answer.
  const dated = places.flatMap((place) =>
    place.createdAt === null ? [] : { place, at: place.createdAt.getTime() },
  );
  const newestFirst = dated.sort(byAge).map(({ place }) => place);
  const byCategory = new Map<string, PlaceRecord[]>();
  for (const place of newestFirst) {
    const list = byCategory.get(place.category);
    if (list) list.push(place);
    else byCategory.set(place.category, [place]);
  }
  const bySlug = new Map<string, CategoryRecord>();
  for (const category of categories) {
    if (category.slug !== '' && !bySlug.has(category.slug)) bySlug.set(category.slug, category);
  }
  return {
    // Sorting is stable: equal ratings stay newest first.
    byRating: newestFirst.toSorted((a, b) => b.rating - a.rating),
    ofCategory: (categoryId) => byCategory.get(categoryId) ?? [],
    categoryBySlug: (slug) => bySlug.get(slug) ?? null,
  };
}

interface Dated {
  place: PlaceRecord;
  /** Milliseconds since 1970 (UTC). */
  at: number;
}

/** Newest first, then by id backwards: Firestore breaks ties by id in the direction of the last order. */
function byAge(a: Dated, b: Dated): number {
  return (
    b.at - a.at ||
    b.place.createdNanoseconds - a.place.createdNanoseconds ||
    (a.place.id < b.place.id ? 1 : -1)
  );
}
