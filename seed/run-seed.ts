import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { allArtKeys } from './art-keys.ts';
import { renderArt } from './art/render.ts';
import { buildCity, handWrittenPlaces } from './build-city.ts';
import { SeedRefused } from './options.ts';
import type { SeedOptions } from './options.ts';
import { clearAccounts, writeAccounts } from './write-accounts.ts';
import {
  clearFirestore,
  connectFirestore,
  markSeeded,
  seededPlaces,
  writeCity,
} from './write-firestore.ts';
import { writePictures } from './write-pictures.ts';
import { writeSubscriptions } from './write-subscriptions.ts';

export interface SeedResult {
  places: number;
  documents: number;
  accounts: number;
  pictures: number;
}

/**
 * Fills local Firebase and the upload folder. With `fresh`, all earlier data and images of places are deleted first.
 * Otherwise existing records are not changed, so a second run creates nothing. After a completed seed, documents are
 * not checked again, so that records deleted by users stay deleted.
 * @throws SeedRefused if local Firebase does not answer
 * @param say called with one line of progress per step
 */
export async function runSeed(
  options: SeedOptions,
  now: Date,
  say: (line: string) => void,
): Promise<SeedResult> {
  const { projectId, firestoreHost, authHost } = options;
  await expectAnswer('Firestore', firestoreHost);
  if (authHost !== null) await expectAnswer('Auth', authHost);
  if (options.fresh) {
    await clearFirestore(projectId, firestoreHost);
    if (authHost !== null) await clearAccounts({ host: authHost, projectId });
    await rm(path.join(options.uploadsDir, 'places'), { recursive: true, force: true });
  }
  const size = Math.max(options.places ?? handWrittenPlaces, handWrittenPlaces);
  const db = connectFirestore(projectId, firestoreHost);
  try {
    const accounts = await seedAccounts(options, say);
    const isComplete = (await seededPlaces(db)) >= size;
    if (isComplete && existsSync(path.join(options.uploadsDir, 'places'))) {
      say('The demo data is already complete.');
      return { places: 0, documents: 0, accounts, pictures: 0 };
    }
    const { art, drawn } = await renderArt(allArtKeys(), options.artCacheDir);
    say(`Drawings: ${art.size} ready (${drawn} rendered now).`);
    const city = buildCity({ size, now, colourOf: (key) => art.get(key)?.colour ?? '#d9d2c5' });
    const pictures = writePictures(city.pictures, art, options.uploadsDir);
    say(`Images: ${pictures} new in ${path.join(options.uploadsDir, 'places')}.`);
    // The seed was already completed, so the documents may contain changes of users. Only missing images are restored.
    if (isComplete) return { places: 0, documents: 0, accounts, pictures };
    const documents = await writeCity(db, city.documents);
    if (options.stripeHost !== null) {
      const members = await writeSubscriptions(options.stripeHost, city.documents);
      say(`Subscriptions: ${members} members in local Stripe.`);
    }
    await markSeeded(db, size, now);
    say(`Firestore: ${documents} new documents, ${city.documents.places.length} places.`);
    return { places: city.documents.places.length, documents, accounts, pictures };
  } finally {
    await db.terminate();
  }
}

/**
 * Sends a request to a service and accepts any response. The Firestore library would retry for minutes instead.
 * @throws SeedRefused if the service does not respond
 */
async function expectAnswer(service: string, host: string): Promise<void> {
  try {
    await fetch(`http://${host}/`, { signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    throw new SeedRefused(
      `Local ${service} did not respond at ${host}: start local Firebase and try again.`,
      { cause: error },
    );
  }
}

async function seedAccounts(options: SeedOptions, say: (line: string) => void): Promise<number> {
  const { authHost: host, projectId } = options;
  if (host === null) {
    say('Accounts: skipped, because FIREBASE_AUTH_EMULATOR_HOST is not set.');
    return 0;
  }
  const created = await writeAccounts({ host, projectId });
  say(`Accounts: ${created} new.`);
  return created;
}
