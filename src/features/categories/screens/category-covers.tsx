import { useEffect, useEffectEvent } from 'react';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { usePlaceSearch } from '#features/search/data/use-place-search.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';

/** Images by the slug of their category. */
export type CoversBySlug = ReadonlyMap<string, PlaceImage>;

/** Number of places of a category whose cover is looked up. */
const maxPlaces = 6;

interface CategoryCoversProps {
  slugs: readonly string[];
  onFound: (covers: CoversBySlug) => void;
}

/** Reports the cover of the best-rated place of each category, from the search snapshot. Renders nothing. */
export function CategoryCovers({ slugs, onFound }: CategoryCoversProps) {
  const { search } = usePlaceSearch({ query: '', categorySlugs: [] }, { isCompleteOnly: true });
  const report = useEffectEvent((from: PlaceSearch) => {
    onFound(findCovers(from, slugs));
  });
  useEffect(() => {
    if (search) report(search);
  }, [search]);
  return null;
}

function findCovers(search: PlaceSearch, slugs: readonly string[]): CoversBySlug {
  return new Map(
    slugs.flatMap((slug): [string, PlaceImage][] => {
      const filters = { ...noFilters, categories: [slug] };
      const best = search.search({ query: '', filters, sort: 'nota' }).slice(0, maxPlaces);
      const cover = best.find((place) => place.cover)?.cover;
      return cover ? [[slug, cover]] : [];
    }),
  );
}
