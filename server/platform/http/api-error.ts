import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppErrorCode } from '#shared/app-error.ts';
import { uploadErrors } from '#features/pictures/texts.ts';
import { accountErasureErrors } from '#features/account/settings-texts.ts';
import { loginErrors } from '#features/account/sign-in-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import * as texts from '#shared/server-texts.ts';

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

const unknownErrorKind: ErrorKind = { status: 500, sentence: texts.serverError };

/** Codes that only occur in the browser (a weak password, for example) are missing: on the server they are a bug. */
const errorKinds: Partial<Record<AppErrorCode, ErrorKind>> = {
  'not-found': { status: 404, sentence: texts.notFound },
  'permission-denied': { status: 403, sentence: texts.notAllowed },
  unauthenticated: { status: 401, sentence: texts.loginNeeded },
  'account-inactive': { status: 403, sentence: errorSentence(loginErrors, 'account-inactive') },
  'requires-recent-login': {
    status: 403,
    sentence: errorSentence(accountErasureErrors, 'requires-recent-login'),
  },
  'last-super-admin': {
    status: 409,
    sentence: errorSentence(accountErasureErrors, 'last-super-admin'),
  },
  'active-subscription': {
    status: 409,
    sentence: errorSentence(accountErasureErrors, 'active-subscription'),
  },
  'invalid-input': { status: 400, sentence: texts.invalidInput },
  conflict: { status: 409, sentence: texts.editConflict },
  'too-many-requests': { status: 429, sentence: texts.tooManyRequests },
  'unsupported-type': { status: 415, sentence: texts.unsupportedType },
  'too-large': { status: 413, sentence: texts.tooLarge },
  'image-failed': { status: 500, sentence: errorSentence(uploadErrors, 'image-failed') },
  'too-many-items': { status: 400, sentence: texts.tooManyItems },
  unavailable: { status: 503, sentence: texts.unavailable },
  timeout: { status: 504, sentence: texts.timeout },
  'not-initialized': { status: 503, sentence: texts.starting },
  cancelled: { status: 400, sentence: texts.cancelled },
};

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
  const kind = errorKinds[errorResponse.code] ?? unknownErrorKind;
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
