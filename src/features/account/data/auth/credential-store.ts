import { AppError } from '#shared/app-error.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { withAuthUser } from '#platform/firestore/with-auth.ts';

/**
 * Shows once more, by password, that one is who is signed in: changes of e-mail and password and the
 * erasure of the account ask for it.
 * @throws AppError 'wrong-password', 'unauthenticated' when nobody is signed in any more,
 *   'too-many-requests', 'unavailable'
 */
export function reauthenticateWithPassword(password: string): Promise<void> {
  return withAuthUser(async (user, { sdk }) => {
    const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
    await sdk.reauthenticateWithCredential(user, credential).catch((cause: unknown) => {
      const error = toAppError(cause);
      // With enumeration protection Auth only says that the pair is wrong; the e-mail is known to be right.
      if (error.code !== 'unauthenticated') throw error;
      throw new AppError('wrong-password', error.message, { cause });
    });
  });
}

/**
 * Chooses another password. The sessions of other devices end.
 * @throws AppError 'requires-recent-login', 'weak-password', 'unauthenticated', 'unavailable'
 */
export function changePassword(newPassword: string): Promise<void> {
  return withAuthUser((user, { sdk }) => sdk.updatePassword(user, newPassword));
}

/**
 * Sends a link to a new e-mail. The account has the new one only when the link was opened; the record
 * follows at the next sign-in or visit.
 * @throws AppError 'requires-recent-login', 'conflict' for an e-mail in use, 'invalid-email',
 *   'too-many-requests', 'unavailable'
 */
export function requestEmailChange(newEmail: string): Promise<void> {
  return withAuthUser((user, { sdk }) => sdk.verifyBeforeUpdateEmail(user, newEmail.trim()));
}

/**
 * Sends the link that shows that the account's e-mail is the person's own.
 * @throws AppError 'too-many-requests', 'unauthenticated', 'unavailable'
 */
export function sendVerificationEmail(): Promise<void> {
  return withAuthUser((user, { sdk }) => sdk.sendEmailVerification(user));
}
