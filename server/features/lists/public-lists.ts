import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toNamedList } from '#features/lists/model/named-list.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';

/** Result of reading a list. */
export interface ListSnapshot {
  /** Null for a list that does not exist, is private, or whose owner is not active. */
  list: NamedList | null;
  /** Start of the read, in milliseconds since 1970 (UTC); the data is not older. */
  readAt: number;
}

/** Reads lists that their owners made public. */
export interface PublicLists {
  /**
   * Returns a list. Reads the list and its owner at most every 30 seconds, and a missing list at most every 5 seconds.
   * @param id as found in an address, of any length
   * @throws AppError 'unavailable' when Firestore does not answer, or too many lists are being read
   */
  read: (id: string) => Promise<ListSnapshot>;
}

/** Longest wait of one request for a list, in milliseconds; the read continues for the other requests. */
export const listTimeoutMs = 5_000;
/**
 * Cache lifetime of a list, in milliseconds; also the maximum delay until a list made private disappears, with its
 * rendered page and preview.
 */
export const listCacheMs = 30_000;
/** Cache lifetime of a missing list. Short, because an owner opens the page right after making a list public. */
const missingCacheMs = 5_000;
/**
 * Delay in milliseconds before a failed read is retried. Rendering one page reads its list more than once, and these
 * reads share the failure.
 */
const failureCacheMs = 1_000;
/** Maximum size of the cache in characters, and the overhead counted per list. */
const maxCacheSize = 16 * 1024 * 1024;
const entryOverhead = 500;
/** Maximum number of concurrent and of queued reads, because anyone can request any number of lists. */
const maxParallelReads = 16;
const maxQueuedReads = 200;
/** Same formats as in the security rules. */
const listIdPattern = /^[A-Za-z0-9]{1,128}$/;
const userIdPattern = /^[^/]{1,128}$/;

interface CachedList extends ListSnapshot {
  failure: AppError | null;
}

/**
 * Creates a reader of public lists that also checks whether the owner is active: the lists of other accounts are not
 * shown. At most one read per list is in progress at a time.
 * @param now milliseconds since 1970 (UTC)
 */
export function createPublicLists(firestore: Firestore, now: () => number = Date.now): PublicLists {
  const cache = new LRUCache<string, CachedList>({
    maxSize: maxCacheSize,
    sizeCalculation: ({ list }) =>
      (list?.items ?? []).reduce(
        (sum, { placeId, note }) => sum + placeId.length + note.length + 50,
        entryOverhead + (list?.note.length ?? 0),
      ),
  });
  const runningReads = new Map<string, Promise<CachedList>>();
  const limit = pLimit(maxParallelReads);

  async function read(id: string): Promise<CachedList> {
    const readAt = now();
    let entry: CachedList;
    try {
      const list = await limit(() => readPublicList(firestore, id));
      entry = { list, readAt, failure: null };
    } catch (error) {
      const failure =
        error instanceof AppError
          ? error
          : new AppError('unavailable', 'A list was not read', { cause: error });
      entry = { list: null, readAt, failure };
    }
    cache.set(id, entry);
    return entry;
  }

  return {
    async read(id) {
      if (!listIdPattern.test(id)) return { list: null, readAt: now() };
      const cached = cache.get(id);
      let snapshot = cached && now() - cached.readAt < cacheMsOf(cached) ? cached : undefined;
      if (!snapshot) {
        let runningRead = runningReads.get(id);
        if (!runningRead) {
          if (limit.pendingCount >= maxQueuedReads) {
            throw new AppError('unavailable', 'Too many lists are being read');
          }
          // Shared by all waiting requests: the time limit of the first one must not end it.
          runningRead = withoutBudget(() => read(id)).finally(() => runningReads.delete(id));
          runningReads.set(id, runningRead);
        }
        snapshot = await runningRead;
      }
      if (snapshot.failure) throw snapshot.failure;
      return snapshot;
    },
  };
}

function cacheMsOf({ list, failure }: CachedList): number {
  if (failure) return failureCacheMs;
  return list ? listCacheMs : missingCacheMs;
}

async function readPublicList(firestore: Firestore, id: string): Promise<NamedList | null> {
  const listSnapshot = await firestore.doc(`lists/${id}`).get();
  if (!listSnapshot.exists) return null;
  const list = toNamedList(id, listSnapshot.data());
  if (!list.isPublic || !userIdPattern.test(list.userId)) return null;
  const ownerSnapshot = await firestore.doc(`users/${list.userId}`).get();
  return fieldsOf(ownerSnapshot.data())['status'] === 'active' ? list : null;
}
