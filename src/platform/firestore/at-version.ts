import { errorCode } from '#shared/app-error.ts';

import { readRestDocument } from './rest-documents.ts';
import type { RestDocument } from './rest-documents.ts';

/** How often a commit is tried while others write the document, as everybody who reviews a place does. */
const maxAttempts = 5;

/**
 * Changes a document only where it is still the one that was compared: reads it, compares it, commits on its version,
 * and begins anew while others write it at the same moment.
 * @param compare looks at the document as it is now and answers how to commit; what it throws ends the attempt. The
 *   commit holds the precondition `updateTime`
 * @throws AppError 'conflict' when others were faster each time; 'permission-denied' when rules refuse the same
 *   version again; what readRestDocument(), `compare` and the commit throw
 */
export async function atVersion<Result>(
  path: string,
  compare: (document: RestDocument) => () => Promise<Result>,
): Promise<Result> {
  let refusedVersion: string | null = null;
  let refusal: unknown;
  for (let attempt = 1; ; attempt += 1) {
    const document = await readRestDocument(path);
    // Rules come before the precondition: they refuse an entry that tells what others have changed meanwhile.
    if (document.updateTime === refusedVersion) throw refusal;
    const commit = compare(document);
    try {
      return await commit();
    } catch (error) {
      const code = errorCode(error);
      if (code !== 'conflict' && code !== 'permission-denied') throw error;
      if (attempt >= maxAttempts) throw error;
      refusedVersion = code === 'permission-denied' ? document.updateTime : null;
      refusal = error;
    }
  }
}
