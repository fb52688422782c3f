import type { UserCredential } from 'firebase/auth';

import { AppError } from '#shared/app-error.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { toAccount } from './account.ts';
import type { Account } from './account.ts';
import type { AuthConnection } from '#platform/firestore/auth-connection.ts';
import type { LocalGoogleIdentity } from './google-window.ts';
import { createGoogleProvider, preparePopup, getPopupResolver } from './google-window.ts';
import { storeGoogleRedirect } from './google-redirect.ts';
import { withAuth, withAuthUser } from '#platform/firestore/with-auth.ts';

// VITE_AUTH_EMULATOR_HOST is a build-time constant, so a build for a real project contains no emulator code.

/** Result of a Google sign-in. */
export interface GoogleAuthResult {
  account: Account;
  /** True if this sign-in created the Auth account. */
  isNew: boolean;
}

/** Prepares the pop-up before the user taps the button. A failure is reported when the button is used. */
export async function preloadGoogleSignIn(): Promise<void> {
  if (import.meta.env.VITE_AUTH_EMULATOR_HOST) return;
  await withAuth(preparePopup).catch(() => undefined);
}

/**
 * Signs in with Google in a pop-up. If the browser blocks the pop-up, the page redirects to Google and returns;
 * takeGoogleRedirect() then reports the return and getGoogleRedirectResult() returns the result. Firebase normally
 * links a Google account to an existing account with the same e-mail.
 * @param options.identity identity for the Auth emulator
 * @param options.kept data to restore after a redirect, serializable as JSON
 * @throws AppError 'cancelled' if the window was closed, 'conflict' if Firebase does not link the Google account to an
 * existing account with its e-mail, 'account-inactive', 'too-many-requests', 'unavailable', 'popup-blocked' if the
 * browser blocks the pop-up and also refuses its storage
 */
export function signInWithGoogle(options: {
  identity?: LocalGoogleIdentity;
  kept?: unknown;
}): Promise<GoogleAuthResult> {
  const { identity, kept: loginState = null } = options;
  return withAuth(async (connection) => {
    const { sdk, auth } = connection;
    if (import.meta.env.VITE_AUTH_EMULATOR_HOST) {
      const credential = await createLocalCredential(connection, identity);
      return toGoogleSignIn(connection, await sdk.signInWithCredential(auth, credential));
    }
    const provider = createGoogleProvider(connection);
    const resolver = getPopupResolver(connection);
    try {
      const result = await sdk.signInWithPopup(auth, provider, resolver);
      return toGoogleSignIn(connection, result);
    } catch (error) {
      if (toAppError(error).code !== 'popup-blocked') throw error;
      // Without storage the page could not finish the sign-in on its return.
      if (!storeGoogleRedirect(loginState)) throw error;
      return sdk.signInWithRedirect(auth, provider, resolver);
    }
  });
}

/**
 * Returns the result of a sign-in by redirect.
 * @throws AppError as signInWithGoogle(); 'cancelled' if the user returned without signing in
 */
export function getGoogleRedirectResult(): Promise<GoogleAuthResult> {
  return withAuth(async (connection) => {
    const { sdk, auth } = connection;
    const result = await sdk.getRedirectResult(auth, getPopupResolver(connection));
    if (!result) throw new AppError('cancelled', 'Came back from Google without an answer');
    return toGoogleSignIn(connection, result);
  });
}

/**
 * Reverts the sign-in of an unregistered user. A newly created Auth account is deleted, so that a registration is
 * possible; an existing one is signed out.
 * @throws AppError 'unavailable'
 */
export function discardSignIn({ isNew }: Pick<GoogleAuthResult, 'isNew'>): Promise<void> {
  return withAuth(async ({ sdk, auth }) => {
    try {
      if (isNew && auth.currentUser) await sdk.deleteUser(auth.currentUser);
    } finally {
      await sdk.signOut(auth);
    }
  });
}

/**
 * Reauthenticates the user with Google.
 * @throws AppError 'conflict' for another Google account, 'popup-blocked', 'cancelled', 'unauthenticated' if no user is
 * signed in, 'unavailable'
 */
export function reauthenticateWithGoogle(identity?: LocalGoogleIdentity): Promise<void> {
  return withAuthUser(async (user, connection) => {
    const { sdk } = connection;
    if (import.meta.env.VITE_AUTH_EMULATOR_HOST) {
      const credential = await createLocalCredential(connection, identity);
      await sdk.reauthenticateWithCredential(user, credential);
      return;
    }
    const provider = createGoogleProvider(connection);
    await sdk.reauthenticateWithPopup(user, provider, getPopupResolver(connection));
  });
}

async function createLocalCredential(connection: AuthConnection, identity?: LocalGoogleIdentity) {
  if (!identity) throw new AppError('cancelled', 'No local Google identity was chosen');
  const { localGoogleCredential } = await import('./local-google.ts');
  return localGoogleCredential(connection, identity);
}

function toGoogleSignIn({ sdk }: AuthConnection, result: UserCredential): GoogleAuthResult {
  const isNew = sdk.getAdditionalUserInfo(result)?.isNewUser ?? false;
  return { account: toAccount(result.user), isNew };
}
