/**
 * The items in their order, but two of one key not side by side as long as another can stand between
 * them: the same picture twice looks like a mistake. The first stays first.
 *
 * @param keyOf what two neighbours should not share
 */
export function apart<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const waiting = [...items];
  const placed: Item[] = [];
  const differs = (one: Item | undefined, key: string) => one === undefined || keyOf(one) !== key;
  while (waiting.length > 0) {
    const last = placed.at(-1);
    const next = waiting.findIndex((item) => differs(last, keyOf(item)));
    if (next < 0 && last !== undefined) {
      // Only its own key is left: the one before moves up to where neither neighbour is like it.
      const key = keyOf(last);
      let gap = placed.length - 1;
      while (gap > 0 && !(differs(placed[gap], key) && differs(placed[gap - 1], key))) gap -= 1;
      if (gap > 0) placed.splice(gap, 0, ...placed.splice(-1));
    }
    placed.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return placed;
}
