import { AppError } from '#shared/app-error.ts';

/**
 * What reads from the database comes when something is read: a page whose data came with it needs none of it.
 * @param load imports the store
 * @returns a function that asks for it once, and after a failure anew; it throws AppError 'unavailable' when the code
 *   does not arrive
 */
export function lazyStore<Store>(load: () => Promise<Store>): () => Promise<Store> {
  let arriving: Promise<Store> | null = null;
  return () =>
    (arriving ??= load().catch((cause: unknown) => {
      arriving = null;
      throw new AppError('unavailable', 'The code of a store could not be loaded', { cause });
    }));
}
