import { errorCode } from '#shared/app-error.ts';

import { readRestDocument } from './rest-documents.ts';
import type { RestDocument } from './rest-documents.ts';

/** Maximum commit attempts under concurrent writes, e.g. when several users review one place. */
const maxAttempts = 5;

/**
 * Updates a document with optimistic concurrency: reads it, calls `prepareCommit`, commits against the version that was
 * read, and retries if it was changed at the same time.
 * @param prepareCommit receives the current document and returns the commit, which must carry the precondition
 * `updateTime`; an error that it throws is not retried
 * @throws AppError 'conflict' if every attempt lost against another write; 'permission-denied' if rules refuse the
 * write and the document has not changed since; what readRestDocument(), `prepareCommit` and the commit throw
 */
export async function updateWithVersionCheck<Result>(
  path: string,
  prepareCommit: (document: RestDocument) => () => Promise<Result>,
): Promise<Result> {
  let refusedVersion: string | null = null;
  let refusalError: unknown;
  for (let attempt = 1; ; attempt += 1) {
    const document = await readRestDocument(path);
    // Rules are checked before the precondition, so they may have refused outdated data. If the document has not
    // changed, the refusal has another cause.
    if (document.updateTime === refusedVersion) throw refusalError;
    const commit = prepareCommit(document);
    try {
      return await commit();
    } catch (error) {
      const code = errorCode(error);
      if (code !== 'conflict' && code !== 'permission-denied') throw error;
      if (attempt >= maxAttempts) throw error;
      refusedVersion = code === 'permission-denied' ? document.updateTime : null;
      refusalError = error;
    }
  }
}
