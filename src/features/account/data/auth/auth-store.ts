import { errorCode } from '#shared/app-error.ts';

import { deleteDraftsOfUser } from '#platform/device/draft-store.ts';
import { toAppError } from '#platform/errors/errors.ts';
import { clearOfflineDatabase } from '#platform/offline/offline-database.ts';
import { toAccount } from './account.ts';
import type { Account } from './account.ts';
import { withAuth, withAuthUser } from '#platform/firestore/with-auth.ts';

/**
 * Subscribes to the signed-in account: once after Auth is initialized, then on every change in any tab.
 * @returns the function that unsubscribes
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
 * Signs in with e-mail and password.
 * @throws AppError 'unauthenticated', or 'not-found' and 'wrong-password', for wrong credentials (Auth distinguishes
 * them only without enumeration protection); 'invalid-email', 'too-many-requests', 'account-inactive' for an account
 * disabled in Auth, 'unavailable'
 */
export function signInWithPassword(email: string, password: string): Promise<Account> {
  return withAuth(async ({ sdk, auth }) => {
    const { user } = await sdk.signInWithEmailAndPassword(auth, email.trim(), password);
    return toAccount(user);
  });
}

/**
 * Creates an Auth account with a display name and signs it in. After an interrupted registration, the account that is
 * still signed in to Auth in this browser is reused if e-mail and password match.
 * @throws AppError 'conflict' for an e-mail in use, 'invalid-email', 'weak-password', 'too-many-requests',
 * 'unavailable'
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
        const isOwnAccount = auth.currentUser?.email === email.toLowerCase();
        if (!isOwnAccount || toAppError(error).code !== 'conflict') throw error;
        return sdk.signInWithEmailAndPassword(auth, email, password).catch(() => {
          throw error;
        });
      });
    await sdk.updateProfile(user, { displayName });
    return { ...toAccount(user), displayName };
  });
}

/**
 * Requests the password reset message from Auth. An unknown e-mail is not an error, because the response must not
 * reveal whether an account exists.
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
 * Reloads the account from Auth, because its e-mail may have been verified or changed on another device.
 * @throws AppError 'unauthenticated' if the session was revoked (the user is then signed out), 'unavailable'
 */
export function reloadAccount(): Promise<Account> {
  return withAuthUser(async (user) => {
    await user.reload();
    return toAccount(user);
  });
}

/**
 * Signs out in all tabs of this browser, and deletes unsaved drafts and cached data of the user.
 * @throws AppError
 */
export function signOutAccount(): Promise<void> {
  return withAuth(async ({ sdk, auth }) => {
    const uid = auth.currentUser?.uid;
    await sdk.signOut(auth);
    if (uid) deleteDraftsOfUser(uid);
    await clearOfflineDatabase({ isAsked: true });
  });
}
