import type { EraseAccountBody } from '#features/account/model/account-contract.ts';
import { errorCode } from '#shared/app-error.ts';

import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** A file to be saved on the person's device. */
export interface DownloadFile {
  filename: string;
  content: Blob;
}

/** Everything is gathered or erased within one request; both read all that a person has. */
const timeoutMs = 60_000;

/** After an answer that did not come, before asking again. */
const retryAfterMs = 1_500;

/**
 * Everything that is kept about whoever is signed in, as one JSON file.
 * @throws AppError 'unauthenticated', 'too-many-requests' after five in an hour, 'unavailable', 'timeout'
 */
export function exportPersonalData(): Promise<DownloadFile> {
  return signedFetch('/api/privacy/export', { method: 'POST', timeoutMs }, async (response) => {
    const gathered = await readBody(response, '/api/privacy/export');
    return {
      filename: filenameOf(response.headers.get('content-disposition')),
      content: new Blob([JSON.stringify(gathered, null, 2)], { type: 'application/json' }),
    };
  });
}

/**
 * Erases the account of whoever is signed in, and everything of theirs. Idempotent. Where the answer got
 * lost it asks once more: an account that is unknown then has been erased.
 * @throws AppError 'requires-recent-login', 'invalid-input' for another word, 'last-super-admin',
 *   'active-subscription', 'too-many-requests', 'unauthenticated', 'unavailable', 'timeout'
 */
export async function eraseAccount(body: EraseAccountBody): Promise<void> {
  try {
    await requestErasure(body);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'unavailable' && code !== 'timeout') throw error;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    await requestErasure(body).catch((second: unknown) => {
      if (errorCode(second) !== 'unauthenticated') throw second;
    });
  }
}

async function requestErasure(body: EraseAccountBody): Promise<void> {
  await signedFetch('/api/account', { method: 'DELETE', body, timeoutMs }, (response) =>
    readBody(response, '/api/account'),
  );
}

function filenameOf(disposition: string | null): string {
  return /filename="([\w.-]{1,100})"/.exec(disposition ?? '')?.[1] ?? 'meus-dados.json';
}
