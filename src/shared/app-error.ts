/** All error codes that the code distinguishes. */
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
  // Sign-in and registration errors that have a separate sentence.
  'wrong-password',
  'weak-password',
  'invalid-email',
  'not-registered',
  'account-inactive',
  // The last sign-in is too old for this action.
  'requires-recent-login',
  // A role above member requires a verified e-mail.
  'email-not-verified',
  // The browser blocked the sign-in window.
  'popup-blocked',
  // Reasons why an account cannot be deleted.
  'last-super-admin',
  'active-subscription',
  // Uploads, and lists that are too long.
  'unsupported-type',
  'too-large',
  'too-many-items',
  'image-failed',
  'no-result',
  'unknown',
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

/** Facts that other code of the same process needs besides the code. They are never sent to a browser. */
export interface AppErrorDetails {
  /** Status of a failed Firestore call: a gRPC number, or the error code of the transport. */
  databaseStatus?: number | string;
  /** The largest number of documents that a server holds, if a collection has more. */
  maxDocuments?: number;
}

/** The only error that the data layer and the server throw on purpose. Screens read its code, never its message. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly details: AppErrorDetails | undefined;

  /**
   * @param code error code of the closed list
   * @param message details for developers; visitors see the sentence from the texts of the feature
   * @param options.cause the original error
   */
  constructor(
    code: AppErrorCode,
    message: string = code,
    options?: ErrorOptions & { details?: AppErrorDetails },
  ) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.details = options?.details;
  }
}

/** Returns true if another read would fail too: the record does not exist, or the user may not read it. */
export function isFinalReadError(code: AppErrorCode): boolean {
  return code === 'not-found' || code === 'permission-denied' || code === 'invalid-input';
}

/** Returns the code of any thrown value; 'unknown' if it is not an AppError. */
export function errorCode(error: unknown): AppErrorCode {
  return error instanceof AppError ? error.code : 'unknown';
}
