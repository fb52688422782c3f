import type { Auth, UserRecord } from 'firebase-admin/auth';
import { isUserMissing } from './privacy/person-traces.ts';
import { untraceable } from '#server/platform/untraceable.ts';

/** Returns the Auth account with an e-mail address, or null. @throws AppError 'unavailable' */
export function accountByEmail(
  auth: Pick<Auth, 'getUserByEmail'>,
  email: string,
): Promise<UserRecord | null> {
  const reading = auth.getUserByEmail(email).catch((error: unknown) => {
    if (isUserMissing(error)) return null;
    throw error;
  });
  return untraceable(reading, 'reading an account');
}
