/** The most values Firestore takes in one 'in'. */
export const maxIdsPerQuery = 30;

/**
 * Loads single items by asking for many at once: every id that is asked for in the same turn of the
 * event loop goes into one call of `loadMany`.
 * @returns the loader of one id; null where `loadMany` does not answer it
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
