import { AppError, errorCode } from '#shared/app-error.ts';

import { readFirestore } from './connection.ts';

/**
 * What a refused change of a document means: rules refuse the change of one that is gone as they refuse people
 * who may not. One read, where the change was refused.
 * @returns 'not-found' when the document is gone, otherwise the error itself
 */
export async function explainedRefusal(error: unknown, path: string): Promise<unknown> {
  if (errorCode(error) !== 'permission-denied') return error;
  try {
    const { exists } = await readFirestore(async ({ sdk, db }) => {
      const snapshot = await sdk.getDoc(sdk.doc(db, path));
      return { exists: snapshot.exists() };
    });
    return exists ? error : new AppError('not-found', `${path} is gone`, { cause: error });
  } catch {
    // It may not even be read any more: that is no absence.
    return error;
  }
}
