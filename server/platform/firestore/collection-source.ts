import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { withinShorterBudget } from '../http/request-budget.ts';
import type { ActiveRecord, TrackedSource } from './tracked-source.ts';

const pageSize = 500;
/** More changes than this between two readings, and everything is read again. */
const maxChanges = 1_000;

export interface FirestoreSourceOptions<T> {
  collection: string;
  /** Turns a document into what is kept. Must not throw: one odd document would hide all others. */
  toRecord: (id: string, fields: Readonly<Record<string, unknown>>) => T;
  /** More documents than this are refused rather than held: memory is bounded. */
  maxDocuments: number;
  /** Longest wait for one answer of Firestore, in milliseconds. */
  deadlineMs?: number;
  /**
   * Field with the instant at which a document is over: those that were when everything was read last are left alone.
   * They stay active, and there are more of them every year. Needs an index of `isActive` and this field.
   */
  endField?: string;
  /** For how long documents that are over are kept all the same, in milliseconds; 0 when absent. */
  keptAfterEndMs?: number;
}

/**
 * A collection with `isActive` and `updatedAt`, read from Firestore.
 *
 * Reads: `readActive` one a document; `readChanges` one a changed document (at least one) and one a
 * thousand active documents. Both use only the single-field indexes that Firestore keeps by itself, unless there is an `endField`.
 */
export function firestoreSource<T>(
  firestore: Firestore,
  {
    collection,
    toRecord,
    maxDocuments,
    deadlineMs = 3_000,
    endField,
    keptAfterEndMs = 0,
  }: FirestoreSourceOptions<T>,
): TrackedSource<T> {
  const all = firestore.collection(collection);
  /** Before it documents are over, in the same way for every question until everything is read again. */
  const horizonNow = () => (endField === undefined ? null : new Date(Date.now() - keptAfterEndMs));
  const activeOnes = (horizon: Date | null) => {
    const active = all.where('isActive', '==', true);
    return endField === undefined || horizon === null
      ? active
      : active.where(endField, '>', Timestamp.fromDate(horizon));
  };
  const isKept = (document: DocumentSnapshot, horizon: Date | null) => {
    if (document.get('isActive') !== true) return false;
    if (endField === undefined || horizon === null) return true;
    const end: unknown = document.get(endField);
    return end instanceof Timestamp && end.valueOf() > Timestamp.fromDate(horizon).valueOf();
  };
  const soon = <A>(ask: () => Promise<A>) => withinShorterBudget(ask, deadlineMs);
  const record = (document: QueryDocumentSnapshot): ActiveRecord<T> => ({
    id: document.id,
    record: toRecord(document.id, document.data()),
  });

  return {
    async readActive() {
      const found: ActiveRecord<T>[] = [];
      let readAt: Date | null = null;
      const horizon = horizonNow();
      const active = activeOnes(horizon);
      const ordered = endField === undefined ? active : active.orderBy(endField);
      let page: Query | null = ordered.orderBy(FieldPath.documentId()).limit(pageSize);
      while (page) {
        const answer: QuerySnapshot = await soon(page.get.bind(page));
        readAt ??= answer.readTime.toDate();
        found.push(...answer.docs.map(record));
        if (found.length > maxDocuments) {
          throw new AppError(
            'unavailable',
            `${collection} holds more than ${maxDocuments} documents`,
          );
        }
        const last = answer.docs.at(-1);
        page = answer.size < pageSize || !last ? null : page.startAfter(last);
      }
      return { active: found, readAt: readAt ?? new Date(0), horizon };
    },

    async readChanges(since, horizon) {
      const changes = all
        .where('updatedAt', '>', Timestamp.fromDate(since))
        .orderBy('updatedAt')
        .limit(maxChanges);
      // Asked together: the client lets the second question wait for the transaction that the first begins, and
      // by that somebody observes the promise of it. One after the other nobody does when the first fails, and
      // the rejection ends the process (googleapis/google-cloud-node#9122).
      const [changed, count] = await soon(() =>
        firestore.runTransaction(
          (transaction) =>
            Promise.all([
              transaction.get(changes),
              transaction.get(activeOnes(horizon).count()),
            ] as const),
          { readOnly: true },
        ),
      );
      return {
        changed: changed.docs.map((document) =>
          isKept(document, horizon) ? record(document) : { id: document.id, record: null },
        ),
        truncated: changed.size >= maxChanges,
        activeCount: count.data().count,
        readAt: changed.readTime.toDate(),
      };
    },

    async isAnyActive(ids) {
      const documents = ids.map((id) => all.doc(id));
      const found = await soon(() => firestore.getAll(...documents, { fieldMask: ['isActive'] }));
      return found.some((document) => document.get('isActive') === true);
    },

    async readNamed(ids, horizon) {
      const found = await soon(() => firestore.getAll(...ids.map((id) => all.doc(id))));
      return found.map((document) => ({
        id: document.id,
        record: isKept(document, horizon) ? toRecord(document.id, document.data() ?? {}) : null,
        writtenAt: document.updateTime?.toDate() ?? null,
      }));
    },
  };
}
