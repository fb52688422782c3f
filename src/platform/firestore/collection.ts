import type {
  QueryConstraint,
  QueryDocumentSnapshot,
  WhereFilterOp,
} from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';
import type { Fields } from '#shared/stored-fields.ts';

import { maxIdsPerQuery } from './batch-loader.ts';
import { readFirestore } from './connection.ts';
import type { FirestoreConnection } from './connection.ts';
import type * as countingSdk from './counting-sdk.ts';
import { cursorAfter, cursorValues } from './page-cursor.ts';
import type { Page, PageCursor } from './page-cursor.ts';

/** Number of documents that listAll() reads per query. */
const allPageSize = 100;

/** The name of the document id in filters and orders. */
export const documentIdField = '__name__';

type Filter = readonly [field: string, operator: WhereFilterOp, value: unknown];
type Order = readonly [field: string, direction?: 'asc' | 'desc'];

/** Which documents of a collection to read, in which order. */
export interface DocumentQuery {
  where?: readonly Filter[];
  orderBy?: readonly Order[];
}

/** Read access to one collection. Each function throws AppError as readFirestore(). */
export interface Collection<T> {
  name: string;
  /** Returns one document, or null if it does not exist. One document read. */
  get(id: string): Promise<T | null>;
  /** Returns at most `limit` documents. */
  list(query: DocumentQuery & { limit: number }): Promise<T[]>;
  /**
   * Returns one page. The document id breaks ties of the last order.
   * @param query.after `nextCursor` of the previous page; null for the first
   */
  page(query: DocumentQuery & { limit: number; after: PageCursor | null }): Promise<Page<T>>;
  /** Returns all documents, with one query per 100 documents, until there are at least `limit`. */
  listAll(query: DocumentQuery & { limit: number }): Promise<T[]>;
  /** Returns the existing documents with these ids, in the given order, with one query per 30 ids. */
  listByIds(ids: readonly string[]): Promise<T[]>;
  /** Counts at most `limit` documents without reading them. Costs one read per thousand documents, and at least one. */
  count(query?: DocumentQuery & { limit?: number }): Promise<number>;
  /** Returns the number of documents and the sum of each number field. Costs as count(). */
  sum<Field extends string>(
    fields: readonly Field[],
    query: DocumentQuery & { limit?: number },
  ): Promise<Record<Field | 'count', number>>;
}

/**
 * Describes a collection.
 * @param name path of the collection, e.g. 'places'
 * @param toItem converts a stored document; documents for which it returns null are left out
 */
export function collection<T>(
  name: string,
  toItem: (id: string, fields: Fields) => T | null,
): Collection<T> {
  const toItems = (documents: readonly QueryDocumentSnapshot[]): T[] =>
    documents.flatMap((document) => toItem(document.id, document.data()) ?? []);

  const sum: Collection<T>['sum'] = (fields, { limit, ...query }) =>
    readFirestore(async (connection) => {
      const sdk = await loadCountingSdk();
      const bound = limit === undefined ? [] : [connection.sdk.limit(limit)];
      const sdkQuery = toSdkQuery(connection, name, query, bound);
      const sums = Object.fromEntries(fields.map((field) => [field, sdk.sum(field)]));
      const snapshot = await sdk.getAggregate(sdkQuery, { ...sums, count: sdk.count() });
      return snapshot.data() as Record<(typeof fields)[number] | 'count', number>;
    });

  return {
    name,
    get: (id) =>
      readFirestore(async ({ sdk, db }) => {
        const snapshot = await sdk.getDoc(sdk.doc(db, name, id));
        return snapshot.exists() ? toItem(id, snapshot.data()) : null;
      }),
    list: ({ limit, ...query }) =>
      readFirestore(async (connection) =>
        toItems(await readDocuments(connection, name, query, limit)),
      ),
    page: ({ limit, after, where, orderBy = [] }) =>
      readFirestore(async (connection) => {
        const { sdk } = connection;
        const direction = orderBy.at(-1)?.[1];
        const query = { where, orderBy: [...orderBy, [documentIdField, direction] as const] };
        const start = after === null ? [] : [sdk.startAfter(...cursorValues(sdk, after))];
        const documents = await readDocuments(connection, name, query, limit, start);
        const fields = orderBy.map(([field]) => field);
        return { items: toItems(documents), nextCursor: cursorAfter(documents, limit, ...fields) };
      }),
    listAll: ({ limit, ...query }) =>
      readFirestore(async (connection) => {
        const documents: QueryDocumentSnapshot[] = [];
        let pageSize = allPageSize;
        while (pageSize === allPageSize && documents.length < limit) {
          const last = documents.at(-1);
          const start = last ? [connection.sdk.startAfter(last)] : [];
          const page = await readDocuments(connection, name, query, allPageSize, start);
          documents.push(...page);
          pageSize = page.length;
        }
        return toItems(documents);
      }),
    listByIds: (ids) =>
      readFirestore(async (connection) => {
        const batches = Array.from({ length: Math.ceil(ids.length / maxIdsPerQuery) }, (_, at) =>
          ids.slice(at * maxIdsPerQuery, (at + 1) * maxIdsPerQuery),
        );
        const pages = await Promise.all(
          batches.map((batch) =>
            readDocuments(
              connection,
              name,
              { where: [[documentIdField, 'in', batch]] },
              maxIdsPerQuery,
            ),
          ),
        );
        const found = new Map(pages.flat().map((document) => [document.id, document]));
        return toItems(ids.flatMap((id) => found.get(id) ?? []));
      }),
    count: async (query = {}) => (await sum([], query)).count,
    sum,
  };
}

/** Loads the aggregation functions of Firestore. @throws AppError 'unavailable' if the chunk cannot be loaded */
export function loadCountingSdk(): Promise<typeof countingSdk> {
  return import('./counting-sdk.ts').catch((error: unknown) => {
    throw new AppError('unavailable', 'The counting code could not be loaded', { cause: error });
  });
}

async function readDocuments(
  connection: FirestoreConnection,
  name: string,
  query: DocumentQuery,
  limit: number,
  start: readonly QueryConstraint[] = [],
): Promise<QueryDocumentSnapshot[]> {
  const { sdk } = connection;
  const sdkQuery = toSdkQuery(connection, name, query, [...start, sdk.limit(limit)]);
  return (await sdk.getDocs(sdkQuery)).docs;
}

function toSdkQuery(
  { sdk, db }: FirestoreConnection,
  name: string,
  { where = [], orderBy = [] }: DocumentQuery,
  further: readonly QueryConstraint[] = [],
) {
  return sdk.query(
    sdk.collection(db, name),
    ...where.map(([field, operator, value]) => sdk.where(field, operator, value)),
    ...orderBy.map(([field, direction]) => sdk.orderBy(field, direction)),
    ...further,
  );
}
