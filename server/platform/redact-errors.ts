import { AppError } from '#shared/app-error.ts';
import { withDeadline } from './http/deadline.ts';

/**
 * Awaits work on personal records. Database messages can name a document and thereby a user, so only the error code is
 * copied into the new error and the log.
 * @throws AppError 'unavailable' without a cause; an AppError of the work that has no cause is thrown unchanged
 */
export async function redactErrors<T>(
  work: Promise<T>,
  description: string,
  deadlineMs = 8_000,
): Promise<T> {
  try {
    return await withDeadline(work, deadlineMs, description);
  } catch (error) {
    if (error instanceof AppError && error.cause === undefined) throw error;
    const cause: unknown = error instanceof AppError ? error.cause : error;
    throw new AppError('unavailable', `${description} failed (${codeOf(cause)})`);
  }
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : 'no code';
}
