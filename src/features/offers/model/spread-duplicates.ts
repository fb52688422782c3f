/**
 * Reorders items so that neighbours have different keys where possible, because the same image twice in a row looks
 * like a mistake. The first item stays first; otherwise the order changes as little as possible.
 * @param getKey returns the key that two neighbours should not share
 */
export function spreadDuplicates<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
): Item[] {
  const remainingItems = [...items];
  const spreadItems: Item[] = [];
  const hasOtherKey = (neighbour: Item | undefined, key: string) =>
    neighbour === undefined || getKey(neighbour) !== key;
  while (remainingItems.length > 0) {
    const last = spreadItems.at(-1);
    const nextIndex = remainingItems.findIndex((item) => hasOtherKey(last, getKey(item)));
    if (nextIndex < 0 && last !== undefined) {
      // Only items with this key are left: the last placed item moves to an earlier gap whose neighbours have other
      // keys.
      const key = getKey(last);
      let insertAt = spreadItems.length - 1;
      while (
        insertAt > 0 &&
        !(hasOtherKey(spreadItems[insertAt], key) && hasOtherKey(spreadItems[insertAt - 1], key))
      )
        insertAt -= 1;
      if (insertAt > 0) spreadItems.splice(insertAt, 0, ...spreadItems.splice(-1));
    }
    spreadItems.push(...remainingItems.splice(Math.max(nextIndex, 0), 1));
  }
  return spreadItems;
}
