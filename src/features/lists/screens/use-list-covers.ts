import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import type { Place } from '#features/places/model/place.ts';

/** Number of pictures on the cover of a list. */
export const coversPerList = 3;

const coverIds = ({ items }: NamedList) =>
  items.slice(0, coversPerList).map(({ placeId }) => placeId);

/**
 * Reads the first places of each list and returns a function from a list to their pictures. Places in the cache of the
 * favorites and lists are not read again; one query reads up to 30 others. A place without a picture, or that could
 * not be read, is left out.
 */
export function useListCovers(uid: string, lists: readonly NamedList[]) {
  const ids = [...new Set(lists.flatMap(coverIds))];
  const places = useQueries({
    queries: ids.map((id) => ({ ...favoritePlaceQuery(uid, id), staleTime: Infinity })),
    combine: combineResults,
  });
  return (list: NamedList) =>
    coverIds(list).flatMap((id) => {
      const place = places[ids.indexOf(id)];
      return (place && findHighlightImage(place.images, place.highlightImageIndex)) ?? [];
    });
}

/** Defined outside the hook, so that the combined result stays stable while no query changes. */
function combineResults(results: UseQueryResult<Place | null>[]) {
  return results.map(({ data }) => data);
}
