/**
 * Merges many paginated lists, one per place, into one ordered list without gaps: an element is held back until no list
 * that is still being read can contain an earlier one.
 */

/** Read state of one of the lists. */
interface OpenList<Item, Cursor> {
  id: string;
  /** Elements that are read and not shown yet, in order. */
  waiting: Item[];
  /** Order value of the last element read; null before the first page. */
  reach: number | string | null;
  cursor: Cursor | null;
  isDone: boolean;
}

/** Start of the next merged page. Contains plain values if the elements and cursors do. */
export type MergedCursor<Item, Cursor> = OpenList<Item, Cursor>[];

export interface MergedPage<Item, Cursor> {
  items: Item[];
  /** Null if all lists are fully read. */
  next: MergedCursor<Item, Cursor> | null;
}

export interface MergeOptions<Item, Cursor> {
  /** Reads one page of one list, in order. */
  readPage: (
    id: string,
    cursor: Cursor | null,
    pageSize: number,
  ) => Promise<{ items: Item[]; nextCursor: Cursor | null }>;
  /**
   * Returns the order value of an element, of the same type for all lists; ascending, or descending with
   * `isDescending`.
   */
  orderOf: (item: Item) => number | string;
  isDescending?: boolean;
  /** Number of elements to read before a page is returned. */
  wanted: number;
  /**
   * Maximum number of elements to read, once at least one can be shown. Each read requests at least three per list.
   */
  budget: number;
  /** Runs reads with limited concurrency. */
  inTurn: <T>(reads: readonly (() => Promise<T>)[]) => Promise<T[]>;
}

const smallestPage = 3;
const largestPage = 25;

/** Returns the cursor of the first merged page. */
export function beginMerge<Item, Cursor>(ids: readonly string[]): MergedCursor<Item, Cursor> {
  return ids.map((id) => ({ id, waiting: [], reach: null, cursor: null, isDone: false }));
}

/**
 * Returns the next merged page. Reads further only in the lists that block the others, so that a long list does not
 * require reading all lists.
 * @throws what `readPage` throws; nothing is shown then, and a new call starts from the same cursor
 */
export async function readMerged<Item, Cursor>(
  from: MergedCursor<Item, Cursor>,
  options: MergeOptions<Item, Cursor>,
): Promise<MergedPage<Item, Cursor>> {
  const { readPage, orderOf, isDescending = false, wanted, budget, inTurn } = options;
  const sign = isDescending ? -1 : 1;
  const compare = (one: number | string, other: number | string) =>
    one === other ? 0 : one < other ? -sign : sign;
  let lists = from;
  let left = budget;

  for (;;) {
    const due = listsInTheWay(lists, compare);
    const reach = due[0]?.reach ?? null;
    const mayShow = (item: Item) =>
      due.length === 0 || (reach !== null && compare(orderOf(item), reach) <= 0);
    const ready = lists.flatMap(({ waiting }) => waiting.filter(mayShow));
    if (due.length === 0 || (ready.length > 0 && (ready.length >= wanted || left <= 0))) {
      const rest = lists.map((list) => ({
        ...list,
        waiting: list.waiting.filter((item) => !mayShow(item)),
      }));
      return {
        items: ready.sort((one, other) => compare(orderOf(one), orderOf(other))),
        next: due.length === 0 ? null : rest,
      };
    }
    const fair = Math.floor(Math.max(left, 0) / due.length);
    const pageSize = Math.min(largestPage, Math.max(smallestPage, fair));
    const pages = await inTurn(
      due.map(({ id, cursor }) => async () => ({
        id,
        page: await readPage(id, cursor, pageSize),
      })),
    );
    const read = new Map(pages.map(({ id, page }) => [id, page]));
    lists = lists.map((list) => {
      const page = read.get(list.id);
      if (!page) return list;
      const last = page.items.at(-1);
      return {
        ...list,
        waiting: [...list.waiting, ...page.items],
        reach: last === undefined ? list.reach : orderOf(last),
        cursor: page.nextCursor,
        isDone: page.nextCursor === null,
      };
    });
    left -= due.length * pageSize;
  }
}

/**
 * Returns the unfinished lists with the earliest last element: later elements cannot be shown before these are read.
 */
function listsInTheWay<Item, Cursor>(
  lists: MergedCursor<Item, Cursor>,
  compare: (one: number | string, other: number | string) => number,
): OpenList<Item, Cursor>[] {
  const open = lists.filter(({ isDone }) => !isDone);
  const unread = open.filter(({ reach }) => reach === null);
  if (unread.length > 0) return unread;
  const nearest = open.reduce<number | string | null>((least, { reach }) => {
    if (reach === null) return least;
    return least === null || compare(reach, least) < 0 ? reach : least;
  }, null);
  return open.filter(({ reach }) => reach === nearest);
}
