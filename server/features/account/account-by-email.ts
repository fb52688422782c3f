import type { Auth, UserRecord } from 'firebase-admin/auth';
import { isUserMissing } from './privacy/user-traces.ts';
import { redactErrors } from '#server/platform/redact-errors.ts';

/** Returns the Auth account with an e-mail address, or null. @throws AppError 'unavailable' */
export function findAccountByEmail(
  auth: Pick<Auth, 'getUserByEmail'>,
  email: string,
): Promise<UserRecord | null> {
  const lookup = auth.getUserByEmail(email).catch((error: unknown) => {
    if (isUserMissing(error)) return null;
    throw error;
  });
  return redactErrors(lookup, 'reading an account');
}
