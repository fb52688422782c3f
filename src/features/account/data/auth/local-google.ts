import type { OAuthCredential } from 'firebase/auth';

import type { AuthConnection } from '#platform/firestore/auth-connection.ts';
import type { LocalGoogleIdentity } from './google-identity.ts';

/**
 * What Google would have answered for an identity: an unsigned token, which only the local Auth takes. The
 * same e-mail is the same Google account each time.
 */
export function localGoogleCredential(
  { sdk }: AuthConnection,
  { email, displayName }: LocalGoogleIdentity,
): OAuthCredential {
  const address = email.trim().toLowerCase();
  const claims = { sub: `local-${address}`, email: address, email_verified: true };
  return sdk.GoogleAuthProvider.credential(JSON.stringify({ ...claims, name: displayName }));
}
