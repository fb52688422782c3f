import { isManagerOfPlace } from '#features/moderation/model/claim.ts';
import type { Place } from '#features/places/model/place.ts';
import { toUser } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';

import { collection } from '#platform/firestore/collection.ts';

const users = collection('users', toUser);

/** Maximum number of users read by the query, regardless of the number of places. */
const maxManagers = 300;

/**
 * Returns the managers of each place (at most 30 places), for super admins: the active managers to whom the place is
 * assigned, and its creator if the creator is an active manager. Excludes super admins, who manage all places. Reads
 * one document per user.
 * @returns a list for each place, possibly empty
 * @throws AppError as readFirestore()
 */
export async function readManagersOfPlaces(
  places: readonly Pick<Place, 'id' | 'createdBy'>[],
): Promise<Map<string, User[]>> {
  if (places.length === 0) return new Map();
  const ids = places.map(({ id }) => id);
  const creatorIds = new Set(places.map(({ createdBy }) => createdBy).filter(isValidCreatorId));
  const [assigned, creators] = await Promise.all([
    users.list({ where: [['managedPlaces', 'array-contains-any', ids]], limit: maxManagers }),
    users.listByIds([...creatorIds]),
  ]);
  const managers = new Map([...assigned, ...creators].map((user) => [user.uid, user]));
  return new Map(
    places.map((place) => [
      place.id,
      [...managers.values()].filter((user) => isManagerOfPlace(user, place)),
    ]),
  );
}

/** Returns false for '' (old place documents may lack their creator) and for values that are not document ids. */
function isValidCreatorId(id: string): boolean {
  return id !== '' && !id.includes('/');
}
