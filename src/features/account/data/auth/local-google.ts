import type { OAuthCredential } from 'firebase/auth';

import type { AuthConnection } from '#platform/firestore/auth-connection.ts';
import type { LocalGoogleIdentity } from './google-window.ts';

/**
 * Returns a Google credential for an identity: an unsigned token that only the Auth emulator accepts. The id of the
 * Google account is derived from the e-mail.
 */
export function localGoogleCredential(
  { sdk }: AuthConnection,
  { email, displayName }: LocalGoogleIdentity,
): OAuthCredential {
  const address = email.trim().toLowerCase();
  const claims = { sub: `local-${address}`, email: address, email_verified: true };
  return sdk.GoogleAuthProvider.credential(JSON.stringify({ ...claims, name: displayName }));
}
