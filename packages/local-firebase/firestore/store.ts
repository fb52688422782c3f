import type { StoredDocument } from './document.ts';
import { DocumentSet } from './document-set.ts';
import { FirestoreError } from './errors.ts';
import { collectionOf, isBelow } from './path.ts';
import type { DatabaseId } from './path.ts';
import type { Micros } from './timestamp.ts';

/** A document as it is after a commit; null when it is gone. */
export interface Change {
  path: string;
  after: StoredDocument | null;
}

/** Documents as they were at one time. */
export interface DocumentView {
  get(path: string): StoredDocument | null;
  /** Documents of one collection, in no particular order. */
  collection(collectionPath: string): Iterable<StoredDocument>;
  /** Every document, in no particular order. */
  all(): Iterable<StoredDocument>;
  /** The live, indexed set when nothing relevant has changed since that time, otherwise null. */
  indexed(collection: CollectionScope): DocumentSet | null;
}

/** One collection, or every collection of that id anywhere. */
export type CollectionScope = { path: string } | { groupId: string };

interface HistoryEntry {
  path: string;
  before: StoredDocument | null;
  replacedAt: Micros;
}

/** Reads in the past reach back this far (as in production without point-in-time recovery) ... */
const historyMicros = 3600 * 1e6;
/** ... but never over more changes than this. */
const maxHistory = 20_000;

/** The documents of one database, with enough history to read them as they were a moment ago. */
export class DocumentStore implements DocumentView {
  readonly id: DatabaseId;
  readonly #documents = new Map<string, StoredDocument>();
  readonly #collections = new Map<string, DocumentSet>();
  /** Made when a collection group is first queried. */
  readonly #groups = new Map<string, DocumentSet>();
  #history: HistoryEntry[] = [];
  #historyStart: Micros = 0;
  #lastChange: Micros = 0;

  constructor(id: DatabaseId) {
    this.id = id;
  }

  /** Time of the newest change, 0 when there was none. */
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

  /** Paths of the collections that hold documents now. */
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

  /** Applies changes read back from disk, which no reader can ask to see undone. */
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

  /** Whether history goes back to that time. */
  reaches(time: Micros): boolean {
    return time >= this.#historyStart;
  }

  /**
   * The documents as they were at a time.
   * @throws FirestoreError FAILED_PRECONDITION when that is further back than history reaches
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
    // Trimming may cut through a commit: only times after it are whole.
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

/** The live store with the documents that changed since put back. */
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

/** Documents of a view below a parent document, whatever their collection. */
export function* documentsBelow(view: DocumentView, parent: string): Iterable<StoredDocument> {
  for (const document of view.all()) if (isBelow(document.path, parent)) yield document;
}
