import { aggregate } from './aggregation.ts';
import type { Aggregation } from './aggregation.ts';
import { assertListed, checkCommit, checkGets, checkList, requireOwner } from './access.ts';
import type { AccessContext } from './access.ts';
import type { AuthenticatedCaller } from './auth-token.ts';
import { planCommit, resolveCommit } from './commit.ts';
import type { WriteResult } from './commit.ts';
import type { StoredDocument } from './document.ts';
import { FirestoreError, invalidArgument } from './errors.ts';
import type { IndexCatalog } from './indexes.ts';
import { requireIndexes } from './index-need.ts';
import type { Journal } from './journal.ts';
import { missingDocuments } from './listing.ts';
import { pageOf } from './paging.ts';
import type { DocumentPage, DocumentPageRequest } from './paging.ts';
import { collectionIdOf } from './path.ts';
import { checkNamesAreOf } from './query.ts';
import type { Query } from './query.ts';
import { runQuery } from './query-run.ts';
import type { QueryCost } from './query-run.ts';
import type { DocumentStore, DocumentView } from './store.ts';
import { timestampFromMicros } from './timestamp.ts';
import type { CommitClock, Micros, Timestamp } from './timestamp.ts';
import { Transactions } from './transactions.ts';
import type { Transaction, TransactionMode } from './transactions.ts';
import type { Usage } from './usage.ts';
import type { Value } from './value.ts';
import { comparePaths } from './value-order.ts';
import type { Write } from './write.ts';

/** The time of a read: now, a given time, an open transaction, or a transaction that the read starts. */
export type Consistency =
  | { kind: 'strong' }
  | { kind: 'time'; time: Micros }
  | { kind: 'transaction'; id: string }
  | { kind: 'new-transaction'; mode: TransactionMode };

/** Values that every read reports in addition to its documents. */
export interface ReadOutcome {
  readTime: Micros;
  /** Id of the transaction that this read started, or null. */
  started: string | null;
}

interface ReadContext extends ReadOutcome {
  view: DocumentView;
  transaction: Transaction | null;
}

interface CommitOutcome {
  commitTime: Micros;
  results: WriteResult[];
}

/** Production's limit on the age of a read time. Read times in the future are refused. */
const maxStalenessMicros = 3600 * 1e6;

/** State that all databases of one server share. */
export interface DatabaseHost {
  readonly clock: CommitClock;
  /** If true, every listed document is checked against the rules again (development). */
  readonly assertLists: boolean;
  usage(project: string): Usage;
  /** Returns the rules and context for a request of this caller. */
  access(project: string, caller: AuthenticatedCaller, time: Timestamp): AccessContext;
}

/** Reads and writes of one database, with access control, isolation and billing counts. */
export class DatabaseService {
  readonly store: DocumentStore;
  readonly transactions = new Transactions();
  readonly #host: DatabaseHost;
  readonly #indexes: IndexCatalog | null;
  readonly #journal: Journal | null;

  constructor(
    host: DatabaseHost,
    store: DocumentStore,
    indexes: IndexCatalog | null,
    journal: Journal | null,
  ) {
    this.#host = host;
    this.store = store;
    this.#indexes = indexes;
    this.#journal = journal;
  }

  /** Returns documents by path, null for missing ones, in the requested order. */
  getAll(
    caller: AuthenticatedCaller,
    paths: readonly string[],
    consistency: Consistency = { kind: 'strong' },
  ): ReadOutcome & { documents: (StoredDocument | null)[] } {
    const context = this.#read(consistency);
    checkGets(this.#access(caller), context.view, paths);
    const documents = paths.map((path) => {
      const document = context.view.get(path);
      context.transaction?.noteDocument(path, document);
      this.#usage.countReads(caller, collectionIdOf(path), 1);
      return document;
    });
    return { ...outcomeOf(context), documents };
  }

  /**
   * Runs a query.
   * @param planOnly checks everything but returns no documents
   * @throws FirestoreError FAILED_PRECONDITION when the query needs an index that is not declared
   */
  query(
    caller: AuthenticatedCaller,
    query: Query,
    consistency: Consistency = { kind: 'strong' },
    planOnly = false,
  ): ReadOutcome & { documents: StoredDocument[]; cost: QueryCost } {
    const cost: QueryCost = { lookedAt: 0 };
    checkNamesAreOf(this.store.id, query);
    const context = this.#read(consistency);
    const access = this.#access(caller);
    checkList(access, context.view, query);
    requireIndexes(this.#indexes, this.store.id.project, query, []);
    if (planOnly) return { ...outcomeOf(context), documents: [], cost };
    const documents = [...runQuery(this.store.id, context.view, query, cost)];
    context.transaction?.noteQuery(query, documents);
    if (this.#host.assertLists) assertListed(access, context.view, query, documents);
    this.#usage.countReads(caller, query.collectionId ?? '', Math.max(1, documents.length));
    return { ...outcomeOf(context), documents, cost };
  }

  /**
   * Returns one page of a collection's documents. With `showMissing`, which requires the owner, missing documents that
   * have documents below them are included as a path only.
   */
  list(
    caller: AuthenticatedCaller,
    query: Query,
    showMissing: boolean,
    page: DocumentPageRequest,
    consistency: Consistency = { kind: 'strong' },
  ): DocumentPage<StoredDocument | string> {
    const { view } = this.#read(consistency);
    if (showMissing) requireOwner(caller);
    checkList(this.#access(caller), view, query);
    const items: (StoredDocument | string)[] = [
      ...runQuery(this.store.id, view, { ...query, limit: null }),
    ];
    if (showMissing) {
      items.push(...missingDocuments(view, `${prefixOf(query.parent)}${query.collectionId}`));
      items.sort((a, b) => comparePaths(pathOf(a), pathOf(b)));
    }
    const result = pageOf(items, page, pathOf);
    this.#usage.countReads(caller, query.collectionId ?? '', Math.max(1, result.items.length));
    return result;
  }

  /** Returns counts, sums and averages over a query's result, in the order of the aggregations. */
  aggregate(
    caller: AuthenticatedCaller,
    query: Query,
    aggregations: readonly Aggregation[],
    consistency: Consistency = { kind: 'strong' },
  ): ReadOutcome & { values: Value[]; cost: QueryCost } {
    checkNamesAreOf(this.store.id, query);
    const context = this.#read(consistency);
    checkList(this.#access(caller), context.view, query);
    requireIndexes(this.#indexes, this.store.id.project, query, aggregations);
    const { values, entries, read, cost } = aggregate(
      this.store.id,
      context.view,
      query,
      aggregations,
    );
    context.transaction?.noteQuery(read, [...runQuery(this.store.id, context.view, read)]);
    this.#usage.countReads(
      caller,
      query.collectionId ?? '',
      Math.max(1, Math.ceil(entries / 1000)),
    );
    return { ...outcomeOf(context), values, cost };
  }

  /**
   * Applies all writes or none.
   * @throws FirestoreError, in the order of the checks: INVALID_ARGUMENT for an unknown transaction, or for writes in a
   * read-only one; PERMISSION_DENIED; ABORTED when data that the transaction has read was changed; NOT_FOUND,
   * ALREADY_EXISTS or FAILED_PRECONDITION for a precondition, or INVALID_ARGUMENT for a document above a limit
   */
  commit(
    caller: AuthenticatedCaller,
    writes: readonly Write[],
    transactionId?: string,
  ): CommitOutcome {
    const transaction = transactionId === undefined ? null : this.transactions.use(transactionId);
    if (transactionId !== undefined) this.transactions.end(transactionId);
    if (transaction?.readOnly === true && writes.length > 0) {
      throw invalidArgument('Cannot modify entities in a read-only transaction.');
    }
    // The clock is read once, because a server timestamp must equal request.time exactly.
    const requestTime = this.#requestTime();
    const plan = planCommit(this.store, writes, requestTime);
    checkCommit(this.#access(caller, requestTime), this.store, plan);
    if (transaction !== null && !transaction.isCurrent(this.store)) {
      throw contention();
    }
    const commitTime = this.#host.clock.next();
    const { changes, results } = resolveCommit(this.store, plan, commitTime, this.#indexes);
    if (changes.length > 0) {
      this.#journal?.append({ database: this.store.id, changes, time: commitTime });
      this.store.apply(changes, commitTime);
    }
    this.#usage.countWrites(writes.filter(({ kind }) => kind !== 'verify').length);
    return { commitTime, results };
  }

  /** Applies each write separately. The result has an error at the position of each failed write. */
  batchWrite(
    caller: AuthenticatedCaller,
    writes: readonly Write[],
  ): (WriteResult | FirestoreError)[] {
    if (new Set(writes.map(({ path }) => path)).size !== writes.length) {
      throw invalidArgument('A batch of independent writes may name each document only once.');
    }
    return writes.map((write) => {
      try {
        return this.commit(caller, [write]).results[0]!;
      } catch (error) {
        if (error instanceof FirestoreError) return error;
        throw error;
      }
    });
  }

  /** Removes every document. Requires the owner. */
  clear(caller: AuthenticatedCaller): void {
    requireOwner(caller);
    const changes = Array.from(this.store.all(), ({ path }) => ({ path, after: null }));
    if (changes.length === 0) return;
    const time = this.#host.clock.next();
    this.#journal?.append({ database: this.store.id, changes, time });
    this.store.apply(changes, time);
  }

  /** Returns the documents at a given time, for listings that are not queries. */
  view(consistency: Consistency): ReadOutcome & { view: DocumentView } {
    const context = this.#read(consistency);
    return { ...outcomeOf(context), view: context.view };
  }

  get #usage() {
    return this.#host.usage(this.store.id.project);
  }

  #access(caller: AuthenticatedCaller, time = this.#requestTime()) {
    return this.#host.access(this.store.id.project, caller, time);
  }

  /** Returns the current time with millisecond precision, for request.time and server timestamps. */
  #requestTime(): Timestamp {
    const now = this.#host.clock.now();
    return timestampFromMicros(now - (now % 1000));
  }

  #read(consistency: Consistency): ReadContext {
    const now = this.#host.clock.now();
    if (consistency.kind === 'strong') {
      return { view: this.store, readTime: now, transaction: null, started: null };
    }
    if (consistency.kind === 'time') {
      this.#checkReadTime(consistency.time, now);
      const { time } = consistency;
      return { view: this.store.at(time), readTime: time, transaction: null, started: null };
    }
    const isNew = consistency.kind === 'new-transaction';
    const transaction = isNew
      ? this.begin(consistency.mode)
      : this.transactions.use(consistency.id);
    const readTime = transaction.snapshotTime(this.store, now);
    if (!transaction.readOnly && !this.store.reaches(readTime)) throw contention();
    return {
      view: this.store.at(readTime),
      readTime,
      transaction,
      started: isNew ? transaction.id : null,
    };
  }

  /**
   * Starts a transaction.
   * @throws FirestoreError INVALID_ARGUMENT or FAILED_PRECONDITION for a read time out of range, RESOURCE_EXHAUSTED
   * above 10,000 open transactions
   */
  begin(mode: TransactionMode): Transaction {
    if (mode.readOnly && mode.readTime !== null) {
      this.#checkReadTime(mode.readTime, this.#host.clock.now());
    }
    return this.transactions.begin(mode);
  }

  #checkReadTime(time: Micros, now: Micros): void {
    if (time > now) throw invalidArgument('The requested readTime is in the future.');
    if (time < now - maxStalenessMicros) {
      throw new FirestoreError('FAILED_PRECONDITION', 'The requested readTime is too old.');
    }
  }
}

function prefixOf(parent: string): string {
  return parent === '' ? '' : `${parent}/`;
}

function pathOf(item: StoredDocument | string): string {
  return typeof item === 'string' ? item : item.path;
}

function contention(): FirestoreError {
  return new FirestoreError('ABORTED', 'Too much contention on these documents. Please try again.');
}

function outcomeOf({ readTime, started }: ReadContext): ReadOutcome {
  return { readTime, started };
}
