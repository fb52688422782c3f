import { AppError } from '#shared/app-error.ts';

/**
 * Loads the code of a data store when it is first used: a page whose data came with it does not need it.
 * @param load imports the store
 * @returns a function that loads it once, and again after a failure; it throws AppError 'unavailable' if the chunk
 *   cannot be loaded
 */
export function lazyStore<Store>(load: () => Promise<Store>): () => Promise<Store> {
  let pendingStore: Promise<Store> | null = null;
  return () =>
    (pendingStore ??= load().catch((cause: unknown) => {
      pendingStore = null;
      throw new AppError('unavailable', 'The code of a store could not be loaded', { cause });
    }));
}
