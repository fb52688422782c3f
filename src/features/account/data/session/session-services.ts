import type { Account } from '#features/account/data/auth/account.ts';
import type { GoogleSignIn } from '#features/account/data/auth/google-store.ts';
import type { PersonAsRead } from '#features/account/data/kept-person-store.ts';
import type { User } from '#features/account/model/user.ts';
import type { GoogleOptions } from './session-state.ts';

/** What the session needs of the data layer. */
export interface SessionServices {
  watchAccount: (onChange: (account: Account | null) => void) => Promise<() => void>;
  /** The account as it is now. */
  reloadAccount: () => Promise<Account>;
  signInWithPassword: (email: string, password: string) => Promise<Account>;
  createAccount: (details: {
    email: string;
    password: string;
    displayName: string;
  }) => Promise<Account>;
  signInWithGoogle: (options: GoogleOptions) => Promise<GoogleSignIn>;
  googleRedirectResult: () => Promise<GoogleSignIn>;
  /** Takes back a sign-in of somebody without a record. */
  discardSignIn: (signIn: GoogleSignIn) => Promise<void>;
  signOutAccount: () => Promise<void>;
  /** The record of an account, made where it is missing. */
  ensureUser: (account: Account) => Promise<User>;
  findUser: (account: Account) => Promise<User | null>;
  /** Remembers on this device who is signed in. */
  keepPerson: (user: User, account: Account) => Promise<void>;
  /** Whom this device remembers, without any role beyond member; null for nobody. */
  keptPerson: () => Promise<PersonAsRead | null>;
  /** Forgets what can be read of whoever was signed in here, who has not asked for it. */
  forgetPerson: () => Promise<void>;
}
