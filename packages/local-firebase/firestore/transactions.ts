import { randomBytes } from 'node:crypto';
import type { StoredDocument } from './document.ts';
import { FirestoreError, invalidArgument } from './errors.ts';
import type { Query } from './query.ts';
import { runQuery } from './query-run.ts';
import type { DocumentStore } from './store.ts';
import type { Micros } from './timestamp.ts';

/** Production ends a transaction after 270 seconds, or after 60 seconds without use. */
const maxAgeMs = 270_000;
const maxIdleMs = 60_000;
const maxActive = 10_000;

export type TransactionMode = { readOnly: true; readTime: Micros | null } | { readOnly: false };

/**
 * An optimistic transaction: all reads come from one consistent snapshot and are recorded. The commit succeeds only if
 * repeating every read would give the same result.
 */
export class Transaction {
  readonly id: string;
  readonly readOnly: boolean;
  readonly startedAt: number;
  lastUsed: number;
  #snapshot: Micros | null;
  readonly #versions = new Map<string, Micros>();
  readonly #queries: { query: Query; signature: string }[] = [];

  constructor(id: string, mode: TransactionMode, now: number) {
    this.id = id;
    this.readOnly = mode.readOnly;
    this.#snapshot = mode.readOnly ? mode.readTime : null;
    this.startedAt = now;
    this.lastUsed = now;
  }

  /**
   * Returns the snapshot time for the next read. While the data read so far is unchanged, a read-write transaction
   * advances its snapshot, which avoids needless conflicts.
   */
  snapshotTime(store: DocumentStore, now: Micros): Micros {
    if (this.#snapshot === null || (!this.readOnly && this.isCurrent(store))) this.#snapshot = now;
    return this.#snapshot;
  }

  noteDocument(path: string, document: StoredDocument | null): void {
    if (!this.readOnly) this.#versions.set(path, document?.updateTime ?? 0);
  }

  noteQuery(query: Query, documents: readonly StoredDocument[]): void {
    if (!this.readOnly) this.#queries.push({ query, signature: signatureOf(documents) });
  }

  /** Returns whether all data read so far is unchanged. */
  isCurrent(store: DocumentStore): boolean {
    if (this.#snapshot !== null && store.lastChange <= this.#snapshot) return true;
    for (const [path, version] of this.#versions) {
      if ((store.get(path)?.updateTime ?? 0) !== version) return false;
    }
    return this.#queries.every(
      ({ query, signature }) => signatureOf(runQuery(store.id, store, query)) === signature,
    );
  }
}

function signatureOf(documents: Iterable<StoredDocument>): string {
  return Array.from(documents, ({ path, updateTime }) => `${path}@${updateTime}`).join('\n');
}

/** The open transactions of one database. */
export class Transactions {
  readonly #active = new Map<string, Transaction>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Starts a transaction.
   * @throws FirestoreError RESOURCE_EXHAUSTED above 10,000 open transactions
   */
  begin(mode: TransactionMode): Transaction {
    this.#sweep();
    if (this.#active.size >= maxActive) {
      throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
    }
    const transaction = new Transaction(randomBytes(18).toString('base64'), mode, this.#now());
    this.#active.set(transaction.id, transaction);
    return transaction;
  }

  /**
   * Returns an open transaction and renews its idle time.
   * @throws FirestoreError INVALID_ARGUMENT when it is unknown, finished or expired
   */
  use(id: unknown): Transaction {
    this.#sweep();
    const transaction = typeof id === 'string' ? this.#active.get(normalized(id)) : undefined;
    if (transaction === undefined) {
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUsed = this.#now();
    return transaction;
  }

  /** Removes a transaction. Unknown ids are ignored, since clients also roll back after a failed commit. */
  end(id: unknown): void {
    if (typeof id === 'string') this.#active.delete(normalized(id));
  }

  #sweep(): void {
    const now = this.#now();
    for (const [id, { startedAt, lastUsed }] of this.#active) {
      if (now - startedAt > maxAgeMs || now - lastUsed > maxIdleMs) this.#active.delete(id);
    }
  }
}

/** Normalizes an id, since clients use both base64 alphabets for the same transaction. */
function normalized(id: string): string {
  return id.replaceAll('-', '+').replaceAll('_', '/');
}
