import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppErrorCode } from '#shared/app-error.ts';
import { uploadErrors } from '#features/pictures/texts.ts';
import { uploadErrors as spanishUploadErrors } from '#features/pictures/texts.es.ts';
import { uploadErrors as englishUploadErrors } from '#features/pictures/texts.en.ts';
import { accountErasureErrors } from '#features/account/settings-texts.ts';
import { accountErasureErrors as spanishAccountErasureErrors } from '#features/account/settings-texts.es.ts';
import { accountErasureErrors as englishAccountErasureErrors } from '#features/account/settings-texts.en.ts';
import { loginErrors } from '#features/account/sign-in-texts.ts';
import { loginErrors as spanishLoginErrors } from '#features/account/sign-in-texts.es.ts';
import { loginErrors as englishLoginErrors } from '#features/account/sign-in-texts.en.ts';
import { errorSentence } from '#server/platform/error-sentence.ts';
import { translatedTexts } from '#server/platform/language.ts';
import { serverTexts } from '#server/platform/server-texts.ts';

/** Body of every error response. */
interface ApiErrorBody {
  success: false;
  /** Message for the visitor. */
  error: string;
  code: AppErrorCode;
  /** Distinguishes errors with the same code. */
  reason?: string;
  requestId: string;
  /** Address where the user can continue (the club's portal). */
  portalUrl?: string;
}

interface ErrorKind {
  status: number;
  sentence: string;
}

const errors = translatedTexts(
  { uploadErrors, accountErasureErrors, loginErrors },
  {
    uploadErrors: spanishUploadErrors,
    accountErasureErrors: spanishAccountErasureErrors,
    loginErrors: spanishLoginErrors,
  },
  {
    uploadErrors: englishUploadErrors,
    accountErasureErrors: englishAccountErasureErrors,
    loginErrors: englishLoginErrors,
  },
);

/**
 * Returns the status of a code and its sentence in the current language. Codes that only occur in the browser (a weak
 * password, for example) are a bug on the server.
 */
function errorKindOf(code: AppErrorCode): ErrorKind {
  const texts = serverTexts();
  const { uploadErrors: upload, accountErasureErrors: erasure, loginErrors: login } = errors();
  const errorKinds: Partial<Record<AppErrorCode, ErrorKind>> = {
    'not-found': { status: 404, sentence: texts.notFound },
    'permission-denied': { status: 403, sentence: texts.notAllowed },
    unauthenticated: { status: 401, sentence: texts.loginNeeded },
    'account-inactive': { status: 403, sentence: errorSentence(login, 'account-inactive') },
    'requires-recent-login': {
      status: 403,
      sentence: errorSentence(erasure, 'requires-recent-login'),
    },
    'last-super-admin': {
      status: 409,
      sentence: errorSentence(erasure, 'last-super-admin'),
    },
    'active-subscription': {
      status: 409,
      sentence: errorSentence(erasure, 'active-subscription'),
    },
    'invalid-input': { status: 400, sentence: texts.invalidInput },
    conflict: { status: 409, sentence: texts.editConflict },
    'too-many-requests': { status: 429, sentence: texts.tooManyRequests },
    'unsupported-type': { status: 415, sentence: texts.unsupportedType },
    'too-large': { status: 413, sentence: texts.tooLarge },
    'image-failed': { status: 500, sentence: errorSentence(upload, 'image-failed') },
    'too-many-items': { status: 400, sentence: texts.tooManyItems },
    unavailable: { status: 503, sentence: texts.unavailable },
    timeout: { status: 504, sentence: texts.timeout },
    'not-initialized': { status: 503, sentence: texts.starting },
    cancelled: { status: 400, sentence: texts.cancelled },
  };
  return errorKinds[code] ?? { status: 500, sentence: texts.serverError };
}

export interface ErrorResponse {
  code: AppErrorCode;
  /** Replaces the status of the code (405 is sent with 'invalid-input', for example). */
  status?: number | undefined;
  /** Replaces the message of the code. */
  sentence?: string;
  /** Distinguishes errors with the same code. */
  reason?: string | undefined;
  /** Seconds after which a retry makes sense. */
  retryAfterSeconds?: number;
  /** Address where the user can continue. */
  portalUrl?: string;
}

/** Returns the id of the request, as sent in X-Request-Id. */
function requestId(req: IncomingMessage): string {
  // Absent before the request log has assigned it.
  return typeof req.id === 'string' ? req.id : '';
}

/** Ends the response with the error body of the project. Nothing about the cause leaves the server. */
export function sendError(
  req: IncomingMessage,
  res: ServerResponse,
  errorResponse: ErrorResponse,
): void {
  const kind = errorKindOf(errorResponse.code);
  const status = errorResponse.status ?? kind.status;
  if (errorResponse.retryAfterSeconds !== undefined) {
    res.setHeader('Retry-After', String(errorResponse.retryAfterSeconds));
  }
  // The sender is too slow and has not finished: nothing more is read from this connection.
  if (status === 408) res.setHeader('Connection', 'close');
  const body: ApiErrorBody = {
    success: false,
    error: errorResponse.sentence ?? kind.sentence,
    code: errorResponse.code,
    ...(errorResponse.reason !== undefined && { reason: errorResponse.reason }),
    requestId: requestId(req),
    ...(errorResponse.portalUrl !== undefined && { portalUrl: errorResponse.portalUrl }),
  };
  const text = JSON.stringify(body);
  res.statusCode = status;
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}
