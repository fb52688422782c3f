import { AppError, errorCode } from '#shared/app-error.ts';
import {
  applyListChange,
  sortByLastChange,
  maxLists,
  toStoredItems,
  toNamedList,
} from '#features/lists/model/named-list.ts';
import type { ListChange, NamedList } from '#features/lists/model/named-list.ts';
import { countOf, fieldsOf } from '#shared/stored-fields.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { commitRest, updateWithVersionCheck } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, toRestFields } from '#platform/firestore/rest-values.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/** Fields of a new list. */
export type NewList = Pick<NamedList, 'id' | 'name' | 'note' | 'isPublic' | 'items'>;

/**
 * Reads all lists of a user, last changed first. One query and one document read per list, at most 50.
 * @throws AppError errors of readFirestore()
 */
export function listOwnLists(uid: string): Promise<NamedList[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'lists'), sdk.where('userId', '==', uid), sdk.limit(maxLists)),
    );
    return sortByLastChange(docs.map((document) => toNamedList(document.id, document.data())));
  });
}

/**
 * Stores a new list, or restores a deleted one, and increments the counter (listCounts/{uid}) in one commit. Idempotent
 * for the same id.
 * @param list has an id chosen by the caller, so that a retry after a lost response is safe
 * @throws AppError 'too-many-items' if the user has 50 lists; 'permission-denied' if the account is not active; errors
 * of writeFirestore()
 */
export async function createList(
  uid: string,
  { id, name, note, isPublic, items }: NewList,
): Promise<void> {
  requireListId(id);
  try {
    await writeFirestore(({ sdk, db, writes }) => {
      const now = writes.serverTimestamp();
      return writes
        .writeBatch(db)
        .set(sdk.doc(db, 'lists', id), {
          ...{ userId: uid, name, note, isPublic, items: toStoredItems(items) },
          createdAt: now,
          updatedAt: now,
        })
        .set(
          sdk.doc(db, 'listCounts', uid),
          { count: writes.increment(1), last: id, at: now },
          { merge: true },
        )
        .commit();
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    if (await isStored(id)) return;
    if ((await countLists(uid)) < maxLists) throw error;
    throw new AppError('too-many-items', 'Fifty lists', { cause: error });
  }
}

/**
 * Applies a change to the list as it is stored now, so that concurrent changes of other devices are kept.
 * @returns the stored list; `updatedAt` is the local time
 * @throws AppError 'not-found' if the list is deleted; 'too-many-items' and 'invalid-input' as applyListChange();
 * 'conflict' if every attempt met a concurrent change; 'permission-denied' if the account is not active; errors of
 * readRestDocument()
 */
export async function changeList(id: string, change: ListChange): Promise<NamedList> {
  requireListId(id);
  try {
    return await updateWithVersionCheck(`lists/${id}`, ({ fields, updateTime }) => {
      const storedList = toNamedList(id, fromRestFields(fields));
      const list = applyListChange(storedList, change);
      return async () => {
        const { name, note, isPublic, items } = list;
        const values = toRestFields({ name, note, isPublic, items: toStoredItems(items) });
        await commitRest([
          {
            path: `lists/${id}`,
            fields: values,
            serverTimeFields: ['updatedAt'],
            mask: Object.keys(values),
            precondition: { updateTime },
          },
        ]);
        return { ...list, updatedAt: new Date() };
      };
    });
  } catch (error) {
    // The rules allow an owner to read an existing list, and deny every read of a missing one.
    if (errorCode(error) !== 'permission-denied' || (await isStored(id))) throw error;
    throw new AppError('not-found', 'The list is gone', { cause: error });
  }
}

/**
 * Deletes a list and decrements the counter in one commit. Idempotent: deleting a missing list changes nothing.
 * @throws AppError 'permission-denied' if the account is not active; errors of writeFirestore()
 */
export async function deleteList(uid: string, id: string): Promise<void> {
  requireListId(id);
  try {
    await writeFirestore(({ sdk, db, writes }) =>
      writes
        .writeBatch(db)
        .delete(sdk.doc(db, 'lists', id))
        .set(
          sdk.doc(db, 'listCounts', uid),
          { count: writes.increment(-1), last: id, at: writes.serverTimestamp() },
          { merge: true },
        )
        .commit(),
    );
  } catch (error) {
    if (errorCode(error) !== 'permission-denied' || (await isStored(id))) throw error;
  }
}

/** Returns true if the user has a list with this id. One document read. @throws AppError errors of readFirestore() */
async function isStored(id: string): Promise<boolean> {
  try {
    return await readFirestore(async ({ sdk, db }) => {
      const snapshot = await sdk.getDoc(sdk.doc(db, 'lists', id));
      return snapshot.exists();
    });
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return false;
    throw error;
  }
}

/** Returns the number of lists of a user from the counter that the rules check. One document read. */
function countLists(uid: string): Promise<number> {
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, 'listCounts', uid));
    return countOf(fieldsOf(snapshot.data())['count']);
  });
}

function requireListId(id: string): void {
  if (!isDocumentId(id)) throw new AppError('not-found', 'Not a list id');
}
