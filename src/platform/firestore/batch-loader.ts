/** Maximum number of values in one Firestore 'in' filter. */
export const maxIdsPerQuery = 30;

/**
 * Creates a loader of single items that batches requests: the ids requested in the same turn of the event loop go into
 * one call of `loadMany`, or into several of at most `batchSize` ids.
 * @returns the loader of one id; it resolves to null if `loadMany` does not return the item
 */
export function createBatchLoader<T extends { id: string }>(
  loadMany: (ids: readonly string[]) => Promise<readonly T[]>,
  batchSize: number,
): (id: string) => Promise<T | null> {
  let pendingRequests: { id: string; batch: Promise<readonly T[]> }[] = [];
  let currentBatch: { ids: string[]; batch: Promise<readonly T[]> } | null = null;

  return async (id) => {
    const existingRequest = pendingRequests.find((request) => request.id === id);
    if (!existingRequest) {
      if (!currentBatch || currentBatch.ids.length >= batchSize) currentBatch = startBatch();
      currentBatch.ids.push(id);
      pendingRequests.push({ id, batch: currentBatch.batch });
    }
    const items = await (existingRequest?.batch ?? currentBatch?.batch ?? []);
    return items.find((item) => item.id === id) ?? null;
  };

  function startBatch() {
    const ids: string[] = [];
    const batch = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => {
      currentBatch = null;
      pendingRequests = pendingRequests.filter((request) => !ids.includes(request.id));
      return loadMany(ids);
    });
    return { ids, batch };
  }
}
