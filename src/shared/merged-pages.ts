/**
 * Many lists, one a place, that are read page by page and shown as one list in order. What is shown never has
 * a gap: an element waits until no list that is still being read can have one before it.
 */

/** One of the lists, as far as it was read. */
interface OpenList<Item, Cursor> {
  id: string;
  /** Read and not shown yet, in order. */
  waiting: Item[];
  /** Order of the last element read; null before the first page. */
  reach: number | string | null;
  cursor: Cursor | null;
  isDone: boolean;
}

/** Where the next page of the whole goes on. Plain values, as the elements and cursors are. */
export type MergedCursor<Item, Cursor> = OpenList<Item, Cursor>[];

export interface MergedPage<Item, Cursor> {
  items: Item[];
  /** Null when every list was read to its end. */
  next: MergedCursor<Item, Cursor> | null;
}

export interface MergeOptions<Item, Cursor> {
  /** One page of one list, in order. */
  readPage: (
    id: string,
    cursor: Cursor | null,
    pageSize: number,
  ) => Promise<{ items: Item[]; nextCursor: Cursor | null }>;
  /** What the lists are ordered by, the same kind for all: ascending, or descending with `isDescending`. */
  orderOf: (item: Item) => number | string;
  isDescending?: boolean;
  /** Goes on reading until so many elements can be shown. */
  wanted: number;
  /** Elements read at most, whatever can be shown then; each list is asked for three at least at first. */
  budget: number;
  /** Runs reads side by side, as many as are good. */
  inTurn: <T>(reads: readonly (() => Promise<T>)[]) => Promise<T[]>;
}

const smallestPage = 3;
const largestPage = 25;

/** Every list at its beginning. */
export function beginMerge<Item, Cursor>(ids: readonly string[]): MergedCursor<Item, Cursor> {
  return ids.map((id) => ({ id, waiting: [], reach: null, cursor: null, isDone: false }));
}

/**
 * The next page of the whole. Only the lists that hold the others back are read on, so a long list does not
 * cost the reading of all.
 * @throws whatever `readPage` throws; nothing is shown then, and calling again begins where it began
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

/** Those still open that reach least far: nothing behind them may be shown before they are read on. */
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
