import { AppError } from '#shared/app-error.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { withAuthUser } from '#platform/firestore/with-auth.ts';

/**
 * Reauthenticates the user with a password. Required before changing the e-mail or password and before erasing the
 * account.
 * @throws AppError 'wrong-password', 'unauthenticated' if no user is signed in, 'too-many-requests', 'unavailable'
 */
export function reauthenticateWithPassword(password: string): Promise<void> {
  return withAuthUser(async (user, { sdk }) => {
    const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
    await sdk.reauthenticateWithCredential(user, credential).catch((cause: unknown) => {
      const error = toAppError(cause);
      // With enumeration protection, Auth does not report which value is wrong. The e-mail is known to be correct.
      if (error.code !== 'unauthenticated') throw error;
      throw new AppError('wrong-password', error.message, { cause });
    });
  });
}

/**
 * Changes the password. Sessions on other devices end.
 * @throws AppError 'requires-recent-login', 'weak-password', 'unauthenticated', 'unavailable'
 */
export function changePassword(newPassword: string): Promise<void> {
  return withAuthUser((user, { sdk }) => sdk.updatePassword(user, newPassword));
}

/**
 * Sends a confirmation link to a new e-mail. The account changes when the link is opened; the user record is updated at
 * the next sign-in or visit.
 * @throws AppError 'requires-recent-login', 'conflict' for an e-mail in use, 'invalid-email', 'too-many-requests',
 * 'unavailable'
 */
export function requestEmailChange(newEmail: string): Promise<void> {
  return withAuthUser((user, { sdk }) => sdk.verifyBeforeUpdateEmail(user, newEmail.trim()));
}

/**
 * Sends the link that verifies the e-mail of the account.
 * @throws AppError 'too-many-requests', 'unauthenticated', 'unavailable'
 */
export function sendVerificationEmail(): Promise<void> {
  return withAuthUser((user, { sdk }) => sdk.sendEmailVerification(user));
}
