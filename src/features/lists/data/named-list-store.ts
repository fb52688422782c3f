import { AppError, errorCode } from '#shared/app-error.ts';
import { changedList, lastChangedFirst, maxLists } from '#features/lists/model/named-list.ts';
import type { ListChange, NamedList } from '#features/lists/model/named-list.ts';
import { countOf, fieldsOf } from '#shared/stored-fields.ts';
import { storedItems, toNamedList } from '#features/lists/model/stored-named-list.ts';

import { atVersion } from '#platform/firestore/at-version.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { commitRest } from '#platform/firestore/rest-documents.ts';
import { fromRestFields, toRestFields } from '#platform/firestore/rest-values.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/** A list as it is stored first. */
export type NewList = Pick<NamedList, 'id' | 'name' | 'note' | 'isPublic' | 'items'>;

/**
 * Every list of a person, last changed first. One query; one document read for each list, at most 50.
 * @throws AppError what readFirestore() throws
 */
export function listOwnLists(uid: string): Promise<NamedList[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(sdk.collection(db, 'lists'), sdk.where('userId', '==', uid), sdk.limit(maxLists)),
    );
    return lastChangedFirst(docs.map((document) => toNamedList(document.id, document.data())));
  });
}

/**
 * Stores a new list, or one whose deletion is taken back, and counts it (listCounts/{uid}), in one commit. Asked again with the same id, nothing happens: it was stored.
 * @param list its id was chosen before, so that whoever does not know whether it was stored asks again
 * @throws AppError 'too-many-items' where the person has 50 lists; 'permission-denied' for accounts that may only
 *   browse; what writeFirestore() throws
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
          ...{ userId: uid, name, note, isPublic, items: storedItems(items) },
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
 * Changes a list as it is stored now: what another device changed meanwhile stays.
 * @returns the list as it was stored, its instant apart
 * @throws AppError 'not-found' where it is gone; 'too-many-items', 'invalid-input' as changedList(); 'conflict' where
 *   others were faster each time; 'permission-denied' for accounts that may only browse; what readRestDocument() throws
 */
export async function changeList(id: string, change: ListChange): Promise<NamedList> {
  requireListId(id);
  try {
    return await atVersion(`lists/${id}`, ({ fields, updateTime }) => {
      const stored = toNamedList(id, fromRestFields(fields));
      const list = changedList(stored, change);
      return async () => {
        const { name, note, isPublic, items } = list;
        const values = toRestFields({ name, note, isPublic, items: storedItems(items) });
        await commitRest([
          {
            path: `lists/${id}`,
            fields: values,
            instants: ['updatedAt'],
            mask: Object.keys(values),
            only: { updateTime },
          },
        ]);
        return { ...list, updatedAt: new Date() };
      };
    });
  } catch (error) {
    // Rules let an owner read what is there, and refuse everybody what is not.
    if (errorCode(error) !== 'permission-denied' || (await isStored(id))) throw error;
    throw new AppError('not-found', 'The list is gone', { cause: error });
  }
}

/**
 * Deletes a list and counts it off, in one commit. Deleting what is gone changes nothing.
 * @throws AppError 'permission-denied' for accounts that may only browse; what writeFirestore() throws
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

/** Whether there is an own list of this id. One document read. @throws AppError what readFirestore() throws */
async function isStored(id: string): Promise<boolean> {
  try {
    return await readFirestore(async ({ sdk, db }) => {
      const found = await sdk.getDoc(sdk.doc(db, 'lists', id));
      return found.exists();
    });
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return false;
    throw error;
  }
}

/** How many lists a person has, as rules count them. One document read. */
function countLists(uid: string): Promise<number> {
  return readFirestore(async ({ sdk, db }) => {
    const found = await sdk.getDoc(sdk.doc(db, 'listCounts', uid));
    return countOf(fieldsOf(found.data())['count']);
  });
}

function requireListId(id: string): void {
  if (!isDocumentId(id)) throw new AppError('not-found', 'Not a list id');
}
