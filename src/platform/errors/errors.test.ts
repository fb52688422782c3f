import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';

import { AppError } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

import { apiResponseToAppError, codeOfStatus, toAppError } from './errors.ts';

describe('toAppError', () => {
  it.each<[string, AppErrorCode]>([
    ['not-found', 'not-found'],
    ['permission-denied', 'permission-denied'],
    ['unauthenticated', 'unauthenticated'],
    ['invalid-argument', 'invalid-input'],
    ['out-of-range', 'invalid-input'],
    ['already-exists', 'conflict'],
    ['aborted', 'conflict'],
    ['resource-exhausted', 'too-many-requests'],
    ['deadline-exceeded', 'timeout'],
    ['cancelled', 'cancelled'],
    ['unavailable', 'unavailable'],
    ['internal', 'unavailable'],
    ['unknown', 'unavailable'],
    ['failed-precondition', 'unknown'],
    ['unimplemented', 'unknown'],
    ['data-loss', 'unknown'],
    ['firestore/permission-denied', 'permission-denied'],
    ['auth/user-not-found', 'not-found'],
    ['auth/wrong-password', 'wrong-password'],
    ['auth/invalid-credential', 'unauthenticated'],
    ['auth/invalid-email', 'invalid-email'],
    ['auth/weak-password', 'weak-password'],
    ['auth/user-disabled', 'account-inactive'],
    ['auth/email-already-in-use', 'conflict'],
    ['auth/account-exists-with-different-credential', 'conflict'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/requires-recent-login', 'requires-recent-login'],
    ['auth/user-mismatch', 'conflict'],
    ['auth/popup-blocked', 'popup-blocked'],
    ['auth/popup-closed-by-user', 'cancelled'],
    ['auth/network-request-failed', 'unavailable'],
    ['auth/something-new', 'unknown'],
    ['app/no-app', 'not-initialized'],
    ['constructor', 'unknown'],
    ['a-code-of-tomorrow', 'unknown'],
  ])('converts the Firebase code %s to %s', (code, expected) => {
    const cause = new FirebaseError(code, 'said by the service');
    const error = toAppError(cause);
    expect(error).toBeInstanceOf(AppError);
    expect(error.code).toBe(expected);
    expect(error.cause).toBe(cause);
    expect(error.message).toBe('said by the service');
  });

  it('returns an AppError unchanged', () => {
    const error = new AppError('conflict');
    expect(toAppError(error)).toBe(error);
  });

  it("converts an aborted request to 'cancelled' and an expired one to 'timeout'", () => {
    expect(toAppError(new DOMException('stopped', 'AbortError')).code).toBe('cancelled');
    expect(toAppError(new DOMException('late', 'TimeoutError')).code).toBe('timeout');
  });

  it("converts an answer that is not JSON to 'unavailable'", () => {
    let thrown: unknown;
    try {
      JSON.parse('<html>');
    } catch (error) {
      thrown = error;
    }
    expect(toAppError(thrown).code).toBe('unavailable');
  });

  it.each([
    ['a string'],
    [undefined],
    [{ code: 'not-found' }],
    [new TypeError('a mistake of ours')],
  ])("converts an unrecognised value to 'unknown': %s", (thrown) => {
    expect(toAppError(thrown).code).toBe('unknown');
    expect(toAppError(thrown).cause).toBe(thrown);
  });
});

describe('apiResponseToAppError', () => {
  it.each<[number, AppErrorCode]>([
    [400, 'invalid-input'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'not-found'],
    [412, 'conflict'],
    [413, 'too-large'],
    [415, 'unsupported-type'],
    [422, 'invalid-input'],
    [429, 'too-many-requests'],
    [500, 'unknown'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'timeout'],
  ])('converts a bare HTTP %i to %s', (status, expected) => {
    expect(codeOfStatus(status)).toBe(expected);
    expect(apiResponseToAppError(status, null).code).toBe(expected);
  });

  it('prefers the code in the body and keeps the request id for support', () => {
    const body = {
      success: false,
      error: 'Arquivo muito grande.',
      code: 'conflict',
      requestId: 'r-7',
    };
    const error = apiResponseToAppError(400, body);
    expect(error.code).toBe('conflict');
    expect(error.message).toBe('HTTP 400, request r-7: Arquivo muito grande.');
  });

  it.each([[{ code: 'no-such-code' }], [{ code: 7 }], ['text'], [null], [['conflict']]])(
    'falls back to the status for the body %j',
    (body) => {
      expect(apiResponseToAppError(404, body).code).toBe('not-found');
    },
  );
});
