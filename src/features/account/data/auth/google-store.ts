import type { UserCredential } from 'firebase/auth';

import { AppError } from '#shared/app-error.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { toAccount } from './account.ts';
import type { Account } from './account.ts';
import type { AuthConnection } from '#platform/firestore/auth-connection.ts';
import type { LocalGoogleIdentity } from './google-identity.ts';
import { markGoogleRedirect } from './google-redirect.ts';
import { chooserProvider, prepareWindow, windowResolver } from './google-window.ts';
import { withAuth, withAuthUser } from '#platform/firestore/with-auth.ts';

// Where the local Auth plays Google is decided when the app is built: each condition below is a constant then,
// and a build for a real project holds no code for the other case.

/** Who came through Google. */
export interface GoogleSignIn {
  account: Account;
  /** The Auth account was made by this sign-in. */
  isNew: boolean;
}

/** Makes the pop-up ready while somebody approaches the button. A failure shows when it is used. */
export async function warmGoogle(): Promise<void> {
  if (import.meta.env.VITE_AUTH_EMULATOR_HOST) return;
  await withAuth(prepareWindow).catch(() => undefined);
}

/**
 * Signs in with Google: in a pop-up, or, where the browser blocks it, by leaving the page for Google and
 * coming back (then takeGoogleRedirect() says so, and googleRedirectResult() has the answer). A Google
 * account with the e-mail of an account here is the same person.
 * @param options.identity who to be, where the local Auth plays Google
 * @param options.kept what to have in hand after a redirect; JSON
 * @throws AppError 'cancelled' when the window was closed, 'conflict' when the e-mail belongs to an account
 *   with another way of signing in, 'account-inactive', 'too-many-requests', 'unavailable'
 */
export function signInWithGoogle(options: {
  identity?: LocalGoogleIdentity;
  kept?: unknown;
}): Promise<GoogleSignIn> {
  const { identity, kept = null } = options;
  return withAuth(async (connection) => {
    const { sdk, auth } = connection;
    if (import.meta.env.VITE_AUTH_EMULATOR_HOST) {
      const credential = await localCredential(connection, identity);
      return signInOf(connection, await sdk.signInWithCredential(auth, credential));
    }
    const provider = chooserProvider(connection);
    const resolver = windowResolver(connection);
    try {
      const answer = await sdk.signInWithPopup(auth, provider, resolver);
      return signInOf(connection, answer);
    } catch (error) {
      if (toAppError(error).code !== 'popup-blocked') throw error;
      markGoogleRedirect(kept);
      return sdk.signInWithRedirect(auth, provider, resolver);
    }
  });
}

/**
 * The end of a sign-in that left the page for Google.
 * @throws AppError as signInWithGoogle(); 'cancelled' when one came back without having signed in
 */
export function googleRedirectResult(): Promise<GoogleSignIn> {
  return withAuth(async (connection) => {
    const { sdk, auth } = connection;
    const answer = await sdk.getRedirectResult(auth, windowResolver(connection));
    if (!answer) throw new AppError('cancelled', 'Came back from Google without an answer');
    return signInOf(connection, answer);
  });
}

/**
 * Takes back a sign-in of somebody who is not registered: the Auth account that it made is deleted, so that
 * registering works; one that existed before is signed out.
 * @throws AppError 'unavailable'
 */
export function discardSignIn({ isNew }: Pick<GoogleSignIn, 'isNew'>): Promise<void> {
  return withAuth(async ({ sdk, auth }) => {
    try {
      if (isNew && auth.currentUser) await sdk.deleteUser(auth.currentUser);
    } finally {
      await sdk.signOut(auth);
    }
  });
}

/**
 * Shows once more, through Google, that one is who is signed in.
 * @throws AppError 'conflict' for another Google account, 'popup-blocked', 'cancelled', 'unauthenticated'
 *   when nobody is signed in any more, 'unavailable'
 */
export function reauthenticateWithGoogle(identity?: LocalGoogleIdentity): Promise<void> {
  return withAuthUser(async (user, connection) => {
    const { sdk } = connection;
    if (import.meta.env.VITE_AUTH_EMULATOR_HOST) {
      const credential = await localCredential(connection, identity);
      await sdk.reauthenticateWithCredential(user, credential);
      return;
    }
    const provider = chooserProvider(connection);
    await sdk.reauthenticateWithPopup(user, provider, windowResolver(connection));
  });
}

async function localCredential(connection: AuthConnection, identity?: LocalGoogleIdentity) {
  if (!identity) throw new AppError('cancelled', 'No local Google identity was chosen');
  const { localGoogleCredential } = await import('./local-google.ts');
  return localGoogleCredential(connection, identity);
}

function signInOf({ sdk }: AuthConnection, answer: UserCredential): GoogleSignIn {
  const isNew = sdk.getAdditionalUserInfo(answer)?.isNewUser ?? false;
  return { account: toAccount(answer.user), isNew };
}
