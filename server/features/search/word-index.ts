import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query, QuerySnapshot } from '@google-cloud/firestore';
import type { AdminSearchAnswer, SearchPosition } from '#features/search/model/admin-search.ts';
import { AppError } from '#shared/app-error.ts';
import { searchWords } from '#shared/text/token-index.ts';
import { hasWordsBeginning } from '#features/search/model/word-search.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';
import type { StartStopwatch, Stopwatch } from '#server/platform/stopwatch.ts';

/** What is kept of a document to find it by. */
export interface WordEntry<Facts> {
  /** Folded: what its words are looked for in. */
  text: string;
  /** Folded: what it is ordered by, before its id. */
  key: string;
  facts: Facts;
}

interface HeldEntry<Facts> extends WordEntry<Facts> {
  id: string;
}

export interface WordIndexOptions<Facts> {
  collection: string;
  /** The fields that toEntry() needs; nothing else is fetched. */
  fields: readonly string[];
  /** Must not throw: one odd document would hide all others. */
  toEntry: (fields: Readonly<Record<string, unknown>>) => WordEntry<Facts>;
  /** More documents than this are refused rather than held: memory is bounded. */
  maxDocuments: number;
  firestore: Firestore;
  startStopwatch: StartStopwatch;
  /** Documents of one request to Firestore. */
  pageSize?: number;
}

export interface WordSearch<Facts> {
  /** As typed. */
  text: string;
  accepts: (facts: Facts) => boolean;
  after: SearchPosition | null;
  limit: number;
}

export interface WordIndex<Facts> {
  /**
   * Whatever holds a word that begins with each word of the text, in the order of keys and ids. What was written
   * before the call is found as it is now; one that was deleted since the last whole reading may still be named.
   * @throws AppError 'unavailable' when the database does not answer, is still being read for the first time, or
   *   holds more than is kept
   */
  find(search: WordSearch<Facts>): Promise<Omit<AdminSearchAnswer, 'success'>>;
}

/** As in tracked-collection.ts: a write is visible a moment after the instant it is stamped with. */
const overlapMs = 10_000;
/** A whole reading repairs what was deleted, or written by hand without `updatedAt`. */
const rebuildAfterMs = 24 * 60 * 60_000;
/** Longest wait for an answer: a first reading goes on behind it. */
const deadlineMs = 9_000;

/**
 * The words of a whole collection in memory, for searches that Firestore cannot do. Nothing is read until somebody
 * searches. Reads: one a document, and one a thousand, for the first search of a process and once a day of searches
 * after that; else one a search, and one for each document written since the search before (again, when it was within
 * ten seconds of it).
 */
export function createWordIndex<Facts>(options: WordIndexOptions<Facts>): WordIndex<Facts> {
  const { collection, fields, toEntry, maxDocuments, firestore, startStopwatch } = options;
  const pageSize = options.pageSize ?? 2_000;
  const documents = firestore.collection(collection);
  const compareEntries = (a: Pick<HeldEntry<Facts>, 'key' | 'id'>, b: SearchPosition) =>
    compare(a.key, b.key) || compare(a.id, b.id);

  let held: { entries: Map<string, HeldEntry<Facts>>; readAt: Date; age: Stopwatch } | null = null;
  let ordered: HeldEntry<Facts>[] | null = null;
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  /** Puts every document of a query into `entries`, page after page; the instant of the first page. */
  async function readInto(entries: Map<string, HeldEntry<Facts>>, query: Query): Promise<Date> {
    let readAt: Date | null = null;
    let page: Query | null = query.select(...fields, 'updatedAt').limit(pageSize);
    while (page) {
      const answer: QuerySnapshot = await page.get();
      readAt ??= answer.readTime.toDate();
      for (const { id, data } of answer.docs.map((found) => ({
        id: found.id,
        data: found.data(),
      }))) {
        entries.set(id, { id, ...toEntry(data) });
      }
      if (entries.size > maxDocuments) {
        throw new AppError(
          'unavailable',
          `${collection} holds more than ${maxDocuments} documents`,
        );
      }
      const last = answer.docs.at(-1);
      page = answer.size < pageSize || !last ? null : page.startAfter(last);
    }
    return readAt ?? new Date(0);
  }

  /**
   * Any of its answers may hold less than there is, and what is kept of it is kept for a day: so they are counted, and
   * one that found nothing at all is not kept.
   */
  async function readAll(): Promise<void> {
    const age = startStopwatch();
    const entries = new Map<string, HeldEntry<Facts>>();
    // Before the list: what is written meanwhile only makes it longer.
    const before = await documents.count().get();
    const readAt = await readInto(entries, documents.orderBy(FieldPath.documentId()));
    if (entries.size < before.data().count) {
      throw new AppError('unavailable', `a reading of all ${collection} was not whole`);
    }
    held = entries.size > 0 ? { entries, readAt, age } : null;
    ordered = null;
  }

  async function read(): Promise<void> {
    if (!held || held.age() >= rebuildAfterMs) return readAll();
    const since = Timestamp.fromMillis(held.readAt.getTime() - overlapMs);
    const changed = new Map<string, HeldEntry<Facts>>();
    const changes = documents.where('updatedAt', '>', since).orderBy('updatedAt');
    const readAt = await readInto(changed, changes);
    for (const [id, entry] of changed) held.entries.set(id, entry);
    held = { ...held, readAt };
    if (changed.size > 0) ordered = null;
  }

  /** A reading that begins after the call, so that it holds what was written before; one at a time. */
  function catchUp(): Promise<void> {
    if (running) {
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = null;
          return catchUp();
        });
      return waiting;
    }
    // For everybody who waits: whoever asks first must not end it when their time is over.
    running = beyondBudget(read).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    async find({ text, accepts, after, limit }) {
      await withDeadline(catchUp(), deadlineMs, `searching ${collection}`);
      ordered ??= [...(held?.entries.values() ?? [])].sort(compareEntries);
      const words = searchWords(text);
      const found: HeldEntry<Facts>[] = [];
      let count = 0;
      let isMore = false;
      for (const entry of ordered) {
        if (!accepts(entry.facts) || !hasWordsBeginning(entry.text, words)) continue;
        count += 1;
        if (after && compareEntries(entry, after) <= 0) continue;
        if (found.length < limit) found.push(entry);
        else isMore = true;
      }
      const last = found.at(-1);
      return {
        ids: found.map(({ id }) => id),
        count,
        next: isMore && last ? { key: last.key, id: last.id } : null,
      };
    },
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
