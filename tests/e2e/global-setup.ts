import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../scripts/local-stack.ts';
import { readCityDocuments } from './city.ts';

/**
 * Starts the demo (production build, real server, local Firebase, seed) on free ports in a temporary folder. Returns a
 * function that stops it. If E2E_URL is set, tests that site instead. The initial city data is saved for all workers,
 * because some workers start after other tests have added data.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guia-e2e-'));
  const stop = process.env['E2E_URL'] ? () => Promise.resolve() : await startDemo(dataDir);
  const city = path.join(dataDir, 'city.json');
  const host = process.env['E2E_FIRESTORE'];
  if (!host) throw new Error('E2E_FIRESTORE is not set: the address of the local Firestore');
  await writeFile(city, JSON.stringify(await readCityDocuments(host)));
  process.env['E2E_CITY'] = city;
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function startDemo(dataDir: string): Promise<() => Promise<void>> {
  // Generating the seed images takes longer than everything else, so they are cached between runs.
  process.env['ART_CACHE_DIR'] ??= path.resolve(import.meta.dirname, '../../.local/art-cache');
  // Replaces the translator: it answers in capitals.
  process.env['TRANSLATOR_ES'] ??= 'tr a-z A-Z';
  const stack = await startStack({ mode: 'demo', ports: 'free', dataDir });
  process.env['E2E_URL'] = stack.webUrl;
  process.env['E2E_FIRESTORE'] = stack.firestoreHost;
  process.env['E2E_AUTH'] = stack.authHost;
  process.env['E2E_STRIPE'] = stack.stripeUrl ?? '';
  process.env['E2E_MAIL'] = stack.mailUrl ?? '';
  process.env['E2E_UPLOADS'] = path.join(dataDir, 'uploads');
  return () => stack.stop();
}
