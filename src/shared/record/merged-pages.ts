/**
 * Merges many paginated lists, one per place, into one ordered list without gaps: an element is held back until no list
 * that is still being read can contain an earlier one.
 */

/** Read state of one of the lists. */
interface ListReadState<Item, Cursor> {
  id: string;
  /** Elements that are read and not shown yet, in order. */
  waiting: Item[];
  /** Order value of the last element read; null before the first page. */
  reach: number | string | null;
  cursor: Cursor | null;
  isDone: boolean;
}

/** Start of the next merged page. Contains plain values if the elements and cursors do. */
export type MergedCursor<Item, Cursor> = ListReadState<Item, Cursor>[];

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
  /** Minimum number of elements on a page, unless the budget is used up or all lists are read. */
  minItems: number;
  /**
   * Number of elements to request. It is exceeded while no element can be shown, and because each read requests at
   * least three elements per list.
   */
  budget: number;
  /** Runs reads with limited concurrency. */
  runLimited: <T>(reads: readonly (() => Promise<T>)[]) => Promise<T[]>;
}

const minPageSize = 3;
const maxPageSize = 25;

/** Returns the cursor of the first merged page. */
export function firstMergedCursor<Item, Cursor>(
  ids: readonly string[],
): MergedCursor<Item, Cursor> {
  return ids.map((id) => ({ id, waiting: [], reach: null, cursor: null, isDone: false }));
}

/**
 * Returns the next merged page. Reads further only in the lists that block the others, so that a long list does not
 * require reading all lists.
 * @throws what `readPage` throws; the caller can then retry with the same cursor
 */
export async function readMergedPage<Item, Cursor>(
  startCursor: MergedCursor<Item, Cursor>,
  options: MergeOptions<Item, Cursor>,
): Promise<MergedPage<Item, Cursor>> {
  const { readPage, orderOf, isDescending = false, minItems, budget, runLimited } = options;
  const sign = isDescending ? -1 : 1;
  const compare = (first: number | string, second: number | string) =>
    first === second ? 0 : first < second ? -sign : sign;
  let lists = startCursor;
  let remainingBudget = budget;

  for (;;) {
    const blockingLists = findBlockingLists(lists, compare);
    const reach = blockingLists[0]?.reach ?? null;
    const canShow = (item: Item) =>
      blockingLists.length === 0 || (reach !== null && compare(orderOf(item), reach) <= 0);
    const shownItems = lists.flatMap(({ waiting }) => waiting.filter(canShow));
    if (
      blockingLists.length === 0 ||
      (shownItems.length > 0 && (shownItems.length >= minItems || remainingBudget <= 0))
    ) {
      const remainingLists = lists.map((list) => ({
        ...list,
        waiting: list.waiting.filter((item) => !canShow(item)),
      }));
      return {
        items: shownItems.sort((first, second) => compare(orderOf(first), orderOf(second))),
        next: blockingLists.length === 0 ? null : remainingLists,
      };
    }
    const fairPageSize = Math.floor(Math.max(remainingBudget, 0) / blockingLists.length);
    const pageSize = Math.min(maxPageSize, Math.max(minPageSize, fairPageSize));
    const pages = await runLimited(
      blockingLists.map(({ id, cursor }) => async () => ({
        id,
        page: await readPage(id, cursor, pageSize),
      })),
    );
    const pagesById = new Map(pages.map(({ id, page }) => [id, page]));
    lists = lists.map((list) => {
      const page = pagesById.get(list.id);
      if (!page) return list;
      const lastItem = page.items.at(-1);
      return {
        ...list,
        waiting: [...list.waiting, ...page.items],
        reach: lastItem === undefined ? list.reach : orderOf(lastItem),
        cursor: page.nextCursor,
        isDone: page.nextCursor === null,
      };
    });
    remainingBudget -= blockingLists.length * pageSize;
  }
}

/**
 * Returns the lists to read next: all lists without a page so far, otherwise the unfinished lists with the earliest
 * last element. Later elements cannot be shown before these lists are read.
 */
function findBlockingLists<Item, Cursor>(
  lists: MergedCursor<Item, Cursor>,
  compare: (first: number | string, second: number | string) => number,
): ListReadState<Item, Cursor>[] {
  const unfinishedLists = lists.filter(({ isDone }) => !isDone);
  const unreadLists = unfinishedLists.filter(({ reach }) => reach === null);
  if (unreadLists.length > 0) return unreadLists;
  const earliestReach = unfinishedLists.reduce<number | string | null>((earliest, { reach }) => {
    if (reach === null) return earliest;
    return earliest === null || compare(reach, earliest) < 0 ? reach : earliest;
  }, null);
  return unfinishedLists.filter(({ reach }) => reach === earliestReach);
}
