import { AppError } from '#shared/app-error.ts';
import { locale } from '#shared/language.ts';

import { apiResponseToAppError, toAppError } from '#platform/errors/errors.ts';
import { dataConfig, readTimeoutMs } from '#platform/firestore/connection.ts';
import { reportRefusal } from '#platform/errors/refusals.ts';

export interface ApiGetOptions {
  /** Cancels the request, which then fails with 'cancelled'. */
  signal?: AbortSignal;
  timeoutMs?: number;
  /** As in fetch; 'no-cache' revalidates with the server each time, which may answer 304. */
  cache?: RequestCache;
}

/**
 * GETs JSON from our backend. Returns the parsed body, not yet validated.
 * @param path begins with '/api/'
 * @throws AppError with the code of the answer; 'unavailable' if there is no answer or it is not JSON,
 *   'timeout' after `timeoutMs` (15 s), 'cancelled' by `signal`, 'not-initialized'
 */
export function apiGet(path: string, options: ApiGetOptions = {}): Promise<unknown> {
  const { cache = 'default', ...limits } = options;
  const headers = { accept: 'application/json' };
  return apiFetch(path, { headers, cache }, limits, (response) => readBody(response, path));
}

/**
 * Sends a request to our backend and reads its answer, within one time limit.
 * @param path begins with '/api/'
 * @param readResponse converts the response to the result; the response may be an error
 * @throws AppError as apiGet(), and what `readResponse` throws
 */
export async function apiFetch<T>(
  path: string,
  init: Omit<RequestInit, 'signal' | 'headers'> & { headers?: Record<string, string> },
  { signal, timeoutMs = readTimeoutMs }: Pick<ApiGetOptions, 'signal' | 'timeoutMs'>,
  readResponse: (response: Response) => Promise<T>,
): Promise<T> {
  const url = dataConfig().apiOrigin + path;
  const abortController = new AbortController();
  const cancel = () => {
    abortController.abort(new AppError('cancelled', `${path} was cancelled`));
  };
  const timer = setTimeout(() => {
    abortController.abort(new AppError('timeout', `${path} did not answer within ${timeoutMs} ms`));
  }, timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted) cancel();
  try {
    // The server's sentences are in the language of the page.
    const headers = { ...init.headers, 'Accept-Language': locale };
    const { signal: requestSignal } = abortController;
    return await readResponse(await fetch(url, { ...init, headers, signal: requestSignal }));
  } catch (error) {
    if (abortController.signal.aborted) throw toAppError(abortController.signal.reason);
    // fetch rejects with a TypeError if there is no answer, whatever the reason.
    throw error instanceof TypeError
      ? new AppError('unavailable', `${path} did not answer`, { cause: error })
      : reportRefusal(toAppError(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Returns the parsed JSON of an answer, not yet validated.
 * @throws AppError with the code of an error answer; 'unavailable' if it is not JSON
 */
export async function readBody(response: Response, path: string): Promise<unknown> {
  const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok) {
    const body: unknown = isJson ? await response.json().catch(() => null) : null;
    throw apiResponseToAppError(response.status, body);
  }
  // A static host without the backend answers any path with its index page.
  if (!isJson) throw new AppError('unavailable', `${path} answered without JSON`);
  return response.json();
}
