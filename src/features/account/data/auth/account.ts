import type { User as AuthUser } from 'firebase/auth';

import { safeExternalUrl } from '#shared/addresses/safe-url.ts';

/** The ways of signing in that the guide offers. */
export const accountProviders = ['password', 'google'] as const;
export type AccountProvider = (typeof accountProviders)[number];

/** Somebody's Auth account. What they may do is in their users record alone. */
export interface Account {
  uid: string;
  email: string;
  /** Whoever has the account has shown that the e-mail is theirs. */
  emailVerified: boolean;
  /** With what one can sign in to this account. */
  providers: readonly AccountProvider[];
  /** '' where none was given. */
  displayName: string;
  photoURL: string;
}

/** How Auth calls them. */
const providerIds: Readonly<Record<AccountProvider, string>> = {
  password: 'password',
  google: 'google.com',
};

/** An account as Auth knows it, without nulls and without addresses that are no pictures. */
export function toAccount(user: AuthUser): Account {
  const linked = user.providerData.map(({ providerId }) => providerId);
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    providers: accountProviders.filter((provider) => linked.includes(providerIds[provider])),
    displayName: user.displayName ?? '',
    photoURL: safeExternalUrl(user.photoURL ?? '') ?? '',
  };
}
