import { fieldsOf } from '#shared/stored-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { readFirestore } from '#platform/firestore/connection.ts';

/**
 * Reads the stored fields of a document without the fallbacks of the model readers: rules compare audit entries with
 * the stored fields. Returns an empty object if the document does not exist. One document read.
 * @throws AppError errors of readFirestore()
 */
export function readStoredFields(path: string): Promise<Fields> {
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, path));
    return fieldsOf(snapshot.data());
  });
}

/**
 * Picks the named fields that are stored. A missing field is not recorded, because rules reject an old value that was
 * not stored.
 */
export function recordedFields(stored: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
  );
}
