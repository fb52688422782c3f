import type { QueryClient } from '@tanstack/react-query';

import { standingPlaces } from '#features/events/model/past-events.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import { highlightCount } from '#features/search/model/top-places.ts';

import { homeQuery } from './home-queries.ts';
import { listTopPlaces } from '#features/places/data/place-store.ts';

/** Nobody waits longer than this to know what is over, in milliseconds. */
const pastWaitMs = 2_000;

/**
 * The highlights of the home page: the best-rated active places that are no past event. Reads as many documents as it
 * shows; when one of them is left out once more, with those that take their places.
 * @param past ids of past events among the best; what fails or takes long leaves nothing out
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
  return standingPlaces(await listTopPlaces(highlightCount + left.size), left, highlightCount);
}

/** Ids of the past events that would be highlights, as the server says of the moment. */
export async function pastNow(client: QueryClient): Promise<readonly string[]> {
  return (await client.fetchQuery(homeQuery())).past;
}
