import type { User as AuthUser } from 'firebase/auth';

import { safeExternalUrl } from '#shared/addresses/safe-url.ts';

/** Supported sign-in methods. */
export const accountProviders = ['password', 'google'] as const;
export type AccountProvider = (typeof accountProviders)[number];

/** Auth account. It contains no permissions; these are only in the document users/{uid}. */
export interface Account {
  uid: string;
  email: string;
  /** True if the user has verified the e-mail. */
  emailVerified: boolean;
  /** Sign-in methods linked to the account. */
  providers: readonly AccountProvider[];
  /** '' if not set. */
  displayName: string;
  photoURL: string;
}

/** Provider ids of Auth. */
const providerIds: Readonly<Record<AccountProvider, string>> = {
  password: 'password',
  google: 'google.com',
};

/** Converts an Auth user to an account, without nulls and invalid image addresses. */
export function toAccount(user: AuthUser): Account {
  const linkedProviderIds = user.providerData.map(({ providerId }) => providerId);
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    providers: accountProviders.filter((provider) =>
      linkedProviderIds.includes(providerIds[provider]),
    ),
    displayName: user.displayName ?? '',
    photoURL: safeExternalUrl(user.photoURL ?? '') ?? '',
  };
}
