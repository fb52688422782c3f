import { AppError, appErrorCodes } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

/**
 * Codes of firebase/firestore/lite. The SDK looks only at the HTTP status and reports both a failed connection and a
 * 500 as 'unknown', so for Firestore 'unknown' means 'unavailable'. It reports every 400 as 'failed-precondition'; the
 * usual cause is a missing composite index.
 */
const firestoreCodes: Readonly<Record<string, AppErrorCode>> = {
  'not-found': 'not-found',
  'permission-denied': 'permission-denied',
  unauthenticated: 'unauthenticated',
  'invalid-argument': 'invalid-input',
  'out-of-range': 'invalid-input',
  'already-exists': 'conflict',
  aborted: 'conflict',
  'resource-exhausted': 'too-many-requests',
  'deadline-exceeded': 'timeout',
  cancelled: 'cancelled',
  unavailable: 'unavailable',
  internal: 'unavailable',
  unknown: 'unavailable',
  'data-loss': 'unknown',
  'failed-precondition': 'unknown',
  unimplemented: 'unknown',
};

/** Codes of firebase/auth without 'auth/'. Errors that have a separate sentence keep a separate code. */
const authCodes: Readonly<Record<string, AppErrorCode>> = {
  'user-not-found': 'not-found',
  'wrong-password': 'wrong-password',
  'invalid-credential': 'unauthenticated',
  'user-disabled': 'account-inactive',
  'operation-not-allowed': 'permission-denied',
  'requires-recent-login': 'requires-recent-login',
  'user-token-expired': 'unauthenticated',
  'invalid-user-token': 'unauthenticated',
  'null-user': 'unauthenticated',
  'invalid-email': 'invalid-email',
  'invalid-new-email': 'invalid-email',
  'missing-email': 'invalid-input',
  'missing-password': 'invalid-input',
  'weak-password': 'weak-password',
  'email-already-in-use': 'conflict',
  'account-exists-with-different-credential': 'conflict',
  'credential-already-in-use': 'conflict',
  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  // The user reauthenticated as a different user.
  'user-mismatch': 'conflict',
  'popup-blocked': 'popup-blocked',
  'popup-closed-by-user': 'cancelled',
  'cancelled-popup-request': 'cancelled',
  'user-cancelled': 'cancelled',
  'network-request-failed': 'unavailable',
  'internal-error': 'unavailable',
  timeout: 'timeout',
  'invalid-api-key': 'not-initialized',
  'api-key-not-valid': 'not-initialized',
  'configuration-not-found': 'not-initialized',
};

/**
 * Converts anything thrown inside the data layer to an AppError. Returns an AppError unchanged. The original error is
 * stored as `cause`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(codeOfError(error), error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}

function codeOfError(error: unknown): AppErrorCode {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError') return 'cancelled';
  if (error.name === 'TimeoutError') return 'timeout';
  // In the data layer only a body that is not JSON raises a SyntaxError: a proxy or the login page of a network
  // answered.
  if (error instanceof SyntaxError) return 'unavailable';
  return error.name === 'FirebaseError'
    ? codeOfFirebaseError((error as { code?: unknown }).code)
    : 'unknown';
}

function codeOfFirebaseError(code: unknown): AppErrorCode {
  if (typeof code !== 'string') return 'unknown';
  if (code.startsWith('auth/')) return codeFromTable(authCodes, code.slice(5));
  if (code.startsWith('app/')) return 'not-initialized';
  return codeFromTable(firestoreCodes, code.replace(/^firestore\//, ''));
}

function codeFromTable(table: Readonly<Record<string, AppErrorCode>>, key: string): AppErrorCode {
  return Object.hasOwn(table, key) ? (table[key] ?? 'unknown') : 'unknown';
}

/** Returns the error code for an HTTP status, for an answer of our backend whose body contains no code. */
export function codeOfStatus(status: number): AppErrorCode {
  switch (status) {
    case 401:
      return 'unauthenticated';
    case 403:
      return 'permission-denied';
    case 404:
    case 410:
      return 'not-found';
    case 409:
    case 412:
      return 'conflict';
    case 413:
      return 'too-large';
    case 415:
      return 'unsupported-type';
    case 429:
      return 'too-many-requests';
    case 408:
    case 504:
      return 'timeout';
    case 502:
    case 503:
      return 'unavailable';
    default:
      return status >= 400 && status < 500 ? 'invalid-input' : 'unknown';
  }
}

/**
 * Returns the error for a refused request to our backend, whose body is `{ success: false, error, code, requestId }`.
 * @param body the parsed body, or anything else if there was none
 */
export function apiResponseToAppError(status: number, body: unknown): AppError {
  const errorBody =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const code =
    appErrorCodes.find((candidate) => candidate === errorBody['code']) ?? codeOfStatus(status);
  const requestId =
    typeof errorBody['requestId'] === 'string' ? `, request ${errorBody['requestId']}` : '';
  const message = typeof errorBody['error'] === 'string' ? `: ${errorBody['error']}` : '';
  return new AppError(code, `HTTP ${status}${requestId}${message}`);
}
