import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { AppError } from '#shared/app-error.ts';
import type { EventPage } from '#features/events/model/event-page.ts';
import { toEvent } from '#features/events/model/stored-event.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';

import { apiGet } from '#platform/api/api-client.ts';
import { toCard } from '#features/places/data/place-card-reader.ts';

/**
 * An event with its place and what else takes place there, from the memory of the server.
 * @throws AppError 'not-found' for one that is not public or over; what apiGet throws
 */
export async function getEvent(id: string, signal?: AbortSignal): Promise<EventPage> {
  const path = `/api/events/${encodeURIComponent(id)}`;
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  const fields = fieldsOf(body['event']);
  const {
    createdBy: _author,
    isActive: _active,
    createdAt: _made,
    ...event
  } = toEvent(textOf(fields['id'], 128), fields);
  if (event.id !== id || event.dates.length === 0) {
    throw new AppError('unavailable', `${path} answered in another shape`);
  }
  return {
    event,
    place: toCard(body['place']),
    others: decodeAgenda(body['others']).events,
  };
}
