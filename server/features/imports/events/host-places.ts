import type { Firestore } from '@google-cloud/firestore';
import type { HostPlace } from '#features/imports/model/event-import/event-row-check.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import type { Standing } from '#server/platform/identity/standing.ts';

/** Places made by one person that are looked into; those entrusted are 200 at most. */
const maxCreated = 100;

/**
 * Where somebody may announce events: every active place for super admins, else those that they manage. Reads nothing
 * but the ids of at most 100 places that a manager made; the rest is in memory.
 * @throws AppError 'unavailable'
 */
export async function hostPlaces(
  { firestore, placeIndex }: { firestore: Firestore; placeIndex: Pick<PlaceIndex, 'current'> },
  { uid, standing }: { uid: string; standing: Standing | null },
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
