import { AppError } from '#shared/app-error.ts';
import { budgetLeftMs } from './request-budget.ts';

/**
 * Returns the result of `work`, limited to `ms` milliseconds and the remaining time of the current request; a late
 * result is ignored. Not needed for Firestore calls, because BoundedFirestore includes it.
 * @throws AppError 'unavailable' when time is up, or with the original failure as its cause; an AppError of `work` is
 * thrown unchanged
 */
export async function withDeadline<T>(
  work: Promise<T>,
  ms: number,
  description: string,
): Promise<T> {
  const timeoutMs = Math.max(0, Math.min(ms, budgetLeftMs()));
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new AppError('unavailable', `${description}: no answer after ${Math.round(timeoutMs)} ms`),
      );
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', `${description} failed`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
