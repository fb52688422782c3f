import { AppError } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';

import type { AdminPlaceCursor } from './admin-place-cursor.ts';
import type { AdminPlaceSelection } from './admin-place-query.ts';
import { listAdminPlaces, listSuperAdmins } from './admin-place-store.ts';

/** Places that are read at once. */
const chunkSize = 300;

/**
 * Every place of a selection, in chunks, in the order of the list and none twice. Reads a document for each.
 * @param signal ends it before the next chunk
 * @throws AppError 'cancelled' by `signal`; as listAdminPlaces()
 */
export async function* exportedPlaces(
  selection: AdminPlaceSelection,
  signal: AbortSignal,
): AsyncGenerator<readonly Place[]> {
  const superAdmins = selection.standing === 'aguardando' ? await listSuperAdmins() : [];
  const known = new Set<string>();
  let cursor: AdminPlaceCursor | null = null;
  do {
    const page = await listAdminPlaces(selection, { superAdmins, cursor, pageSize: chunkSize });
    if (signal.aborted) throw new AppError('cancelled', 'The export was cancelled');
    // A place whose title changed meanwhile comes again further down.
    const fresh = page.places.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    yield fresh;
    cursor = page.nextCursor;
  } while (cursor);
}
