import { AppError } from '#shared/app-error.ts';
import { budgetLeftMs } from './request-budget.ts';

/**
 * Waits for `work` no longer than `ms` milliseconds, nor than the request that is being worked on has left;
 * its late answer is ignored. Calls of Firestore need none: BoundedFirestore has it.
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
