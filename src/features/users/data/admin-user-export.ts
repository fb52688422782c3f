import type { UserFilter } from '#features/users/model/user-list.ts';
import type { User } from '#features/account/model/user.ts';

import { AppError } from '#shared/app-error.ts';
import { listUsers } from './admin-user-store.ts';
import type { UserCursor } from './admin-user-store.ts';

/** Maximum number of users per file; each costs a document read. */
export const maxExportedUsers = 50_000;

/** Maximum number of users per read. */
const chunkSize = 500;

/**
 * Yields all users that match a filter, in the order of the list and without duplicates, in chunks of at most 500. Ends
 * after `most` users. Reads one document per user.
 * @param signal aborts the export; checked after each read
 * @throws AppError 'cancelled' by `signal`; errors of listUsers()
 */
export async function* readUsersForExport(
  filter: UserFilter,
  { signal, most: maxUsers = maxExportedUsers }: { signal?: AbortSignal; most?: number } = {},
): AsyncGenerator<readonly User[]> {
  const exportedUids = new Set<string>();
  let cursor: UserCursor | null = null;
  do {
    const page = await listUsers(filter, cursor, Math.min(chunkSize, maxUsers - exportedUids.size));
    if (signal?.aborted) throw new AppError('cancelled', 'The export was cancelled');
    // A user who was renamed during the export can occur again on a later page.
    const newUsers = page.items.filter(({ uid }) => !exportedUids.has(uid));
    for (const { uid } of newUsers) exportedUids.add(uid);
    yield newUsers;
    cursor = page.nextCursor;
  } while (cursor && exportedUids.size < maxUsers);
}
