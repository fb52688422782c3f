import { fieldsOf } from '#shared/stored-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { readFirestore } from '#platform/firestore/connection.ts';

/**
 * The fields of a document as they are stored, without the fallbacks of the models' readers: rules compare
 * with these what an audit entry tells. None for a document that is missing. One document read.
 * @throws AppError what readFirestore throws
 */
export function readStoredFields(path: string): Promise<Fields> {
  return readFirestore(async ({ sdk, db }) => {
    const snapshot = await sdk.getDoc(sdk.doc(db, path));
    return fieldsOf(snapshot.data());
  });
}

/**
 * Those of the stored fields that an entry is about. A field that is not stored is not recorded: rules take nothing for
 * the past that was not there.
 */
export function recordedFields(stored: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
  );
}
