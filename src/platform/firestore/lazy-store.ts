import { AppError } from '#shared/app-error.ts';

/**
 * Loads the code of a data store when it is first used: a page that the server sent with its data does not need the
 * store.
 * @param load imports the store
 * @returns a function that loads the store once, and again after a failure; it throws AppError 'unavailable' if the
 * chunk cannot be loaded
 */
export function lazyStore<Store>(load: () => Promise<Store>): () => Promise<Store> {
  let pendingStore: Promise<Store> | null = null;
  return () =>
    (pendingStore ??= load().catch((cause: unknown) => {
      pendingStore = null;
      throw new AppError('unavailable', 'The code of a store could not be loaded', { cause });
    }));
}
