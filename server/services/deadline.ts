import { AppError } from '#domain/app-error.ts';

/**
 * Waits for `work` no longer than `ms` milliseconds. The Firestore client by itself repeats a failed
 * call for minutes, and cannot be told to stop: its late answer is ignored.
 * @throws AppError 'unavailable' when time is up, or with the original failure as its cause
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('unavailable', `${what}: no answer after ${ms} ms`));
    }, ms);
  });
  try {
    return await Promise.race([work, timeUp]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', `${what} failed`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
