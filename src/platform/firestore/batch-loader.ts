/** Maximum number of values in one Firestore 'in' filter. */
export const maxIdsPerQuery = 30;

/**
 * Creates a loader of single items that batches requests: all ids requested in the same turn of the event loop go into
 * one call of `loadMany`.
 * @returns the loader of one id; it resolves to null if `loadMany` does not return the item
 */
export function batchLoader<T extends { id: string }>(
  loadMany: (ids: readonly string[]) => Promise<readonly T[]>,
  batchSize: number,
): (id: string) => Promise<T | null> {
  let waiting: { id: string; batch: Promise<readonly T[]> }[] = [];
  let open: { ids: string[]; batch: Promise<readonly T[]> } | null = null;

  return async (id) => {
    const same = waiting.find((request) => request.id === id);
    if (!same) {
      if (!open || open.ids.length >= batchSize) open = openBatch();
      open.ids.push(id);
      waiting.push({ id, batch: open.batch });
    }
    const items = await (same?.batch ?? open?.batch ?? []);
    return items.find((item) => item.id === id) ?? null;
  };

  function openBatch() {
    const ids: string[] = [];
    const batch = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => {
      open = null;
      waiting = waiting.filter((request) => !ids.includes(request.id));
      return loadMany(ids);
    });
    return { ids, batch };
  }
}
