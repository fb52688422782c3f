import type { Firestore } from '@google-cloud/firestore';
import type { HostPlace } from '#features/imports/model/event-import/event-row-check.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import type { AccountState } from '#server/platform/identity/account-state.ts';

/** Maximum number of places created by a user that are read; at most 200 more are assigned to a manager. */
const maxCreated = 100;

/**
 * Returns the places for which a user may publish events: all active places for super admins, otherwise those that the
 * user manages. Reads only the ids of up to 100 places created by the manager; the rest comes from memory.
 * @throws AppError 'unavailable'
 */
export async function hostPlaces(
  { firestore, placeIndex }: { firestore: Firestore; placeIndex: Pick<LivePlaceIndex, 'current'> },
  { uid, standing }: { uid: string; standing: AccountState | null },
): Promise<HostPlace[]> {
  const directory = await placeIndex.current();
  const active = [...directory.places()].map(({ id, title }) => ({ id, title }));
  if (standing?.role === 'super_admin') return active;
  const created = firestore
    .collection('places')
    .where('createdBy', '==', uid)
    .orderBy('createdAt', 'desc')
    .select()
    .limit(maxCreated);
  const { docs } = await created.get();
  const managed = new Set([...(standing?.managedPlaces ?? []), ...docs.map(({ id }) => id)]);
  return active.filter(({ id }) => managed.has(id));
}
