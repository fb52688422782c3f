import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';

import { apiGet } from '#platform/api/api-client.ts';

/**
 * What takes place from now on. The browser asks each time and the server answers 'unchanged' by ETag; it has it in
 * memory: reads no documents.
 * @throws AppError 'unavailable' and 'timeout' when the server is away, 'unknown' for another format; what apiGet throws
 */
export async function listAgenda(signal?: AbortSignal): Promise<Agenda> {
  const body = await apiGet('/api/events/index', { cache: 'no-cache', ...(signal && { signal }) });
  const { version: _version, ...agenda } = decodeAgenda(body);
  return agenda;
}
