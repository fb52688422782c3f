import { AppError } from '#shared/app-error.ts';
import { budgetLeftMs } from './request-budget.ts';

/**
 * Returns the result of `work`, limited to `ms` milliseconds and the remaining time of the current request; a late
 * result is ignored. Not needed for Firestore calls, because BoundedFirestore includes it.
 * @throws AppError 'unavailable' when time is up, or with the original failure as its cause
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const allowedMs = Math.max(0, Math.min(ms, budgetLeftMs()));
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('unavailable', `${what}: no answer after ${Math.round(allowedMs)} ms`));
    }, allowedMs);
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
