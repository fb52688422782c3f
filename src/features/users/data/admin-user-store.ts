import type { SearchCursor } from '#features/search/model/admin-search.ts';
import type { UserCounts, UserFilter } from '#features/users/model/user-list.ts';
import type { User } from '#features/account/model/user.ts';

import { searchUsers } from '#features/search/data/admin-search-store.ts';
import { collection } from '#platform/firestore/collection.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { toUser } from '#features/account/model/user.ts';

export const userPageSize = 25;

const users = collection('users', toUser);

/** Cursor of the next page: by creation date, or by position in a text search. */
export type UserCursor =
  { by: 'createdAt'; after: PageCursor } | { by: 'text'; after: SearchCursor };

interface UserPage {
  items: User[];
  /** Null on the last page. If a page is exactly full, the next one can be empty. */
  nextCursor: UserCursor | null;
  /** Total number of search results; null without a search text. */
  count: number | null;
}

/**
 * Reads one page of users for super admins, newest first. With a text, returns the users whose name or e-mail has a
 * word starting with each word of the text, sorted by name. Reads at most `pageSize` documents.
 * @param cursor `nextCursor` of the previous page; null for the first
 * @throws AppError 'permission-denied'; errors as Collection and of searchUsers()
 */
export function listUsers(
  filter: UserFilter,
  cursor: UserCursor | null = null,
  pageSize: number = userPageSize,
): Promise<UserPage> {
  return filter.text === ''
    ? listNewest(filter, cursor?.by === 'createdAt' ? cursor.after : null, pageSize)
    : listSearchResults(filter, cursor?.by === 'text' ? cursor.after : null, pageSize);
}

async function listSearchResults(
  filter: UserFilter,
  after: SearchCursor | null,
  pageSize: number,
): Promise<UserPage> {
  const { ids, count, next } = await searchUsers({ ...filter, after, limit: pageSize });
  return {
    items: await users.listByIds(ids),
    nextCursor: next && { by: 'text', after: next },
    count,
  };
}

async function listNewest(
  { role, status }: UserFilter,
  after: PageCursor | null,
  pageSize: number,
): Promise<UserPage> {
  const { items, nextCursor } = await users.page({
    where: [
      ...(role ? [['role', '==', role] as const] : []),
      ...(status ? [['status', '==', status] as const] : []),
    ],
    orderBy: [['createdAt', 'desc']],
    limit: pageSize,
    after,
  });
  return { items, nextCursor: nextCursor && { by: 'createdAt', after: nextCursor }, count: null };
}

/**
 * Reads the `count` users who registered last. The rules allow this query only to super admins. Reads `count`
 * documents.
 * @throws AppError 'permission-denied'; errors as Collection
 */
export function listNewestUsers(count: number): Promise<User[]> {
  return users.list({ orderBy: [['createdAt', 'desc']], limit: count });
}

/**
 * Returns the number of users by role and status. Runs five count queries. Each costs one document read per thousand
 * counted users, and at least one.
 * @throws AppError as Collection
 */
export async function countUsers(): Promise<UserCounts> {
  const [total, managers, superAdmins, inactive, pending] = await Promise.all([
    countUsersWhere(),
    countUsersWhere('role', 'manager'),
    countUsersWhere('role', 'super_admin'),
    countUsersWhere('status', 'inactive'),
    countUsersWhere('status', 'pending'),
  ]);
  // The counts run in parallel, so a concurrent change could make the difference negative.
  const remainingCount = (...counts: number[]) =>
    Math.max(
      0,
      counts.reduce((remaining, count) => remaining - count, total),
    );
  return {
    total,
    byRole: {
      member: remainingCount(managers, superAdmins),
      manager: managers,
      super_admin: superAdmins,
    },
    byStatus: { active: remainingCount(inactive, pending), inactive, pending },
  };
}

function countUsersWhere(field?: 'role' | 'status', value?: string): Promise<number> {
  return users.count({ where: field ? [[field, '==', value]] : [] });
}
