import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { AppError } from '#shared/app-error.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { railKinds, railSize } from '#features/places/model/related-places.ts';
import type { RelatedContent } from '#features/places/model/related-places.ts';
import { fieldsOf, listOf } from '#shared/stored-fields.ts';

import { apiGet } from '#platform/api/api-client.ts';
import { toPlaceCard } from './place-card-reader.ts';

/**
 * Returns the related places and the next events of a place, as selected by the server; empty if there are none. The
 * server answers from memory and reads no documents.
 * @throws AppError 'unavailable' and 'timeout' if the server is unreachable or the response is invalid; 'unknown' for
 * events in an unknown format; errors of apiGet
 */
export async function listRelatedPlaces(
  placeId: string,
  signal?: AbortSignal,
): Promise<RelatedContent<PlaceSummary>> {
  const path = `/api/places/${encodeURIComponent(placeId)}/related`;
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  if (!Array.isArray(body['rails'])) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  const rails = listOf(body['rails'], railKinds.length).flatMap((value) => {
    const rail = fieldsOf(value);
    // Drops rails of a newer server, because this version has no heading for them.
    const kind = railKinds.find((railKind) => railKind === rail['kind']);
    const places = listOf(rail['places'], railSize.max).map(toPlaceCard);
    return kind && places.length > 0 ? [{ kind, places }] : [];
  });
  return { rails, events: [...decodeAgenda(body['events']).events] };
}
