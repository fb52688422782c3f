import { idToken } from '../firestore/id-token.ts';
import { apiFetch } from './api-client.ts';
import type { ApiGetOptions } from './api-client.ts';

interface SignedRequest extends Pick<ApiGetOptions, 'signal' | 'timeoutMs'> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON; no body when absent. */
  body?: object;
}

/**
 * Asks the own backend in the name of whoever is signed in.
 * @param path begins with '/api/'
 * @param read as in apiFetch()
 * @throws AppError as idToken() and apiFetch()
 */
export async function signedFetch<T>(
  path: string,
  { method, body, ...limits }: SignedRequest,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${await idToken()}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  return apiFetch(path, { method, headers, body: body && JSON.stringify(body) }, limits, read);
}
