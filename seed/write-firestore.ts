import { Firestore, GeoPoint } from '@google-cloud/firestore';
import { GoogleAuth, OAuth2Client } from 'google-auth-library';
import { dayMs } from '#shared/time-units.ts';
import type { CityDocuments, SeedDocument } from './city.ts';

/** Number of writes per commit; Firestore allows 500. */
const batchSize = 400;

/**
 * Returns a client of the local Firestore. The token 'owner' bypasses the security rules; the preset auth client
 * prevents the library from looking for Google credentials.
 */
export function connectFirestore(projectId: string, host: string): Firestore {
  const authClient = new OAuth2Client();
  authClient.setCredentials({ access_token: 'owner', expiry_date: Date.now() + dayMs });
  return new Firestore({
    projectId,
    preferRest: true,
    host,
    ssl: false,
    auth: new GoogleAuth({ authClient }),
  });
}

/** Deletes all documents of the project, through the endpoint of the official emulator. */
export async function clearFirestore(projectId: string, host: string): Promise<void> {
  const address = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(address, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  if (!response.ok)
    throw new Error(
      `Firestore answered ${response.status} to the request to delete all documents.`,
    );
}

/** Converts coordinates to GeoPoints, also those in audit entries; other values are stored unchanged. */
function storedFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, stored(value)]));
}

function stored(value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  const { latitude, longitude } = value;
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? new GeoPoint(latitude, longitude)
    : storedFields(value);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/**
 * Creates the documents that do not exist yet. Existing ones are not changed, so a second run changes nothing.
 * @returns the number of documents created
 */
export async function writeCollection(
  db: Firestore,
  collection: string,
  documents: readonly SeedDocument<object>[],
): Promise<number> {
  if (documents.length === 0) return 0;
  const existing = await db.collection(collection).select().get();
  const known = new Set(existing.docs.map(({ id }) => id));
  const missing = documents.filter(({ id }) => !known.has(id));
  const batches: SeedDocument<object>[][] = [];
  for (let start = 0; start < missing.length; start += batchSize) {
    batches.push(missing.slice(start, start + batchSize));
  }
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const commit = db.batch();
      for (const { id, fields } of batch) {
        commit.create(db.collection(collection).doc(id), storedFields(fields));
      }
      await commit.commit();
    }
  };
  await Promise.all([work(), work()]);
  return missing.length;
}

/**
 * Stores all documents. Settings are written last, because the app reads them first.
 * @returns the number of documents created
 */
export async function writeCity(db: Firestore, documents: CityDocuments): Promise<number> {
  const { settings, ...others } = documents;
  let created = 0;
  for (const [collection, items] of Object.entries(others)) {
    created += await writeCollection(db, collection, items);
  }
  return created + (await writeCollection(db, 'settings', settings));
}

/** Returns the document in which the seed records a completed run; clients cannot read it. */
function marker(db: Firestore) {
  return db.collection('settings').doc('seed');
}

/** Returns the number of places of the largest completed seed; 0 if there is none. */
export async function seededPlaces(db: Firestore): Promise<number> {
  const places: unknown = (await marker(db).get()).get('places');
  return typeof places === 'number' ? places : 0;
}

export async function markSeeded(db: Firestore, places: number, at: Date): Promise<void> {
  await marker(db).set({ places, completedAt: at });
}
