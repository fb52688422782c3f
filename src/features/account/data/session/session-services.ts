import type { Account } from '#features/account/data/auth/account.ts';
import type { GoogleAuthResult } from '#features/account/data/auth/google-store.ts';
import type { CachedUserRead } from '#features/account/data/cached-user-store.ts';
import type { User } from '#features/account/model/user.ts';
import type { GoogleSignInOptions } from './session-state.ts';

/** Functions of the data layer that the session uses. */
export interface SessionServices {
  watchAccount: (onChange: (account: Account | null) => void) => Promise<() => void>;
  /** Reloads the account from Auth. */
  reloadAccount: () => Promise<Account>;
  signInWithPassword: (email: string, password: string) => Promise<Account>;
  createAccount: (details: {
    email: string;
    password: string;
    displayName: string;
  }) => Promise<Account>;
  signInWithGoogle: (options: GoogleSignInOptions) => Promise<GoogleAuthResult>;
  getGoogleRedirectResult: () => Promise<GoogleAuthResult>;
  /** Reverts the sign-in of a user without a record. */
  discardSignIn: (signIn: GoogleAuthResult) => Promise<void>;
  signOutAccount: () => Promise<void>;
  /** Returns the user record of an account and creates it if it is missing. */
  ensureUser: (account: Account) => Promise<User>;
  findUser: (account: Account) => Promise<User | null>;
  /** Stores the signed-in user on this device. */
  cacheUser: (user: User, account: Account) => Promise<void>;
  /** Returns the stored user of this device as a plain member, or null. */
  readCachedUser: () => Promise<CachedUserRead | null>;
  /** Deletes the readable offline data of a user whose session ended without a sign-out by the user. */
  clearOfflineData: () => Promise<void>;
}
