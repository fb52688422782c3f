import { AppError, errorCode } from '#shared/app-error.ts';
import {
  applyListChange,
  sortByLastChange,
  maxLists,
  toStoredItems,
  toNamedList,
} from '#features/lists/model/named-list.ts';
import type { ListChange, NamedList } from '#features/lists/model/named-list.ts';
import { countOf } from '#shared/stored-fields.ts';

import { collection } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';

const lists = collection('lists', toNamedList);
/** The number of lists of each user. */
const listCounts = collection('listCounts', (_uid, { count }) => countOf(count));

/** Fields of a new list. */
export type NewList = Pick<NamedList, 'id' | 'name' | 'note' | 'language' | 'isPublic' | 'items'>;

/**
 * Reads all lists of a user, last changed first. One query and one document read per list, at most 50.
 * @throws AppError errors of Collection
 */
export async function listOwnLists(uid: string): Promise<NamedList[]> {
  return sortByLastChange(await lists.list({ where: [['userId', '==', uid]], limit: maxLists }));
}

/**
 * Stores a new list, or restores a deleted one, and increments the counter (listCounts/{uid}) in one commit. Idempotent
 * for the same id.
 * @param list has an id chosen by the caller, so that a retry after a lost response is safe
 * @throws AppError 'too-many-items' if the user has 50 lists; 'permission-denied' if the account is not active; errors
 * of transaction()
 */
export async function createList(
  uid: string,
  { id, name, note, language, isPublic, items }: NewList,
): Promise<void> {
  requireListId(id);
  try {
    await transaction((commit) => {
      const now = commit.serverTime;
      commit.set(`lists/${id}`, {
        ...{ userId: uid, name, note, language, isPublic, items: toStoredItems(items) },
        createdAt: now,
        updatedAt: now,
      });
      countIn(commit, uid, id, 1);
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    if (await isStored(id)) return;
    if (((await listCounts.get(uid)) ?? 0) < maxLists) throw error;
    throw new AppError('too-many-items', 'Fifty lists', { cause: error });
  }
}

/**
 * Applies a change to the list as it is stored now, so that concurrent changes of other devices are kept.
 * @returns the stored list; `updatedAt` is the local time
 * @throws AppError 'not-found' if the list is deleted; 'too-many-items' and 'invalid-input' as applyListChange();
 * 'permission-denied' if the account is not active; errors of transaction()
 */
export async function changeList(id: string, change: ListChange): Promise<NamedList> {
  requireListId(id);
  try {
    return await transaction(async (commit) => {
      const stored = await commit.read(`lists/${id}`);
      if (stored === null) throw new AppError('not-found', 'The list is gone');
      const list = applyListChange(toNamedList(id, stored), change);
      const { name, note, language, isPublic, items } = list;
      commit.update(`lists/${id}`, {
        ...{ name, note, language, isPublic, items: toStoredItems(items) },
        updatedAt: commit.serverTime,
      });
      return { ...list, updatedAt: new Date() };
    });
  } catch (error) {
    // The rules allow an owner to read an existing list, and deny every read of a missing one.
    if (errorCode(error) !== 'permission-denied' || (await isStored(id))) throw error;
    throw new AppError('not-found', 'The list is gone', { cause: error });
  }
}

/**
 * Deletes a list and decrements the counter in one commit. Idempotent: deleting a missing list changes nothing.
 * @throws AppError 'permission-denied' if the account is not active; errors of transaction()
 */
export async function deleteList(uid: string, id: string): Promise<void> {
  requireListId(id);
  try {
    await transaction((commit) => {
      commit.delete(`lists/${id}`);
      countIn(commit, uid, id, -1);
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied' || (await isStored(id))) throw error;
  }
}

/** Adds the change of the counter that the rules check to a commit. */
function countIn(commit: OpenTransaction, uid: string, lastId: string, change: 1 | -1): void {
  commit.set(
    `listCounts/${uid}`,
    { count: commit.increment(change), last: lastId, at: commit.serverTime },
    { merge: true },
  );
}

/** Returns true if the user has a list with this id. One document read. @throws AppError errors of Collection */
async function isStored(id: string): Promise<boolean> {
  try {
    return (await lists.get(id)) !== null;
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return false;
    throw error;
  }
}

function requireListId(id: string): void {
  if (!isDocumentId(id)) throw new AppError('not-found', 'Not a list id');
}
