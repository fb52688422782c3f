import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../scripts/local-stack.ts';
import { readCityDocuments } from './city.ts';

/**
 * Starts the demonstration (production build, real server, local Firebase, seed) on free ports in a folder of
 * its own, and answers what stops it. E2E_URL already set means: test what runs there. What the city holds
 * before the first test is kept for all workers: some begin when others have added to it.
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
  // The drawings of the seed take longer than all the rest: kept between runs.
  process.env['ART_CACHE_DIR'] ??= path.resolve(import.meta.dirname, '../../.local/art-cache');
  const stack = await startStack({ mode: 'demo', ports: 'free', dataDir });
  process.env['E2E_URL'] = stack.webUrl;
  process.env['E2E_FIRESTORE'] = stack.firestoreHost;
  process.env['E2E_AUTH'] = stack.authHost;
  process.env['E2E_STRIPE'] = stack.stripeUrl ?? '';
  process.env['E2E_MAIL'] = stack.mailUrl ?? '';
  process.env['E2E_UPLOADS'] = path.join(dataDir, 'uploads');
  return () => stack.stop();
}
