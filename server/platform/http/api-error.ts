import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppErrorCode } from '#shared/app-error.ts';
import { uploadErrors } from '#features/pictures/texts.ts';
import { accountErasureErrors } from '#features/account/settings-texts.ts';
import { loginErrors } from '#features/account/sign-in-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';

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

const unknownErrorKind: ErrorKind = { status: 500, sentence: 'Erro no servidor' };

/** Codes that only occur in the browser (a weak password, for example) are missing: on the server they are a bug. */
const errorKinds: Partial<Record<AppErrorCode, ErrorKind>> = {
  'not-found': { status: 404, sentence: 'Não encontramos o que você pediu.' },
  'permission-denied': { status: 403, sentence: 'Você não tem permissão para fazer isso.' },
  unauthenticated: { status: 401, sentence: 'Entre na sua conta para continuar.' },
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
  'invalid-input': { status: 400, sentence: 'Os dados enviados não são válidos.' },
  conflict: {
    status: 409,
    sentence: 'Os dados mudaram enquanto você editava. Recarregue e tente novamente.',
  },
  'too-many-requests': {
    status: 429,
    sentence: 'Muitas tentativas. Tente novamente em alguns minutos.',
  },
  'unsupported-type': { status: 415, sentence: 'O formato do pedido não é aceito.' },
  'too-large': { status: 413, sentence: 'O pedido é grande demais.' },
  'image-failed': { status: 500, sentence: errorSentence(uploadErrors, 'image-failed') },
  'too-many-items': { status: 400, sentence: 'O pedido tem itens demais.' },
  unavailable: {
    status: 503,
    sentence: 'O serviço está indisponível no momento. Tente novamente em instantes.',
  },
  timeout: { status: 504, sentence: 'A resposta demorou demais. Tente novamente.' },
  'not-initialized': {
    status: 503,
    sentence: 'O serviço ainda está iniciando. Tente novamente em instantes.',
  },
  cancelled: { status: 400, sentence: 'O pedido foi cancelado.' },
};

export interface ErrorResponse {
  code: AppErrorCode;
  /** Replaces the status of the code (413 is an 'invalid-input', for example). */
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
export function sendError(req: IncomingMessage, res: ServerResponse, errorResponse: ErrorResponse): void {
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
