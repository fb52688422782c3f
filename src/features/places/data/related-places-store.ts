import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { AppError } from '#shared/app-error.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { railKinds, railSize } from '#features/places/model/related-places.ts';
import type { LeadingOn } from '#features/places/model/related-places.ts';
import { fieldsOf, listOf } from '#shared/stored-fields.ts';

import { apiGet } from '#platform/api/api-client.ts';
import { toCard } from './place-card-reader.ts';

/**
 * Where one may go on from a place and what takes place there next, as the server chooses it; empty where there is nothing. The server has
 * it in memory: reads no documents.
 * @throws AppError 'unavailable' and 'timeout' when the server is away or answers something else, 'unknown' for events in another
 *   format; what apiGet throws
 */
export async function listRelatedPlaces(
  placeId: string,
  signal?: AbortSignal,
): Promise<LeadingOn<PlaceSummary>> {
  const path = `/api/places/${encodeURIComponent(placeId)}/related`;
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  if (!Array.isArray(body['rails'])) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  const rails = listOf(body['rails'], railKinds.length).flatMap((value) => {
    const rail = fieldsOf(value);
    // One that only a newer server knows has no heading here.
    const kind = railKinds.find((known) => known === rail['kind']);
    const places = listOf(rail['places'], railSize.most).map(toCard);
    return kind && places.length > 0 ? [{ kind, places }] : [];
  });
  return { rails, events: [...decodeAgenda(body['events']).events] };
}
