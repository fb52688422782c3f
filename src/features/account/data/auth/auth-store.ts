import { errorCode } from '#shared/app-error.ts';

import { forgetDrafts } from '#platform/device/draft-store.ts';
import { toAppError } from '#platform/errors/errors.ts';
import { forgetKept } from '#platform/offline/kept-database.ts';
import { toAccount } from './account.ts';
import type { Account } from './account.ts';
import { withAuth, withAuthUser } from '#platform/firestore/with-auth.ts';

/**
 * Tells who is signed in: once when Auth has found out, then at every change, in this tab or another.
 * @returns what ends the telling
 * @throws AppError as authConnection()
 */
export function watchAccount(onChange: (account: Account | null) => void): Promise<() => void> {
  return withAuth(({ sdk, auth }) =>
    Promise.resolve(
      sdk.onAuthStateChanged(auth, (user) => {
        onChange(user && toAccount(user));
      }),
    ),
  );
}

/**
 * Signs in by e-mail and password.
 * @throws AppError 'unauthenticated' or 'not-found' and 'wrong-password' for wrong credentials (Auth tells
 *   them apart only without enumeration protection), 'invalid-email', 'too-many-requests',
 *   'account-inactive' for an account disabled in Auth, 'unavailable'
 */
export function signInWithPassword(email: string, password: string): Promise<Account> {
  return withAuth(async ({ sdk, auth }) => {
    const { user } = await sdk.signInWithEmailAndPassword(auth, email.trim(), password);
    return toAccount(user);
  });
}

/**
 * Makes an Auth account with a display name and signs it in. An account that an earlier call in this
 * browser left without its record is taken up again when the password is right.
 * @throws AppError 'conflict' for an e-mail in use, 'invalid-email', 'weak-password',
 *   'too-many-requests', 'unavailable'
 */
export function createAccount(details: {
  email: string;
  password: string;
  displayName: string;
}): Promise<Account> {
  const { password, displayName } = details;
  const email = details.email.trim();
  return withAuth(async ({ sdk, auth }) => {
    const { user } = await sdk
      .createUserWithEmailAndPassword(auth, email, password)
      .catch(async (error: unknown) => {
        const isOurs = auth.currentUser?.email === email.toLowerCase();
        if (!isOurs || toAppError(error).code !== 'conflict') throw error;
        return sdk.signInWithEmailAndPassword(auth, email, password).catch(() => {
          throw error;
        });
      });
    await sdk.updateProfile(user, { displayName });
    return { ...toAccount(user), displayName };
  });
}

/**
 * Asks Auth to send the message with which one chooses a new password. An unknown e-mail is no error:
 * the answer must not tell whether an account exists.
 * @throws AppError 'invalid-email', 'too-many-requests', 'unavailable'
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await withAuth(({ sdk, auth }) => sdk.sendPasswordResetEmail(auth, email.trim()));
  } catch (error) {
    if (errorCode(error) !== 'not-found') throw error;
  }
}

/**
 * Asks Auth how the account is now: its e-mail may have been confirmed or changed on another device.
 * @throws AppError 'unauthenticated' when the sign-in was revoked meanwhile, and then it has ended here too;
 *   'unavailable'
 */
export function reloadAccount(): Promise<Account> {
  return withAuthUser(async (user) => {
    await user.reload();
    return toAccount(user);
  });
}

/**
 * Signs out in every tab of this browser, and forgets what the person has not stored and what is kept of them.
 * @throws AppError
 */
export function signOutAccount(): Promise<void> {
  return withAuth(async ({ sdk, auth }) => {
    const uid = auth.currentUser?.uid;
    await sdk.signOut(auth);
    if (uid) forgetDrafts(uid);
    await forgetKept({ isAsked: true });
  });
}
