import type { ErrorRequestHandler, RequestHandler } from 'express';
import { AppError } from '#shared/app-error.ts';
import { sendError } from './api-error.ts';
import type { ErrorAnswer } from './api-error.ts';
import { SpokenError } from './spoken-error.ts';

/** Seconds a caller is asked to wait when something we depend on does not answer. */
const retryAfterSeconds = 10;

/** Answers an address that nothing above knows. */
export const notFound: RequestHandler = (req, res) => {
  sendError(req, res, { code: 'not-found', sentence: 'Este endereço não existe.' });
};

/** Answers an address that exists, asked with a method it does not have. */
export function methodNotAllowed(allowed: readonly string[]): RequestHandler {
  return (req, res) => {
    res.set('Allow', allowed.join(', '));
    sendError(req, res, {
      code: 'invalid-input',
      status: 405,
      sentence: 'Este endereço não aceita esse tipo de pedido.',
    });
  };
}

/** The one place where a thrown error becomes an answer. Details go to the log, never to the caller. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const answer = answerFor(error);
  if ((answer.status ?? 500) >= 500 || error instanceof AppError) res.err = toError(error);
  if (res.headersSent) {
    // Too late for a body: Express closes the connection, so that a cut answer is not taken for a whole one.
    next(error);
    return;
  }
  sendError(req, res, answer);
};

function answerFor(error: unknown): ErrorAnswer {
  if (error instanceof SpokenError) {
    const { code, sentence, reason, status } = error;
    return { code, sentence, reason, status };
  }
  if (error instanceof AppError) {
    return error.code === 'unavailable' || error.code === 'timeout'
      ? { code: error.code, retryAfterSeconds }
      : { code: error.code };
  }
  return callerFault(error) ?? { code: 'unknown', status: 500 };
}

/** Errors that Express and its body parser raise for what the caller sent. */
function callerFault(error: unknown): ErrorAnswer | null {
  const status = errorStatus(error);
  if (status === null || status < 400 || status > 499) return null;
  const known: Record<number, ErrorAnswer> = {
    404: { code: 'not-found' },
    413: { code: 'too-large' },
    414: { code: 'invalid-input', status, sentence: 'O endereço é longo demais.' },
    415: { code: 'unsupported-type' },
    431: { code: 'invalid-input', status, sentence: 'Um cabeçalho do pedido é longo demais.' },
  };
  return known[status] ?? { code: 'invalid-input', status, sentence: 'O pedido está malformado.' };
}

function errorStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(`thrown: ${typeof error}`);
}
