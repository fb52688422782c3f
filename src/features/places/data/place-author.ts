import { readFirestore } from '#platform/firestore/connection.ts';
import { fieldsOf, textOf } from '#shared/stored-fields.ts';
import { toUser } from '#features/account/model/user.ts';

/**
 * Returns the name of the user who changed a place at the given time. The audit entry of the same commit holds their
 * uid. Only super admins have access. Reads at most two documents. Both filters are equalities, so no composite index
 * is needed.
 * @param changedAt updatedAt of the place as returned by REST, with all digits
 * @returns null if the log has no entry for that change, or if its author's account was deleted
 * @throws AppError 'permission-denied' for other users; errors of readFirestore
 */
export function getAuthorOfChange(placeId: string, changedAt: string): Promise<string | null> {
  return readFirestore(async ({ sdk, db }) => {
    const [, timeToTheSecond = '', fraction = ''] =
      /^(.{19})(?:\.(\d{1,9}))?Z$/.exec(changedAt) ?? [];
    const seconds = Date.parse(`${timeToTheSecond}Z`) / 1000;
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
    const user = await sdk.getDoc(sdk.doc(db, 'users', actorId));
    return user.exists() ? toUser(user.id, user.data()).displayName : null;
  });
}
