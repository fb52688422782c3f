import { readFirestore } from '#platform/firestore/connection.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';
import { toUser } from '#features/account/model/stored-user.ts';

/**
 * The name of whoever changed a place at an instant: the audit entry of the same commit names them. Only super
 * admins may ask. At most two document reads; both filters are equalities, so no composite index is needed.
 * @param changedAt the place's updatedAt as REST gives it, to the last digit
 * @returns null where the log has no entry of that change, or its author is gone
 * @throws AppError 'permission-denied' for anybody else; what readFirestore throws
 */
export function placeAuthor(placeId: string, changedAt: string): Promise<string | null> {
  return readFirestore(async ({ sdk, db }) => {
    const [, second = '', fraction = ''] = /^(.{19})(?:\.(\d{1,9}))?Z$/.exec(changedAt) ?? [];
    const seconds = Date.parse(`${second}Z`) / 1000;
    if (Number.isNaN(seconds)) return null;
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'auditLog'),
        sdk.where('target', '==', `places/${placeId}`),
        sdk.where('createdAt', '==', new sdk.Timestamp(seconds, Number(fraction.padEnd(9, '0')))),
        sdk.limit(1),
      ),
    );
    const actorId = textOf(fieldsOf(docs[0]?.data())['actorId'], 128);
    if (actorId === '') return null;
    const person = await sdk.getDoc(sdk.doc(db, 'users', actorId));
    return person.exists() ? toUser(person.id, person.data()).displayName : null;
  });
}
