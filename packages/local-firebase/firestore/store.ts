import type { StoredDocument } from './document.ts';
import { DocumentSet } from './document-set.ts';
import { FirestoreError } from './errors.ts';
import { collectionOf, isBelow } from './path.ts';
import type { DatabaseId } from './path.ts';
import type { Micros } from './timestamp.ts';

/** A document after a commit; null when it was deleted. */
export interface Change {
  path: string;
  after: StoredDocument | null;
}

/** The documents at one point in time. */
export interface DocumentView {
  get(path: string): StoredDocument | null;
  /** Returns the documents of one collection, unordered. */
  collection(collectionPath: string): Iterable<StoredDocument>;
  /** Returns every document, unordered. */
  all(): Iterable<StoredDocument>;
  /** Returns the current indexed set if the collection is unchanged since the time of this view, otherwise null. */
  indexed(collection: CollectionScope): DocumentSet | null;
}

/** One collection, or all collections with that id at any depth. */
export type CollectionScope = { path: string } | { groupId: string };

interface HistoryEntry {
  path: string;
  before: StoredDocument | null;
  replacedAt: Micros;
}

/** Maximum age of reads in the past, as in production without point-in-time recovery. */
const historyMicros = 3600 * 1e6;
/** Maximum number of changes in the history. */
const maxHistory = 20_000;

/** The documents of one database, with enough history to read an earlier state. */
export class DocumentStore implements DocumentView {
  readonly id: DatabaseId;
  readonly #documents = new Map<string, StoredDocument>();
  readonly #collections = new Map<string, DocumentSet>();
  /** Sets of collection groups, created at the first query of each group. */
  readonly #groups = new Map<string, DocumentSet>();
  #history: HistoryEntry[] = [];
  #historyStart: Micros = 0;
  #lastChange: Micros = 0;

  constructor(id: DatabaseId) {
    this.id = id;
  }

  /** Returns the time of the latest change, or 0 if there was none. */
  get lastChange(): Micros {
    return this.#lastChange;
  }

  get(path: string): StoredDocument | null {
    return this.#documents.get(path) ?? null;
  }

  all(): Iterable<StoredDocument> {
    return this.#documents.values();
  }

  collection(collectionPath: string): Iterable<StoredDocument> {
    return this.#collections.get(collectionPath)?.documents() ?? [];
  }

  /** Returns the paths of the collections that currently contain documents. */
  collectionPaths(): Iterable<string> {
    return this.#collections.keys();
  }

  indexed(scope: CollectionScope): DocumentSet {
    if ('groupId' in scope) return this.#group(scope.groupId);
    return this.#collections.get(scope.path) ?? new DocumentSet();
  }

  get size(): number {
    return this.#documents.size;
  }

  /** Applies changes loaded from disk. They are not added to the history. */
  restore(changes: readonly Change[], commitTime: Micros): void {
    this.apply(changes, commitTime);
    this.#history = [];
    this.#historyStart = Math.max(this.#historyStart, commitTime);
    this.#lastChange = Math.max(this.#lastChange, commitTime);
  }

  /** Applies all changes of one commit. */
  apply(changes: readonly Change[], commitTime: Micros): void {
    for (const { path, after } of changes) {
      const before = this.get(path);
      this.#history.push({ path, before, replacedAt: commitTime });
      if (after === null) this.#documents.delete(path);
      else this.#documents.set(path, after);
      const collectionPath = collectionOf(path);
      this.#collectionForWrite(collectionPath).replace(path, before, after);
      if (this.#collections.get(collectionPath)?.size === 0)
        this.#collections.delete(collectionPath);
      this.#groups.get(idOf(collectionPath))?.replace(path, before, after);
    }
    if (changes.length > 0) this.#lastChange = commitTime;
    this.#trimHistory(commitTime);
  }

  /** Returns whether the history covers that time. */
  reaches(time: Micros): boolean {
    return time >= this.#historyStart;
  }

  /**
   * Returns the documents at a given time.
   * @throws FirestoreError FAILED_PRECONDITION when the history does not cover that time
   */
  at(time: Micros): DocumentView {
    if (time >= this.#lastChange) return this;
    if (!this.reaches(time)) {
      throw new FirestoreError('FAILED_PRECONDITION', 'The requested readTime is too old.');
    }
    const overlay = new Map<string, StoredDocument | null>();
    for (let i = this.#history.length - 1; i >= 0; i--) {
      const entry = this.#history[i]!;
      if (entry.replacedAt <= time) break;
      overlay.set(entry.path, entry.before);
    }
    return new PastView(this, overlay);
  }

  #collectionForWrite(collectionPath: string): DocumentSet {
    let set = this.#collections.get(collectionPath);
    if (set === undefined) {
      set = new DocumentSet();
      this.#collections.set(collectionPath, set);
    }
    return set;
  }

  #group(groupId: string): DocumentSet {
    let group = this.#groups.get(groupId);
    if (group === undefined) {
      group = new DocumentSet();
      for (const [path, set] of this.#collections) {
        if (idOf(path) !== groupId) continue;
        for (const document of set.documents()) group.replace(document.path, null, document);
      }
      this.#groups.set(groupId, group);
    }
    return group;
  }

  #trimHistory(now: Micros): void {
    const half = maxHistory / 2;
    if (this.#history.length <= maxHistory && !this.#halfExpired(now)) return;
    const dropped = this.#history[half - 1];
    this.#history = this.#history.slice(half);
    // The commit of the last dropped change may be only partly in the history, so no time before it can be read.
    if (dropped !== undefined) this.#historyStart = dropped.replacedAt;
  }

  #halfExpired(now: Micros): boolean {
    const middle = this.#history[maxHistory / 2 - 1];
    return middle !== undefined && middle.replacedAt < now - historyMicros;
  }
}

function idOf(collectionPath: string): string {
  return collectionPath.slice(collectionPath.lastIndexOf('/') + 1);
}

/** The current store with later changes reverted. */
class PastView implements DocumentView {
  readonly #store: DocumentStore;
  readonly #overlay: ReadonlyMap<string, StoredDocument | null>;

  constructor(store: DocumentStore, overlay: ReadonlyMap<string, StoredDocument | null>) {
    this.#store = store;
    this.#overlay = overlay;
  }

  get(path: string): StoredDocument | null {
    const past = this.#overlay.get(path);
    return past === undefined ? this.#store.get(path) : past;
  }

  *collection(collectionPath: string): Iterable<StoredDocument> {
    for (const document of this.#store.collection(collectionPath)) {
      if (!this.#overlay.has(document.path)) yield document;
    }
    for (const [path, document] of this.#overlay) {
      if (document !== null && collectionOf(path) === collectionPath) yield document;
    }
  }

  *all(): Iterable<StoredDocument> {
    for (const document of this.#store.all()) {
      if (!this.#overlay.has(document.path)) yield document;
    }
    for (const document of this.#overlay.values()) if (document !== null) yield document;
  }

  indexed(scope: CollectionScope): DocumentSet | null {
    for (const path of this.#overlay.keys()) {
      const collectionPath = collectionOf(path);
      const affected =
        'groupId' in scope ? idOf(collectionPath) === scope.groupId : collectionPath === scope.path;
      if (affected) return null;
    }
    return this.#store.indexed(scope);
  }
}

/** Yields the documents below a parent document, in all collections. */
export function* documentsBelow(view: DocumentView, parent: string): Iterable<StoredDocument> {
  for (const document of view.all()) if (isBelow(document.path, parent)) yield document;
}
