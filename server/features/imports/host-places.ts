import type { Firestore } from '@google-cloud/firestore';
import type { HostPlace } from '#features/imports/model/event-import/event-row-check.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import type { AccountState } from '#server/platform/identity/account-state.ts';

/** Maximum number of created places that are read per user. At most 200 assigned places (managedPlaces) are added. */
const maxCreatedPlaces = 100;

/**
 * Returns the places for which a user may publish events: all active places for super admins, otherwise those that the
 * user manages. Reads only the ids of up to 100 places created by the manager; the rest comes from memory.
 * @throws AppError 'unavailable'
 */
export async function listHostPlaces(
  { firestore, placeIndex }: { firestore: Firestore; placeIndex: Pick<LivePlaceIndex, 'current'> },
  { uid, accountState }: { uid: string; accountState: AccountState | null },
): Promise<HostPlace[]> {
  const directory = await placeIndex.current();
  const activePlaces = [...directory.places()].map(({ id, title }) => ({ id, title }));
  if (accountState?.role === 'super_admin') return activePlaces;
  const createdPlacesQuery = firestore
    .collection('places')
    .where('createdBy', '==', uid)
    .orderBy('createdAt', 'desc')
    .select()
    .limit(maxCreatedPlaces);
  const { docs } = await createdPlacesQuery.get();
  const managedPlaceIds = new Set([
    ...(accountState?.managedPlaces ?? []),
    ...docs.map(({ id }) => id),
  ]);
  return activePlaces.filter(({ id }) => managedPlaceIds.has(id));
}
