import { foldText } from '#domain/fold-text.ts';
import type { UserCounts, UserFilter } from '#domain/user-list.ts';
import type { User } from '#domain/user.ts';

import { countDocuments } from '../admin/count-documents.ts';
import { readFirestore } from '../firebase.ts';
import type { FirestoreConnection } from '../firebase.ts';
import { cursorAfter, cursorValues } from '../page-cursor.ts';
import type { PageCursor } from '../page-cursor.ts';
import { toUser } from './user-converter.ts';

export const userPageSize = 25;

/** What people are ordered by: the newest first, or those found by name and then those found by e-mail. */
type UserOrder = 'createdAt' | 'searchName' | 'searchEmail';

/** Where the next page of people begins. */
export interface UserCursor {
  by: UserOrder;
  /** Null at the beginning of that order. */
  after: PageCursor | null;
}

interface UserPage {
  items: User[];
  /** Null on the last page. A page exactly full may be followed by an empty one. */
  nextCursor: UserCursor | null;
}

/** Queries of one page: whoever is found by name is passed over among the e-mails, so that pages fill slowly. */
const maxQueries = 4;

/** Above every character that a name or an e-mail holds behind its beginning. */
const lastCharacter = '\uf8ff';

/**
 * One page of people, for super admins: the newest first; with a text those whose folded name begins with it,
 * by name, then the others whose e-mail does. Reads at most `pageSize` documents a query and four queries.
 * @param cursor `nextCursor` of the page before; null for the first
 * @throws AppError 'permission-denied'; what readFirestore throws
 */
export async function listUsers(
  filter: UserFilter,
  cursor: UserCursor | null = null,
  pageSize: number = userPageSize,
): Promise<UserPage> {
  return readFirestore(async (connection) => {
    const items: User[] = [];
    let next: UserCursor | null = cursor ?? firstCursor(filter);
    for (let round = 0; next && items.length < pageSize && round < maxQueries; round += 1) {
      const found = await listInOrder(connection, filter, next, pageSize - items.length);
      items.push(...found.items);
      next = found.nextCursor;
    }
    return { items, nextCursor: next };
  });
}

function firstCursor({ text }: UserFilter): UserCursor {
  return { by: text === '' ? 'createdAt' : 'searchName', after: null };
}

/** What names and e-mails are compared with: nobody has to type accents, or the size of letters. */
function prefixOf(text: string): string {
  return foldText(text.trim().replace(/\s+/g, ' '));
}

async function listInOrder(
  { sdk, db }: FirestoreConnection,
  { text, role, status }: UserFilter,
  { by, after }: UserCursor,
  count: number,
): Promise<UserPage> {
  const direction = by === 'createdAt' ? 'desc' : 'asc';
  const prefix = by === 'createdAt' ? null : prefixOf(text);
  const { docs } = await sdk.getDocs(
    sdk.query(
      sdk.collection(db, 'users'),
      ...(role ? [sdk.where('role', '==', role)] : []),
      ...(status ? [sdk.where('status', '==', status)] : []),
      ...(prefix === null
        ? []
        : [sdk.where(by, '>=', prefix), sdk.where(by, '<=', prefix + lastCharacter)]),
      sdk.orderBy(by, direction),
      sdk.orderBy(sdk.documentId(), direction),
      ...(after ? [sdk.startAfter(...cursorValues(sdk, after))] : []),
      sdk.limit(count),
    ),
  );
  const isKnownByName = (searchName: unknown) =>
    by === 'searchEmail' && typeof searchName === 'string' && searchName.startsWith(prefixOf(text));
  const fresh = docs.filter((document) => !isKnownByName(document.get('searchName')));
  const rest = cursorAfter(docs, count, by);
  return {
    items: fresh.map((document) => toUser(document.id, document.data())),
    nextCursor: rest ? { by, after: rest } : orderBehind(by),
  };
}

function orderBehind(by: UserOrder): UserCursor | null {
  return by === 'searchName' ? { by: 'searchEmail', after: null } : null;
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
