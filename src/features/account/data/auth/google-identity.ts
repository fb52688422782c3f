/** Google account that exists only in the Auth emulator; the content of its fake token. */
export interface LocalGoogleIdentity {
  email: string;
  displayName: string;
}
