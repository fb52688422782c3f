/** A Google account that exists only in the local Auth: what its made-up token says. */
export interface LocalGoogleIdentity {
  email: string;
  displayName: string;
}
