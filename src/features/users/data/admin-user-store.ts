import type { SearchPosition } from '#features/search/model/admin-search.ts';
import type { UserCounts, UserFilter } from '#features/users/model/user-list.ts';
import type { User } from '#features/account/model/user.ts';

import { searchUsers } from '#features/search/data/admin-search-store.ts';
import { countDocuments } from '#platform/firestore/count-documents.ts';
import { documentsById } from '#platform/firestore/documents-by-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { toUser } from '#features/account/model/stored-user.ts';

export const userPageSize = 25;

/** Where the next page of people begins: among the newest, or among those found by a text. */
export type UserCursor =
  { by: 'createdAt'; after: PageCursor } | { by: 'text'; after: SearchPosition };

interface UserPage {
  items: User[];
  /** Null on the last page. A page exactly full may be followed by an empty one. */
  nextCursor: UserCursor | null;
  /** How many the text finds in all; null without a text. */
  count: number | null;
}

/**
 * One page of people, for super admins: the newest first; with a text those whose name or e-mail has a word that
 * begins with each of its words, by name. Reads at most `pageSize` documents.
 * @param cursor `nextCursor` of the page before; null for the first
 * @throws AppError 'permission-denied'; what readFirestore and searchUsers() throw
 */
export function listUsers(
  filter: UserFilter,
  cursor: UserCursor | null = null,
  pageSize: number = userPageSize,
): Promise<UserPage> {
  return filter.text === ''
    ? listNewest(filter, cursor?.by === 'createdAt' ? cursor.after : null, pageSize)
    : listFound(filter, cursor?.by === 'text' ? cursor.after : null, pageSize);
}

async function listFound(
  filter: UserFilter,
  after: SearchPosition | null,
  pageSize: number,
): Promise<UserPage> {
  const { ids, count, next } = await searchUsers({ ...filter, after, limit: pageSize });
  const documents = await readFirestore((connection) => documentsById(connection, 'users', ids));
  return {
    items: documents.map((document) => toUser(document.id, document.data())),
    nextCursor: next && { by: 'text', after: next },
    count,
  };
}

function listNewest(
  { role, status }: UserFilter,
  after: PageCursor | null,
  pageSize: number,
): Promise<UserPage> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'users'),
        ...(role ? [sdk.where('role', '==', role)] : []),
        ...(status ? [sdk.where('status', '==', status)] : []),
        sdk.orderBy('createdAt', 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(after ? [sdk.startAfter(...cursorValues(sdk, after))] : []),
        sdk.limit(pageSize),
      ),
    );
    const rest = cursorAfter(docs, pageSize, 'createdAt');
    return {
      items: docs.map((document) => toUser(document.id, document.data())),
      nextCursor: rest && { by: 'createdAt', after: rest },
      count: null,
    };
  });
}

/**
 * How many people there are, by role and status, counted by Firestore: one document read for each thousand
 * people, and five more.
 * @throws AppError as countDocuments()
 */
export async function countUsers(): Promise<UserCounts> {
  const [total, managers, superAdmins, inactive, pending] = await Promise.all([
    countWhere(),
    countWhere('role', 'manager'),
    countWhere('role', 'super_admin'),
    countWhere('status', 'inactive'),
    countWhere('status', 'pending'),
  ]);
  // Counted side by side: somebody may have changed in between.
  const others = (...counts: number[]) =>
    Math.max(
      0,
      counts.reduce((rest, count) => rest - count, total),
    );
  return {
    total,
    byRole: { member: others(managers, superAdmins), manager: managers, super_admin: superAdmins },
    byStatus: { active: others(inactive, pending), inactive, pending },
  };
}

function countWhere(field?: 'role' | 'status', value?: string): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'users'), ...(field ? [sdk.where(field, '==', value)] : [])),
  );
}
