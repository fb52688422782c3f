import { errorCode } from '#domain/app-error.ts';
import type { Place } from '#domain/place.ts';

import { readFirestore } from '../firebase.ts';
import { toPlace } from './place-converter.ts';
import { getPlace } from './place-store.ts';

/** What rules let a manager list at once of the places they created. */
const maxCreated = 100;
/** Documents that are read side by side. */
const readsAtOnce = 10;

/**
 * The places that somebody manages: those entrusted to them and those they created, by title. Entrusted ones
 * are read one by one, since rules let a manager read an inactive place but not list it (DESIGN section 4);
 * those that are gone are left out. Reads one document a place.
 * @throws AppError what readFirestore throws
 */
export async function listManagedPlaces(
  uid: string,
  managedPlaces: readonly string[],
): Promise<Place[]> {
  const created = await listCreatedPlaces(uid);
  const known = new Set(created.map(({ id }) => id));
  const missing = [...new Set(managedPlaces)].filter((id) => !known.has(id));
  const entrusted: Place[] = [];
  for (let next = 0; next < missing.length; next += readsAtOnce) {
    const found = await Promise.all(missing.slice(next, next + readsAtOnce).map(findPlace));
    entrusted.push(...found.filter((place) => place !== null));
  }
  return [...created, ...entrusted].sort((one, other) =>
    one.title.localeCompare(other.title, 'pt-BR'),
  );
}

function listCreatedPlaces(uid: string): Promise<Place[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('createdBy', '==', uid),
        sdk.limit(maxCreated),
      ),
    );
    return docs.map((document) => toPlace(document.id, document.data()));
  });
}

async function findPlace(id: string): Promise<Place | null> {
  try {
    return await getPlace(id);
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}
