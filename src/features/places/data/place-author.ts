import { collection } from '#platform/firestore/collection.ts';
import { textOf } from '#shared/stored-fields.ts';
import { getUser } from '#features/account/data/user-store.ts';

const actorIds = collection('auditLog', (_id, { actorId }) => textOf(actorId, 128));

/**
 * Returns the name of the user who changed a place at the given time. The audit entry of the same commit holds their
 * uid. Only super admins have access. Reads at most two documents. Both filters are equalities, so no composite index
 * is needed.
 * @param changedAt updatedAt of the place as stored, with all digits
 * @returns null if the log has no entry for that change, or if its author's account was deleted
 * @throws AppError 'permission-denied' for other users; errors of Collection
 */
export async function getAuthorOfChange(
  placeId: string,
  changedAt: unknown,
): Promise<string | null> {
  const [actorId = ''] = await actorIds.list({
    where: [
      ['target', '==', `places/${placeId}`],
      ['createdAt', '==', changedAt ?? null],
    ],
    limit: 1,
  });
  if (actorId === '') return null;
  return (await getUser(actorId))?.displayName ?? null;
}
