/**
 * Reorders items so that neighbours have different keys where possible, because the same image twice in a row looks
 * like a mistake. The first item stays first; otherwise the order changes as little as possible.
 * @param keyOf returns the key that two neighbours should not share
 */
export function spreadDuplicates<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const waiting = [...items];
  const placed: Item[] = [];
  const differs = (one: Item | undefined, key: string) => one === undefined || keyOf(one) !== key;
  while (waiting.length > 0) {
    const last = placed.at(-1);
    const next = waiting.findIndex((item) => differs(last, keyOf(item)));
    if (next < 0 && last !== undefined) {
      // Only items with this key are left: the last placed item moves forward to a gap where both neighbours differ.
      const key = keyOf(last);
      let gap = placed.length - 1;
      while (gap > 0 && !(differs(placed[gap], key) && differs(placed[gap - 1], key))) gap -= 1;
      if (gap > 0) placed.splice(gap, 0, ...placed.splice(-1));
    }
    placed.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return placed;
}
