import { locale } from '#shared/language.ts';
import { AppError } from '#shared/app-error.ts';

import { apiResponseToAppError } from '#platform/errors/errors.ts';
import { dataConfig } from '#platform/firestore/connection.ts';

/** Timeout in milliseconds. A phone on a slow connection needs a while for a few megabytes. */
const timeoutMs = 120_000;

export interface SendFormOptions {
  method: 'POST' | 'PUT';
  /** ID token of the sender. */
  token: string;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload, which then fails with 'cancelled'. */
  signal: AbortSignal;
}

/**
 * Sends a form to our backend and reports the upload progress, which fetch() cannot do.
 * @param path begins with '/api/'
 * @returns the parsed body, not yet validated; null if there is none
 * @throws AppError with the code of the answer, 'unknown' for a failure of the server or of a service behind it;
 *   'unavailable' and 'timeout' if there is no answer, 'cancelled'
 */
export function sendForm(
  path: string,
  form: FormData,
  { method, token, onProgress, signal }: SendFormOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => {
      request.abort();
    };
    const createFailureHandler = (code: 'unavailable' | 'timeout' | 'cancelled') => () => {
      reject(new AppError(code, `${path} was not answered`));
    };
    if (signal.aborted) {
      createFailureHandler('cancelled')();
      return;
    }
    request.open(method, dataConfig().apiOrigin + path);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('Accept-Language', locale);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = createFailureHandler('unavailable');
    request.ontimeout = createFailureHandler('timeout');
    request.onabort = createFailureHandler('cancelled');
    request.onload = () => {
      const body: unknown = request.response;
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(toResponseError(request.status, body));
    };
    request.onloadend = () => {
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel, { once: true });
    request.send(form);
  });
}

/**
 * Converts an error answer. A server that answers is reachable, so 'unavailable' and 'timeout' become 'unknown': the
 * sentences of those codes would make the user check the connection.
 */
function toResponseError(status: number, body: unknown): AppError {
  const error = apiResponseToAppError(status, body);
  // The server waited too long for the upload: here the connection is the cause.
  if (status === 408) return error;
  const isConnectionError = error.code === 'unavailable' || error.code === 'timeout';
  return isConnectionError ? new AppError('unknown', error.message, { cause: error }) : error;
}
