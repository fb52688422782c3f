import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toNamedList } from '#features/lists/model/stored-named-list.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';

/** Result of reading a list. */
export interface ListSnapshot {
  /** Null for a list that does not exist, is private, or whose owner may not write. */
  list: NamedList | null;
  /** Start of the read, in milliseconds; the data is not newer than that. */
  readAt: number;
}

/** Reads lists that their owners made public. */
export interface PublicLists {
  /**
   * Returns a list. Reads at most two documents per list in half a minute.
   * @param id as found in an address, of any length
   * @throws AppError 'unavailable' when Firestore does not answer, or too many lists are being read
   */
  read: (id: string) => Promise<ListSnapshot>;
}

/** Longest wait of one request for a list, in milliseconds; the read continues for the other requests. */
export const listPatienceMs = 5_000;
/**
 * Cache lifetime of a list, in milliseconds; also the delay until a list made private disappears with all content made
 * of it.
 */
export const listCacheMs = 30_000;
/** Cache lifetime of a missing list. Short, because an owner opens the page right after making a list public. */
const missingHeldMs = 5_000;
/** Delay before a failed read is retried; one page needs its list more than once. */
const failureHeldMs = 1_000;
/** Maximum size of the cache in characters, and the overhead counted per list. */
const mostHeld = 16 * 1024 * 1024;
const heldEach = 500;
/** Maximum number of concurrent and of queued reads, because anyone can request any number of lists. */
const atOnce = 16;
const mayWait = 200;
/** Same formats as in the security rules. */
const listIds = /^[A-Za-z0-9]{1,128}$/;
const personIds = /^[^/]{1,128}$/;

interface Held extends ListSnapshot {
  failure: AppError | null;
}

/**
 * Creates a reader of public lists that also checks whether the owner is active: an account that may not write does not
 * show its lists to others. At most one read per list is in progress at a time.
 * @param now milliseconds since 1970 (UTC)
 */
export function createPublicLists(firestore: Firestore, now: () => number = Date.now): PublicLists {
  const held = new LRUCache<string, Held>({
    maxSize: mostHeld,
    sizeCalculation: ({ list }) =>
      (list?.items ?? []).reduce(
        (sum, { placeId, note }) => sum + placeId.length + note.length + 50,
        heldEach + (list?.note.length ?? 0),
      ),
  });
  const underWay = new Map<string, Promise<Held>>();
  const limit = pLimit(atOnce);

  async function read(id: string): Promise<Held> {
    const readAt = now();
    let made: Held;
    try {
      const list = await limit(() => publicList(firestore, id));
      made = { list, readAt, failure: null };
    } catch (error) {
      const failure =
        error instanceof AppError
          ? error
          : new AppError('unavailable', 'A list was not read', { cause: error });
      made = { list: null, readAt, failure };
    }
    held.set(id, made);
    return made;
  }

  return {
    async read(id) {
      if (!listIds.test(id)) return { list: null, readAt: now() };
      const known = held.get(id);
      let answer = known && now() - known.readAt < heldMsOf(known) ? known : undefined;
      if (!answer) {
        let reading = underWay.get(id);
        if (!reading) {
          if (limit.pendingCount >= mayWait) {
            throw new AppError('unavailable', 'Too many lists are being read');
          }
          // Shared by all waiting requests: the time limit of the first one must not end it.
          reading = beyondBudget(() => read(id)).finally(() => underWay.delete(id));
          underWay.set(id, reading);
        }
        answer = await reading;
      }
      if (answer.failure) throw answer.failure;
      return answer;
    },
  };
}

function heldMsOf({ list, failure }: Held): number {
  if (failure) return failureHeldMs;
  return list ? listCacheMs : missingHeldMs;
}

async function publicList(firestore: Firestore, id: string): Promise<NamedList | null> {
  const stored = await firestore.doc(`lists/${id}`).get();
  if (!stored.exists) return null;
  const list = toNamedList(id, stored.data());
  if (!list.isPublic || !personIds.test(list.userId)) return null;
  const owner = await firestore.doc(`users/${list.userId}`).get();
  return fieldsOf(owner.data())['status'] === 'active' ? list : null;
}
