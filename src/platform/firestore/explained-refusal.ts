import { AppError, errorCode } from '#shared/app-error.ts';

import { readFirestore } from './connection.ts';

/**
 * Distinguishes a refused write of a deleted document from missing access: rules refuse both. Reads the document once,
 * only after a refusal.
 * @returns AppError 'not-found' if the document is deleted, otherwise the error itself
 */
export async function explainRefusal(error: unknown, path: string): Promise<unknown> {
  if (errorCode(error) !== 'permission-denied') return error;
  try {
    const { exists } = await readFirestore(async ({ sdk, db }) => {
      const snapshot = await sdk.getDoc(sdk.doc(db, path));
      return { exists: snapshot.exists() };
    });
    return exists ? error : new AppError('not-found', `${path} is gone`, { cause: error });
  } catch {
    // The document is no longer readable, which does not prove that it is deleted.
    return error;
  }
}
