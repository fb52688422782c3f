import type { ErrorRequestHandler, RequestHandler, Router } from 'express';
import { AppError } from '#shared/app-error.ts';
import { serverTexts } from '#server/platform/server-texts.ts';
import { sendError } from './api-error.ts';
import type { ErrorResponse } from './api-error.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';

/** Retry-After in seconds when a dependency does not answer. */
const retryAfterSeconds = 10;

/** Answers unknown addresses with 404. */
export const notFound: RequestHandler = (req, res) => {
  sendError(req, res, { code: 'not-found', sentence: serverTexts().unknownAddress });
};

/** Answers the unsupported methods of every route that the router has now with 405. */
export function rejectOtherMethods(router: Router): void {
  for (const { route } of router.stack) {
    const methods = route?.stack.map(({ method }) => method.toUpperCase()) ?? [];
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    route?.all((req, res) => {
      res.set('Allow', [...new Set(allowed)].join(', '));
      sendError(req, res, {
        code: 'invalid-input',
        status: 405,
        sentence: serverTexts().methodNotAllowed,
      });
    });
  }
}

/** Converts every thrown error to a response. Details are logged and never sent to the caller. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const errorResponse = toErrorResponse(error);
  if ((errorResponse.status ?? 500) >= 500 || error instanceof AppError) res.err = toError(error);
  if (res.headersSent) {
    // Too late for a body: Express closes the connection, so that a truncated response is not taken for a complete one.
    next(error);
    return;
  }
  sendError(req, res, errorResponse);
};

function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof UserFacingError) {
    const { code, sentence, reason, status } = error;
    return { code, sentence, reason, status };
  }
  if (error instanceof AppError) {
    return error.code === 'unavailable' || error.code === 'timeout'
      ? { code: error.code, retryAfterSeconds }
      : { code: error.code };
  }
  return toRequestErrorResponse(error) ?? { code: 'unknown', status: 500 };
}

/** Returns the response for errors that Express and its body parser raise for invalid requests. */
function toRequestErrorResponse(error: unknown): ErrorResponse | null {
  const status = errorStatus(error);
  if (status === null || status < 400 || status > 499) return null;
  const errorResponses: Record<number, ErrorResponse> = {
    404: { code: 'not-found' },
    413: { code: 'too-large' },
    414: { code: 'invalid-input', status, sentence: serverTexts().addressTooLong },
    415: { code: 'unsupported-type' },
    431: { code: 'invalid-input', status, sentence: serverTexts().headerTooLong },
  };
  return (
    errorResponses[status] ?? {
      code: 'invalid-input',
      status,
      sentence: serverTexts().malformedRequest,
    }
  );
}

function errorStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(`thrown: ${typeof error}`);
}
