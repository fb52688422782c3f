import { AppError } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import type { AdminPlaceCriteria } from './admin-place-store.ts';
import { listAdminPlaces, listSuperAdmins } from './admin-place-store.ts';

/** Number of places per read. */
const chunkSize = 300;

/**
 * Yields every place of a selection in chunks, in list order and without duplicates. Reads one document per place.
 * @param signal stops the export before the next chunk
 * @throws AppError 'cancelled' if `signal` is aborted; errors of listAdminPlaces()
 */
export async function* iterateExportedPlaces(
  criteria: AdminPlaceCriteria,
  signal: AbortSignal,
): AsyncGenerator<readonly Place[]> {
  const superAdmins = criteria.status === 'aguardando' ? await listSuperAdmins() : [];
  const exportedIds = new Set<string>();
  let cursor: PageCursor | null = null;
  do {
    const page = await listAdminPlaces(criteria, { superAdmins, cursor, pageSize: chunkSize });
    if (signal.aborted) throw new AppError('cancelled', 'The export was cancelled');
    // A place can appear a second time if its title changes during the export.
    const newPlaces = page.places.filter(({ id }) => !exportedIds.has(id));
    for (const { id } of newPlaces) exportedIds.add(id);
    yield newPlaces;
    cursor = page.nextCursor;
  } while (cursor);
}
