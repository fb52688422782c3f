import { FieldPath } from '@google-cloud/firestore';
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  WriteBatch,
} from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';

const defaultPageSize = 200;
/** Maximum number of documents of one user; far above any real number, but it bounds the loop. */
const maxUserRecords = 100_000;

/** Size of a page and maximum number of pages. */
interface PageLimits {
  pageSize: number;
  maxPages: number;
}

/** Yields the pages of an ordered query. The last page has fewer than `pageSize` documents, unless there are more. */
export async function* readSnapshots(
  orderedQuery: Query,
  { pageSize, maxPages }: PageLimits,
): AsyncGenerator<QuerySnapshot> {
  let page = orderedQuery.limit(pageSize);
  for (let count = 0; count < maxPages; count += 1) {
    const snapshot = await page.get();
    yield snapshot;
    const lastDocument = snapshot.docs.at(-1);
    if (!lastDocument || snapshot.size < pageSize) return;
    page = orderedQuery.startAfter(lastDocument).limit(pageSize);
  }
}

/**
 * Yields the documents of a query in pages, ordered by id. Deleting or changing already yielded documents does not
 * disturb the pages.
 * @param maxRecords maximum number of documents read, default 100,000
 * @throws AppError 'unavailable'; 'too-large' beyond `maxRecords`
 */
export async function* readPages(
  query: Query,
  maxRecords = maxUserRecords,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const limits = { pageSize: defaultPageSize, maxPages: Math.ceil(maxRecords / defaultPageSize) };
  let isLastFull = false;
  for await (const { docs } of readSnapshots(query.orderBy(FieldPath.documentId()), limits)) {
    if (docs.length > 0) yield docs;
    isLastFull = docs.length === defaultPageSize;
  }
  if (isLastFull) throw new AppError('too-large', 'A user has more records than allowed');
}

/**
 * Adds writes for each document of a query, with one commit per page, until the query has no more documents.
 * @param addWrites must remove the document from the result of the query
 * @returns true if no document is left
 * @throws AppError 'unavailable'
 */
export async function changeDocuments(
  firestore: Firestore,
  query: Query,
  { pageSize, maxPages }: PageLimits,
  addWrites: (batch: WriteBatch, document: QueryDocumentSnapshot) => unknown,
): Promise<boolean> {
  for (let count = 0; count < maxPages; count += 1) {
    const { docs } = await query.limit(pageSize).get();
    const batch = firestore.batch();
    for (const document of docs) await addWrites(batch, document);
    if (docs.length > 0) await batch.commit();
    if (docs.length < pageSize) return true;
  }
  return false;
}

/** Deletes the documents of a query. @returns true if none is left @throws AppError 'unavailable' */
export function deleteDocuments(
  firestore: Firestore,
  query: Query,
  limits: PageLimits,
): Promise<boolean> {
  return changeDocuments(firestore, query.select(), limits, (batch, { ref }) => batch.delete(ref));
}

/** Returns the documents with these ids, in the same order. Reads only the named fields. */
export async function readDocuments(
  collection: CollectionReference,
  ids: readonly string[],
  fieldMask: string[],
): Promise<DocumentSnapshot[]> {
  if (ids.length === 0) return [];
  return collection.firestore.getAll(...ids.map((id) => collection.doc(id)), { fieldMask });
}

/**
 * Maximum number of values of an 'in' filter
 * (https://firebase.google.com/docs/firestore/query-data/queries#in_not-in_and_array-contains-any).
 */
const maxInValues = 30;

/** Splits ids into groups for the filter 'in'. */
export function groupIds(ids: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (let start = 0; start < ids.length; start += maxInValues) {
    groups.push(ids.slice(start, start + maxInValues));
  }
  return groups;
}
