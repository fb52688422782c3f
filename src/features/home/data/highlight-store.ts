import type { QueryClient } from '@tanstack/react-query';

import { excludePastEventPlaces } from '#features/events/model/past-events.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import { highlightCount } from '#features/search/model/top-places.ts';

import { homeQuery } from './home-queries.ts';
import { listTopPlaces } from '#features/places/data/place-store.ts';

/** Maximum time (ms) to wait for the ids of past events. */
const pastTimeoutMs = 2_000;

/**
 * Returns the highlights of the home page: the best-rated active places, without places of past events. Reads one
 * document per highlight. If these include places of past events, a second, larger query reads replacements.
 * @param pastPlaceIds ids of places of past events among the best-rated places; ignored if the promise rejects or takes
 * longer than two seconds
 * @throws AppError
 */
export async function listHighlights(
  pastPlaceIds: Promise<readonly string[]>,
): Promise<ListedPlace[]> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, pastTimeoutMs, null));
  const [topPlaces, ids] = await Promise.all([
    listTopPlaces(highlightCount),
    Promise.race([pastPlaceIds.catch(() => null), timeout]),
  ]);
  const excludedIds = new Set(ids);
  if (!topPlaces.some(({ id }) => excludedIds.has(id))) return topPlaces;
  return excludePastEventPlaces(
    await listTopPlaces(highlightCount + excludedIds.size),
    excludedIds,
    highlightCount,
  );
}

/** Returns the ids of places of past events that would be highlights, as reported by the server. */
export async function fetchPastPlaceIds(client: QueryClient): Promise<readonly string[]> {
  return (await client.fetchQuery(homeQuery())).past;
}
