import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';

import { apiGet } from '#platform/api/api-client.ts';

/**
 * Returns the agenda: all dates that are not over. The browser revalidates on each call and the server compares the
 * ETag. The server answers from memory and reads no documents.
 * @throws AppError 'unavailable' and 'timeout' if the server is unreachable, 'unknown' for an unknown format; errors of
 * apiGet
 */
export async function loadAgenda(signal?: AbortSignal): Promise<Agenda> {
  const body = await apiGet('/api/events/index', { cache: 'no-cache', ...(signal && { signal }) });
  const { version: _version, ...agenda } = decodeAgenda(body);
  return agenda;
}
