import type { Firestore } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { toNamedList } from '#features/lists/model/stored-named-list.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';

/** A list as it was read. */
export interface ListReading {
  /** Null for one that is nobody's, that is private, or whose owner may not write now. */
  list: NamedList | null;
  /** When its reading began, in milliseconds: it is not newer than that. */
  readAt: number;
}

/** Lists that their owners made public. */
export interface PublicLists {
  /**
   * Two documents at most for each list in half a minute, whoever asks.
   * @param id as it stands in an address, of any length
   * @throws AppError 'unavailable' when Firestore does not answer, or too many lists are being read
   */
  read: (id: string) => Promise<ListReading>;
}

/** Longest wait of whoever asks for one, in milliseconds: its reading goes on for the others. */
export const listPatienceMs = 5_000;
/** How long a list is held, in milliseconds: one that was made private is gone after that, with all made of it. */
export const listHeldMs = 30_000;
/** One that is not there, or not yet: who opens a list looks at its page right away. */
const missingHeldMs = 5_000;
/** One that could not be read is not asked for again before this: a page asks for its list more than once. */
const failureHeldMs = 1_000;
/** Characters of all lists that are held, and what each takes beside its texts. */
const mostHeld = 16 * 1024 * 1024;
const heldEach = 500;
/** Readings under way, and those that may wait: anybody can ask for any number of lists. */
const atOnce = 16;
const mayWait = 200;
/** As rules take them, and as a person's are. */
const listIds = /^[A-Za-z0-9]{1,128}$/;
const personIds = /^[^/]{1,128}$/;

interface Held extends ListReading {
  failure: AppError | null;
}

/**
 * Reads a list when it is asked for, and whether its owner is active: what an account may not write, it does not show
 * to others either. One reading under way at a time for each list.
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
          // For everybody who waits: whoever asked first must not end it when their time is over.
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
  return list ? listHeldMs : missingHeldMs;
}

async function publicList(firestore: Firestore, id: string): Promise<NamedList | null> {
  const stored = await firestore.doc(`lists/${id}`).get();
  if (!stored.exists) return null;
  const list = toNamedList(id, stored.data());
  if (!list.isPublic || !personIds.test(list.userId)) return null;
  const owner = await firestore.doc(`users/${list.userId}`).get();
  return fieldsOf(owner.data())['status'] === 'active' ? list : null;
}
