import type { EraseAccountBody } from '#features/account/model/account-contract.ts';
import { errorCode } from '#shared/app-error.ts';

import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';
import { readErasure } from './erasure-response.ts';

/** File to save on the user's device. */
export interface DownloadFile {
  filename: string;
  content: Blob;
}

/** Time limit of an export and of an erasure, which read all data of the user within one request. */
const timeoutMs = 60_000;

/** Delay before the retry after a lost response. */
const retryAfterMs = 1_500;

/**
 * Returns all stored data of the signed-in user as a JSON file.
 * @throws AppError 'unauthenticated', 'too-many-requests' after five in an hour, 'unavailable', 'timeout'
 */
export function exportPersonalData(): Promise<DownloadFile> {
  return signedFetch('/api/privacy/export', { method: 'POST', timeoutMs }, async (response) => {
    const personalData = await readBody(response, '/api/privacy/export');
    return {
      filename: parseFilename(response.headers.get('content-disposition')),
      content: new Blob([JSON.stringify(personalData, null, 2)], { type: 'application/json' }),
    };
  });
}

/**
 * Erases the account of the signed-in user with all data. Idempotent. After a lost response it retries once; an unknown
 * account then means that the erasure succeeded.
 * @returns false if the account is inactive and the server continues to erase its data
 * @throws AppError 'requires-recent-login', 'invalid-input' for another confirmation word, 'last-super-admin',
 * 'active-subscription', 'too-many-requests', 'unauthenticated', 'unavailable', 'timeout'
 */
export async function eraseAccount(body: EraseAccountBody): Promise<boolean> {
  try {
    return await requestErasure(body);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'unavailable' && code !== 'timeout') throw error;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return requestErasure(body).catch((retryError: unknown) => {
      if (errorCode(retryError) !== 'unauthenticated') throw retryError;
      return true;
    });
  }
}

async function requestErasure(body: EraseAccountBody): Promise<boolean> {
  const path = '/api/account';
  return signedFetch(path, { method: 'DELETE', body, timeoutMs }, (response) =>
    readErasure(response, path),
  );
}

function parseFilename(disposition: string | null): string {
  return /filename="([\w.-]{1,100})"/.exec(disposition ?? '')?.[1] ?? 'meus-dados.json';
}
