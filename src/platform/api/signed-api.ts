import { idToken } from '#platform/firestore/id-token.ts';
import { apiFetch } from './api-client.ts';
import type { ApiGetOptions } from './api-client.ts';

interface SignedRequest extends Pick<ApiGetOptions, 'signal' | 'timeoutMs'> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON, or as a form if it is FormData. Absent: no body. */
  body?: object;
}

/**
 * Sends a request to our backend with the ID token of the signed-in user.
 * @param path begins with '/api/'
 * @param readResponse as in apiFetch()
 * @throws AppError as idToken() and apiFetch()
 */
export async function signedFetch<T>(
  path: string,
  { method, body, ...limits }: SignedRequest,
  readResponse: (response: Response) => Promise<T>,
): Promise<T> {
  const isForm = body instanceof FormData;
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${await idToken()}`,
    // For a form the browser sets the content type itself.
    ...(body && !isForm && { 'content-type': 'application/json' }),
  };
  const requestBody = isForm ? body : body && JSON.stringify(body);
  return apiFetch(path, { method, headers, body: requestBody }, limits, readResponse);
}
