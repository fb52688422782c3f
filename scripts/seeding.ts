import { mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { LOCAL_PROJECT } from './stack-environment.ts';

/** File written after the seed has finished. An interrupted seed runs again. */
const STAMP = 'seeded';

/**
 * Entries that the seed and the local services create in the data folder. Other files in the folder must not be
 * deleted.
 */
const OUR_FOLDERS = ['auth', 'firestore', 'storage', 'stripe', 'uploads', 'web', STAMP];

/** Deletes all local data, so that the next start runs the seed again. */
export async function deleteLocalData(dataDir: string): Promise<void> {
  for (const name of OUR_FOLDERS) {
    await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/** Returns true if the seed has never finished here, or if Firestore was emptied after it. */
export async function needsSeed(dataDir: string, firestoreHost: string): Promise<boolean> {
  return !existsSync(path.join(dataDir, STAMP)) || (await isEmpty(firestoreHost));
}

/** Starts the seed. Call `finishSeed` after it has succeeded. */
export function startSeed(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  output: Parameters<typeof startChild>[0]['output'],
): Child {
  return startChild({ label: 'seed', args: ['seed/main.ts', ...args], env, output });
}

export async function finishSeed(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, STAMP), `${new Date().toISOString()}\n`);
}

async function isEmpty(firestoreHost: string): Promise<boolean> {
  const documents = `http://${firestoreHost}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'places' }], limit: 1 } }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status} to a query for places.`);
  const rows = (await response.json()) as { document?: unknown }[];
  return !rows.some((row) => row.document);
}
