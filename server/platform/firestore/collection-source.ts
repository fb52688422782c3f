import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from '@google-cloud/firestore';
import { withinShorterBudget } from '../http/request-budget.ts';
import { tooManyDocuments } from './tracked-source.ts';
import type { ActiveRecord, TrackedSource } from './tracked-source.ts';

const pageSize = 500;
/** Maximum number of changes per read; if a read returns this many, everything is read again. */
const maxChanges = 1_000;

export interface FirestoreSourceOptions<T> {
  collection: string;
  /**
   * Converts a document into the cached record. Must not throw, because one malformed document would hide all others.
   */
  toRecord: (id: string, fields: Readonly<Record<string, unknown>>) => T;
  /** Maximum number of documents; a larger collection is rejected to bound the memory. */
  maxDocuments: number;
  /** Longest wait for one response of Firestore, in milliseconds. */
  deadlineMs?: number;
  /**
   * Timestamp field with the end of what a document describes, such as an event. Documents whose end is more than
   * `retainedAfterEndMs` before the last complete read are not loaded, because they stay active and accumulate over the
   * years. Needs an index of `isActive` and this field.
   */
  endField?: string;
  /** Time for which ended documents are still loaded, in milliseconds; 0 if absent. */
  retainedAfterEndMs?: number;
}

/**
 * Creates a source that reads a collection with `isActive` and `updatedAt` from Firestore.
 *
 * Billed reads: `readActive` one per document; `readChanges` one per changed document (at least one) and one per
 * thousand active documents. A collection that held more than `maxDocuments` is only counted by the next `readActive`,
 * until it is small enough. All use only the automatic single-field indexes, unless there is an `endField`.
 */
export function firestoreSource<T>(
  firestore: Firestore,
  {
    collection,
    toRecord,
    maxDocuments,
    deadlineMs = 3_000,
    endField,
    retainedAfterEndMs = 0,
  }: FirestoreSourceOptions<T>,
): TrackedSource<T> {
  const documentsRef = firestore.collection(collection);
  /**
   * Returns the time before which ended documents are not loaded. All queries until the next complete read use the same
   * time.
   */
  const currentHorizon = () =>
    endField === undefined ? null : new Date(Date.now() - retainedAfterEndMs);
  const activeDocuments = (horizon: Date | null) => {
    const activeQuery = documentsRef.where('isActive', '==', true);
    return endField === undefined || horizon === null
      ? activeQuery
      : activeQuery.where(endField, '>', Timestamp.fromDate(horizon));
  };
  const shouldLoad = (document: DocumentSnapshot, horizon: Date | null) => {
    if (document.get('isActive') !== true) return false;
    if (endField === undefined || horizon === null) return true;
    const endValue: unknown = document.get(endField);
    return (
      endValue instanceof Timestamp && endValue.valueOf() > Timestamp.fromDate(horizon).valueOf()
    );
  };
  const withinDeadline = <A>(sendCall: () => Promise<A>) =>
    withinShorterBudget(sendCall, deadlineMs);
  let hadTooMany = false;
  const toActiveRecord = (document: QueryDocumentSnapshot): ActiveRecord<T> => ({
    id: document.id,
    record: toRecord(document.id, document.data()),
  });

  return {
    async readActive() {
      const records: ActiveRecord<T>[] = [];
      let readAt: Date | null = null;
      const horizon = currentHorizon();
      const activeQuery = activeDocuments(horizon);
      if (hadTooMany) {
        const countSnapshot = await withinDeadline(() => activeQuery.count().get());
        if (countSnapshot.data().count > maxDocuments)
          throw tooManyDocuments(collection, maxDocuments);
      }
      const orderedQuery = endField === undefined ? activeQuery : activeQuery.orderBy(endField);
      let page: Query | null = orderedQuery.orderBy(FieldPath.documentId()).limit(pageSize);
      while (page) {
        const pageSnapshot: QuerySnapshot = await withinDeadline(page.get.bind(page));
        readAt ??= pageSnapshot.readTime.toDate();
        records.push(...pageSnapshot.docs.map(toActiveRecord));
        hadTooMany = records.length > maxDocuments;
        if (hadTooMany) throw tooManyDocuments(collection, maxDocuments);
        const lastDocument = pageSnapshot.docs.at(-1);
        page = pageSnapshot.size < pageSize || !lastDocument ? null : page.startAfter(lastDocument);
      }
      return { active: records, readAt: readAt ?? new Date(0), horizon };
    },

    async readChanges(since, horizon) {
      const changesQuery = documentsRef
        .where('updatedAt', '>', Timestamp.fromDate(since))
        .orderBy('updatedAt')
        .limit(maxChanges);
      // Both queries start together: the client makes the second one wait for the transaction that the first one
      // begins, and so the promise of that transaction is handled. If they ran sequentially and the first one failed,
      // the rejection would be unhandled and end the process (googleapis/google-cloud-node#9122).
      const [changesSnapshot, countSnapshot] = await withinDeadline(() =>
        firestore.runTransaction(
          (transaction) =>
            Promise.all([
              transaction.get(changesQuery),
              transaction.get(activeDocuments(horizon).count()),
            ] as const),
          { readOnly: true },
        ),
      );
      return {
        changed: changesSnapshot.docs.map((document) =>
          shouldLoad(document, horizon)
            ? toActiveRecord(document)
            : { id: document.id, record: null },
        ),
        truncated: changesSnapshot.size >= maxChanges,
        activeCount: countSnapshot.data().count,
        readAt: changesSnapshot.readTime.toDate(),
      };
    },

    async isAnyActive(ids) {
      const documents = ids.map((id) => documentsRef.doc(id));
      const records = await withinDeadline(() =>
        firestore.getAll(...documents, { fieldMask: ['isActive'] }),
      );
      return records.some((document) => document.get('isActive') === true);
    },

    async readByIds(ids, horizon) {
      const records = await withinDeadline(() =>
        firestore.getAll(...ids.map((id) => documentsRef.doc(id))),
      );
      return records.map((document) => ({
        id: document.id,
        record: shouldLoad(document, horizon) ? toRecord(document.id, document.data() ?? {}) : null,
        writtenAt: document.updateTime?.toDate() ?? null,
      }));
    },
  };
}
