import { AppError, errorCode } from '#shared/app-error.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { maxMarks } from '#features/marks/model/mark.ts';

import { collection } from '#platform/firestore/collection.ts';
import type { DocumentQuery } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';

interface MarkStep {
  uid: string;
  itemId: string;
  /** The state to store. */
  isSet: boolean;
  /** The stored state if it is read (`readsMark`), otherwise assumed to differ from `isSet`. */
  isStored: boolean;
}

interface MarkStoreOptions<Mark> {
  /** Name of the collection. */
  name: string;
  /** Returns a mark from its stored fields; null for a malformed document. */
  toMark: (fields: Fields) => Mark | null;
  /** Field with the id of the marked item. */
  itemField: string;
  /** Default: isDocumentId(). */
  isItemId?: (itemId: string) => boolean;
  markId: (uid: string, itemId: string) => string;
  orderBy: DocumentQuery['orderBy'];
  /**
   * True: each change reads the mark and writes nothing if its state is already stored. False: a change reads nothing
   * unless it is refused.
   */
  readsMark: boolean;
  /**
   * Adds the change of a counter to the same commit.
   * @returns the resulting count if it is known, and further fields of a new mark
   */
  addCount?: (
    commit: OpenTransaction,
    step: MarkStep,
  ) => Promise<{ count?: number; fields?: Fields } | void> | void;
}

/** A collection with one document per user and marked item. */
interface MarkStore<Mark> {
  /**
   * Returns the marks of a user, with one query per 100 marks.
   * @param where further filters
   * @throws AppError as Collection
   */
  list(uid: string, where?: DocumentQuery['where']): Promise<Mark[]>;
  /**
   * Sets or removes a mark and changes its counter in the same commit. Idempotent: rules refuse to overwrite or to remove
   * twice, so two tabs change the counter only once.
   * @returns the count of `addCount`; 0 without one
   * @throws AppError 'conflict' if the mark to set is already stored, unless the store reads marks; 'not-found' for an
   * invalid id of the item; what `addCount` throws; errors of transaction()
   */
  change(uid: string, itemId: string, isSet: boolean): Promise<number>;
}

/** Describes a collection of marks: favorites, saved events or helpful marks. */
export function markStore<Mark>({
  name,
  toMark,
  itemField,
  isItemId = isDocumentId,
  markId,
  orderBy,
  readsMark,
  addCount,
}: MarkStoreOptions<Mark>): MarkStore<Mark> {
  const marks = collection(name, (_id, fields) => toMark(fields));

  return {
    list: (uid, where = []) =>
      marks.listAll({ where: [['userId', '==', uid], ...where], orderBy, limit: maxMarks }),
    change: async (uid, itemId, isSet) => {
      if (!isItemId(itemId)) throw new AppError('not-found', 'Not the id of an item');
      const id = markId(uid, itemId);
      const path = `${name}/${id}`;
      try {
        return await transaction(async (commit) => {
          const isStored = readsMark ? (await commit.read(path)) !== null : !isSet;
          const counted = await addCount?.(commit, { uid, itemId, isSet, isStored });
          const { count = 0, fields } = counted ?? {};
          if (isStored && !isSet) commit.delete(path);
          if (isSet && !isStored) {
            const createdAt = commit.serverTime;
            commit.set(path, { userId: uid, [itemField]: itemId, ...fields, createdAt });
          }
          return count;
        });
      } catch (error) {
        if (readsMark || errorCode(error) !== 'permission-denied') throw error;
        const isStored = (await marks.get(id)) !== null;
        if (isStored !== isSet) throw error;
        if (isSet) throw new AppError('conflict', 'The mark is stored already', { cause: error });
        return 0;
      }
    },
  };
}
