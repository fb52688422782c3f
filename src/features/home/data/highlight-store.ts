import type { QueryClient } from '@tanstack/react-query';

import { withoutPastEvents } from '#features/events/model/past-events.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import { highlightCount } from '#features/search/model/top-places.ts';

import { homeQuery } from './home-queries.ts';
import { listTopPlaces } from '#features/places/data/place-store.ts';

/** Maximum time (ms) that the highlights wait for the list of past events. */
const pastWaitMs = 2_000;

/**
 * Returns the highlights of the home page: the best-rated active places, without past events. Reads one document per
 * highlight. If past events are among them, a second read replaces them.
 * @param past ids of past events among the best-rated places; ignored if it fails or takes longer than two seconds
 * @throws AppError
 */
export async function listHighlights(past: Promise<readonly string[]>): Promise<ListedPlace[]> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, pastWaitMs, null));
  const [best, ids] = await Promise.all([
    listTopPlaces(highlightCount),
    Promise.race([past.catch(() => null), late]),
  ]);
  const left = new Set(ids);
  if (!best.some(({ id }) => left.has(id))) return best;
  return withoutPastEvents(await listTopPlaces(highlightCount + left.size), left, highlightCount);
}

/** Returns the ids of past events that would be highlights, as reported by the server. */
export async function pastNow(client: QueryClient): Promise<readonly string[]> {
  return (await client.fetchQuery(homeQuery())).past;
}
