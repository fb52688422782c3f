import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstMergedCursor, readMergedPage } from './merged-pages.ts';
import type { MergedCursor } from './merged-pages.ts';

interface Item {
  list: string;
  order: number;
}

const inTurn = <T>(reads: readonly (() => Promise<T>)[]) =>
  Promise.all(reads.map((read) => read()));

/** Reads all pages; returns the pages and the number of elements read for each. */
async function readAll(
  lists: Record<string, Item[]>,
  {
    wanted,
    budget,
    isDescending = false,
  }: { wanted: number; budget: number; isDescending?: boolean },
) {
  const pages: Item[][] = [];
  const costs: number[] = [];
  let next: MergedCursor<Item, number> | null = firstMergedCursor<Item, number>(Object.keys(lists));
  while (next !== null) {
    let cost = 0;
    const page: { items: Item[]; next: MergedCursor<Item, number> | null } = await readMergedPage(
      next,
      {
        readPage: (id, cursor, pageSize) => {
          const from = cursor ?? 0;
          const items = (lists[id] ?? []).slice(from, from + pageSize);
          cost += items.length;
          return Promise.resolve({
            items,
            nextCursor: items.length < pageSize ? null : from + pageSize,
          });
        },
        orderOf: ({ order }) => order,
        isDescending,
        minItems: wanted,
        budget,
        runLimited: inTurn,
      },
    );
    pages.push(page.items);
    costs.push(cost);
    next = page.next;
  }
  return { pages, costs };
}

it('shows every element of every list once and in order, for any distribution', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 60 }),
      fc.boolean(),
      async (orders, wanted, budget, isDescending) => {
        const sign = isDescending ? -1 : 1;
        const lists = Object.fromEntries(
          orders.map((list, index) => [
            `list${index}`,
            [...list]
              .sort((one, other) => sign * (one - other))
              .map((order): Item => ({ list: `list${index}`, order })),
          ]),
        );
        const { pages } = await readAll(lists, { wanted, budget, isDescending });
        const shown = pages.flat();
        const count = (items: Item[]) => items.map(({ list, order }) => `${list} ${order}`).sort();
        expect(count(shown)).toEqual(count(Object.values(lists).flat()));
        const seen = shown.map(({ order }) => sign * order);
        expect(seen).toEqual([...seen].sort((one, other) => one - other));
        // Only the last page may be empty.
        expect(pages.slice(0, -1).every((page) => page.length > 0)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

it('reads a limited number of elements at first, for any list length', async () => {
  const lists = Object.fromEntries(
    Array.from({ length: 40 }, (_, list) => [
      `list${list}`,
      Array.from({ length: 200 }, (_unused, index): Item => ({
        list: `list${list}`,
        order: index,
      })),
    ]),
  );
  const { costs } = await readAll(lists, { wanted: 25, budget: 120 });
  expect(costs[0]).toBeLessThanOrEqual(120);
});

it('continues reading only the list that blocks the others', async () => {
  const far = Array.from({ length: 30 }, (_, index): Item => ({
    list: 'far',
    order: 1_000 + index,
  }));
  const near = Array.from({ length: 100 }, (_, index): Item => ({ list: 'near', order: index }));
  const { pages, costs } = await readAll({ far, near }, { wanted: 10, budget: 20 });
  expect(pages[0]?.every(({ list }) => list === 'near')).toBe(true);
  expect(costs[1]).toBeLessThanOrEqual(25);
});
