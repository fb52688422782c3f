/** Requests that rows of the matrix share, sent with the official client. */
import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';

/** A request that resolves if it is allowed. */
export type Attempt = (db: Firestore, actor: string) => Promise<unknown>;

/** Equality filters. `$actor` is replaced by the uid of the caller. */
type Filters = Record<string, string | boolean | null>;

export const now = serverTimestamp();
export const fresh = { createdAt: now, updatedAt: now };

export function get(path: string): Attempt {
  return (db) => getDoc(doc(db, path));
}

function queryOf(db: Firestore, actor: string, name: string, filters: Filters, most?: number) {
  return query(
    collection(db, name),
    ...Object.entries(filters).map(([field, value]) =>
      where(field, '==', value === '$actor' ? actor : value),
    ),
    ...(most === undefined ? [] : [limit(most)]),
  );
}

export function list(name: string, filters: Filters = {}, most?: number): Attempt {
  return (db, actor) => getDocs(queryOf(db, actor, name, filters, most));
}

export function count(name: string, filters: Filters = {}, most?: number): Attempt {
  return (db, actor) => getCount(queryOf(db, actor, name, filters, most));
}

export function create(path: string, fields: Record<string, unknown>): Attempt {
  return (db) => setDoc(doc(db, path), fields);
}

export function update(path: string, fields: Record<string, unknown>): Attempt {
  return (db) => updateDoc(doc(db, path), { updatedAt: now, ...fields });
}

export function remove(path: string): Attempt {
  return (db) => deleteDoc(doc(db, path));
}

/** Returns the reads and writes of a collection that only the server writes, all with one document. */
export function serverOnly(
  name: string,
  path: string,
  creates = 'create',
): Record<string, Attempt> {
  return {
    [`${name} ${creates}`]: create(`${name}/new`, { userId: 'member', ...fresh }),
    [`${name} update`]: update(path, { status: 'active' }),
    [`${name} delete`]: remove(path),
  };
}

export function closed(name: string, path: string): Record<string, Attempt> {
  return {
    [`${name} get`]: get(path),
    [`${name} list one`]: list(name, {}, 1),
    [`${name} list without a limit`]: list(name),
    ...serverOnly(name, path),
  };
}

/** Returns the rows that transactions, redemptions and reservations share. */
export function ofParties(name: string, path: string): Record<string, Attempt> {
  return {
    [`${name} get that of the member`]: get(path),
    [`${name} list those of the member`]: list(name, { userId: 'member' }, 100),
    [`${name} list those of the place`]: list(name, { placeId: 'open1' }, 100),
    [`${name} list without a limit`]: list(name),
  };
}
