import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../../scripts/local-stack.ts';

/**
 * Starts the demonstration (production build, real server, local Firebase, seed) on free ports in a folder of
 * its own, and answers what stops it. E2E_URL already set means: test what runs there.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return () => Promise.resolve();
  // The drawings of the seed take longer than all the rest: kept between runs.
  process.env['ART_CACHE_DIR'] ??= path.resolve(import.meta.dirname, '../../.local/art-cache');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guia-e2e-'));
  const stack = await startStack({ mode: 'demo', ports: 'free', dataDir });
  process.env['E2E_URL'] = stack.webUrl;
  process.env['E2E_FIRESTORE'] = stack.firestoreHost;
  process.env['E2E_STRIPE'] = stack.stripeUrl ?? '';
  return async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
