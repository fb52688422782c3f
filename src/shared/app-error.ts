/** Every way an operation can fail, as the rest of the code may distinguish it. */
export const appErrorCodes = [
  'not-found',
  'permission-denied',
  'unauthenticated',
  'invalid-input',
  'conflict',
  'too-many-requests',
  'unavailable',
  'timeout',
  'not-initialized',
  'cancelled',
  // Signing in and up: what SPEC section 8 tells apart beyond the general codes.
  'wrong-password',
  'weak-password',
  'invalid-email',
  'not-registered',
  'account-inactive',
  // Signed in, but too long ago for what is asked.
  'requires-recent-login',
  // A role above member, for somebody who has not shown that their e-mail is theirs.
  'email-not-verified',
  // The browser did not let the sign-in window open.
  'popup-blocked',
  // Erasing an account: what stands in its way.
  'last-super-admin',
  'active-subscription',
  // Uploads (SPEC section 5).
  'unsupported-type',
  'too-large',
  'too-many-items',
  'image-failed',
  'no-result',
  'unknown',
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

/** The only error that data helpers and the server throw on purpose. Screens read its code, never its message. */
export class AppError extends Error {
  readonly code: AppErrorCode;

  /**
   * @param code what happened, from the closed list
   * @param message developer-facing detail; visitors see the sentence of the feature's texts
   * @param options.cause the original error
   */
  constructor(code: AppErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
  }
}

/** The code of any thrown value; 'unknown' when it is not an AppError. */
export function errorCode(error: unknown): AppErrorCode {
  return error instanceof AppError ? error.code : 'unknown';
}
