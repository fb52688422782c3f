import { AppError } from '#shared/app-error.ts';

import { apiAnswerToAppError } from '#platform/errors/errors.ts';
import { dataConfig } from '#platform/firestore/connection.ts';

/** Milliseconds without an answer; a phone on a bad connection needs a while for a few megabytes. */
const timeoutMs = 120_000;

export interface FormSending {
  method: 'POST' | 'PUT';
  /** ID token of whoever sends it. */
  token: string;
  /** Called with how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the sending, which then throws 'cancelled'. */
  signal: AbortSignal;
}

/**
 * Sends a form to the own backend, reporting how much of it has been sent, as fetch() does not.
 * @param path begins with '/api/'
 * @returns the parsed body, not yet validated; null when there was none
 * @throws AppError the code of the answer, 'unknown' when it says that the server or something behind it fails;
 *   'unavailable' and 'timeout' when there is no answer, 'cancelled'
 */
export function sendForm(
  path: string,
  form: FormData,
  { method, token, onProgress, signal }: FormSending,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => {
      request.abort();
    };
    const fail = (code: 'unavailable' | 'timeout' | 'cancelled') => () => {
      reject(new AppError(code, `${path} was not answered`));
    };
    if (signal.aborted) {
      fail('cancelled')();
      return;
    }
    request.open(method, dataConfig().apiOrigin + path);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = fail('unavailable');
    request.ontimeout = fail('timeout');
    request.onabort = fail('cancelled');
    request.onload = () => {
      const body: unknown = request.response;
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(answerError(request.status, body));
    };
    request.onloadend = () => {
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel, { once: true });
    request.send(form);
  });
}

/** Whoever answers is connected: 'unavailable' would send people to look at their connection. */
function answerError(status: number, body: unknown): AppError {
  const error = apiAnswerToAppError(status, body);
  // It waited for us too long: the connection is what to look at.
  if (status === 408) return error;
  const isAway = error.code === 'unavailable' || error.code === 'timeout';
  return isAway ? new AppError('unknown', error.message, { cause: error }) : error;
}
