import type { UserFilter } from '#features/users/model/user-list.ts';
import type { User } from '#features/account/model/user.ts';

import { AppError } from '#shared/app-error.ts';
import { listUsers } from './admin-user-store.ts';
import type { UserCursor } from './admin-user-store.ts';

/** People of one file at most; each costs a document read. */
export const maxExportedUsers = 50_000;

/** People that are read at once. */
const chunkSize = 500;

/**
 * Everybody whom a filter leaves, in chunks of at most 500, in the order of the list and nobody twice. Ends
 * after `most` people. Reads a document for each.
 * @param signal ends it before the next chunk
 * @throws AppError 'cancelled' by `signal`; as listUsers()
 */
export async function* exportedUsers(
  filter: UserFilter,
  { signal, most = maxExportedUsers }: { signal?: AbortSignal; most?: number } = {},
): AsyncGenerator<readonly User[]> {
  const known = new Set<string>();
  let cursor: UserCursor | null = null;
  do {
    const page = await listUsers(filter, cursor, Math.min(chunkSize, most - known.size));
    if (signal?.aborted) throw new AppError('cancelled', 'The export was cancelled');
    // Somebody whose name changed meanwhile comes again further down.
    const fresh = page.items.filter(({ uid }) => !known.has(uid));
    for (const { uid } of fresh) known.add(uid);
    yield fresh;
    cursor = page.nextCursor;
  } while (cursor && known.size < most);
}
