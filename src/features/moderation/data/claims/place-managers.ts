import { isManagerOfPlace } from '#features/moderation/model/claim.ts';
import type { Place } from '#features/places/model/place.ts';
import { toUser } from '#features/account/model/stored-user.ts';
import type { User } from '#features/account/model/user.ts';

import type { FirestoreConnection } from '#platform/firestore/connection.ts';
import { documentsById } from '#platform/firestore/documents-by-id.ts';

/** People who are asked for at once, whatever the number of places. */
const mostManagers = 300;

/**
 * Who manages each of these places (at most 30), for super admins: those whom it is entrusted to and who made it, as
 * long as they are active managers. Super admins, who manage all, are not among them. Reads a document for each person.
 * @returns a list for each place, also an empty one
 * @throws what Firestore throws
 */
export async function managersOfPlaces(
  connection: FirestoreConnection,
  places: readonly Pick<Place, 'id' | 'createdBy'>[],
): Promise<Map<string, User[]>> {
  if (places.length === 0) return new Map();
  const { sdk, db } = connection;
  const ids = places.map(({ id }) => id);
  const makers = new Set(places.map(({ createdBy }) => createdBy).filter(isPossibleId));
  const [entrusted, made] = await Promise.all([
    sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'users'),
        sdk.where('managedPlaces', 'array-contains-any', ids),
        sdk.limit(mostManagers),
      ),
    ),
    documentsById(connection, 'users', [...makers]),
  ]);
  const people = new Map(
    [...entrusted.docs, ...made].map((one) => [one.id, toUser(one.id, one.data())]),
  );
  return new Map(
    places.map((place) => [
      place.id,
      [...people.values()].filter((person) => isManagerOfPlace(person, place)),
    ]),
  );
}

/** A place of old times may not say who made it. */
function isPossibleId(id: string): boolean {
  return id !== '' && !id.includes('/');
}
