import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { AppError } from '#shared/app-error.ts';
import type { EventPage } from '#features/events/model/event-page.ts';
import { toEvent } from '#features/events/model/event.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';

import { apiGet } from '#platform/api/api-client.ts';
import { toPlaceCard } from '#features/places/data/place-card-reader.ts';

/**
 * Returns an event with its place and the other events of that place. The server answers from memory.
 * @throws AppError 'not-found' if the event is not public or is over; 'unavailable' for an invalid response; 'unknown'
 * if `others` has an unknown format; errors of apiGet()
 */
export async function getEvent(id: string, signal?: AbortSignal): Promise<EventPage> {
  const path = `/api/events/${encodeURIComponent(id)}`;
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  const fields = fieldsOf(body['event']);
  const {
    createdBy: _createdBy,
    isActive: _isActive,
    createdAt: _createdAt,
    ...event
  } = toEvent(textOf(fields['id'], 128), fields);
  if (event.id !== id || event.dates.length === 0) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  return {
    event,
    place: toPlaceCard(body['place']),
    others: decodeAgenda(body['others']).events,
  };
}
