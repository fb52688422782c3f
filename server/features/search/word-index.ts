import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query } from '@google-cloud/firestore';
import type { AdminSearchResponse, SearchCursor } from '#features/search/model/admin-search.ts';
import { AppError } from '#shared/app-error.ts';
import { searchWords } from '#shared/text/token-index.ts';
import { hasWordsBeginning } from '#features/search/model/word-search.ts';
import { readSnapshots } from '#server/platform/firestore/record-pages.ts';
import { tooManyDocuments } from '#server/platform/firestore/tracked-source.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import type { StartStopwatch, Stopwatch } from '#server/platform/stopwatch.ts';
import { dayMs } from '#shared/time-units.ts';

/** Searchable data of one document. */
export interface WordEntry<Facts> {
  /** Normalized text in which words are searched. */
  text: string;
  /** Normalized sort key, applied before the id. */
  key: string;
  facts: Facts;
}

interface IndexedEntry<Facts> extends WordEntry<Facts> {
  id: string;
}

export interface WordIndexOptions<Facts> {
  collection: string;
  /** The fields that toEntry() needs; no other fields are fetched. */
  fields: readonly string[];
  /** Must not throw, because one malformed document would hide all others. */
  toEntry: (fields: Readonly<Record<string, unknown>>) => WordEntry<Facts>;
  /** Maximum number of documents; the index rejects a larger collection to bound its memory. */
  maxDocuments: number;
  firestore: Firestore;
  startStopwatch: StartStopwatch;
  /** Documents per request to Firestore. */
  pageSize?: number;
}

export interface WordSearch<Facts> {
  /** Query text as typed. */
  text: string;
  accepts: (facts: Facts) => boolean;
  after: SearchCursor | null;
  limit: number;
}

export interface WordIndex<Facts> {
  /**
   * Finds documents that contain, for each word of the query, a word that begins with it; ordered by key and id.
   * Documents written before the call are found in their current state; a document deleted since the last complete read
   * may still be returned.
   * @throws AppError 'unavailable' when the database does not answer, the first read is still in progress, or the
   *   collection exceeds the maximum
   */
  find(search: WordSearch<Facts>): Promise<Omit<AdminSearchResponse, 'success'>>;
}

/**
 * In milliseconds. A write becomes visible shortly after its timestamp, so each read of changes overlaps the previous
 * one.
 */
const overlapMs = 10_000;
/** Interval of complete reads, in milliseconds. They detect deleted documents and manual writes without `updatedAt`. */
const rebuildAfterMs = dayMs;
/** Longest wait for an answer, in milliseconds; the first read continues in the background. */
const deadlineMs = 9_000;

/**
 * Creates an in-memory word index of a collection, for searches that Firestore does not support. Nothing is read before
 * the first search. The first search of a process, and then one search per day, costs one read per document plus one
 * per thousand. Any other search costs one read per document written since the previous search or in the ten seconds
 * before the previous search, but at least one read.
 */
export function createWordIndex<Facts>(options: WordIndexOptions<Facts>): WordIndex<Facts> {
  const { collection, fields, toEntry, maxDocuments, firestore, startStopwatch } = options;
  const pageSize = options.pageSize ?? 2_000;
  const collectionRef = firestore.collection(collection);
  const compareEntries = (a: Pick<IndexedEntry<Facts>, 'key' | 'id'>, b: SearchCursor) =>
    compareTexts(a.key, b.key) || compareTexts(a.id, b.id);

  let index: { entries: Map<string, IndexedEntry<Facts>>; readAt: Date; age: Stopwatch } | null =
    null;
  let sortedEntries: IndexedEntry<Facts>[] | null = null;
  let runningRead: Promise<void> | null = null;
  let nextRead: Promise<void> | null = null;

  function refuseAbove(count: number): void {
    if (count > maxDocuments) throw tooManyDocuments(collection, maxDocuments);
  }

  /** Reads all pages of a query into `entries`. Returns the read time of the first page. */
  async function readInto(entries: Map<string, IndexedEntry<Facts>>, query: Query): Promise<Date> {
    let readAt: Date | null = null;
    const limits = { pageSize, maxPages: Infinity };
    for await (const page of readSnapshots(query.select(...fields, 'updatedAt'), limits)) {
      readAt ??= page.readTime.toDate();
      for (const document of page.docs) {
        entries.set(document.id, { id: document.id, ...toEntry(document.data()) });
      }
      refuseAbove(entries.size);
    }
    return readAt ?? new Date(0);
  }

  /**
   * Reads the whole collection. A response may be incomplete and would be cached for a day, so the documents are
   * counted, and an empty result is not cached.
   */
  async function readAll(): Promise<void> {
    const age = startStopwatch();
    const entries = new Map<string, IndexedEntry<Facts>>();
    // Counted before the list is read, so that documents added in between do not make the list look incomplete. A
    // deletion in between can do so; then the next search reads again.
    const countSnapshot = await collectionRef.count().get();
    refuseAbove(countSnapshot.data().count);
    const readAt = await readInto(entries, collectionRef.orderBy(FieldPath.documentId()));
    if (entries.size < countSnapshot.data().count) {
      throw new AppError('unavailable', `the read of all ${collection} was incomplete`);
    }
    index = entries.size > 0 ? { entries, readAt, age } : null;
    sortedEntries = null;
  }

  async function readChangesOrAll(): Promise<void> {
    if (!index || index.age() >= rebuildAfterMs) return readAll();
    const since = Timestamp.fromMillis(index.readAt.getTime() - overlapMs);
    const changedEntries = new Map<string, IndexedEntry<Facts>>();
    const changes = collectionRef.where('updatedAt', '>', since).orderBy('updatedAt');
    const readAt = await readInto(changedEntries, changes);
    for (const [id, entry] of changedEntries) index.entries.set(id, entry);
    index = { ...index, readAt };
    if (changedEntries.size > 0) sortedEntries = null;
  }

  /** Starts a read after the call, so that it includes earlier writes; one read at a time. */
  function refresh(): Promise<void> {
    if (runningRead) {
      nextRead ??= runningRead
        .catch(() => undefined)
        .then(() => {
          nextRead = null;
          return refresh();
        });
      return nextRead;
    }
    // Shared by all waiting requests: the time limit of the first one must not end it.
    runningRead = withoutBudget(readChangesOrAll).finally(() => {
      runningRead = null;
    });
    return runningRead;
  }

  return {
    async find({ text, accepts, after, limit }) {
      await withDeadline(refresh(), deadlineMs, `searching ${collection}`);
      sortedEntries ??= [...(index?.entries.values() ?? [])].sort(compareEntries);
      const words = searchWords(text);
      const matches: IndexedEntry<Facts>[] = [];
      let count = 0;
      let hasMore = false;
      for (const entry of sortedEntries) {
        if (!accepts(entry.facts) || !hasWordsBeginning(entry.text, words)) continue;
        count += 1;
        if (after && compareEntries(entry, after) <= 0) continue;
        if (matches.length < limit) matches.push(entry);
        else hasMore = true;
      }
      const last = matches.at(-1);
      return {
        ids: matches.map(({ id }) => id),
        count,
        next: hasMore && last ? { key: last.key, id: last.id } : null,
      };
    },
  };
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
